/** Entry: by a code, a guest's name, Telegram's login data, a table to watch, or the session of an earlier tab. */

import { h } from "./drawing.js";
import { Line } from "./line.js";
import { begin, meant, signed } from "./telegram.js";
import { learn, say } from "./words.js";

const CODE = /^#([\w-]{43})$/;
const KEY = "session";
/** Milliseconds until the next attempt if the program does not answer. */
const PAUSE = 2000;

/**
 * Finds or makes a session.
 * @param {HTMLElement} root
 * @returns {Promise<string>} its secret; empty if nobody is admitted
 */
export async function enter(root) {
  const code = signed ? "" : (CODE.exec(location.hash)?.[1] ?? "");
  const watched = new URLSearchParams(location.search).get("watch");
  /** @type {Record<string, string> | null} */
  const data =
    watched !== null ? { watch: watched } : signed ? { telegram: signed, table: meant } : code ? { code } : null;
  const asked = data && post(data);
  if (code) history.replaceState(null, "", location.pathname);
  const told = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");
  learn(told.texts);
  document.documentElement.lang = told.language;
  const answer = data && (await answered(root, data, await asked));
  if (!answer) return stored() || (refuse(root, "no-code"), "");
  if (signed || watched !== null) return answer.token || (refuse(root, answer.refused), "");
  if (answer.name) return invited(root, code);
  if (answer.token) return keep(answer);
  return stored() || (refuse(root, answer.refused), "");
}

/**
 * Repeats the request until the program answers: the code is no longer in the address.
 * @param {HTMLElement} root @param {Record<string, string>} data @param {any} answer
 */
async function answered(root, data, answer) {
  while (answer.refused === "again") {
    refuse(root, "again");
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    answer = await post(data);
  }
  root.replaceChildren();
  return answer;
}

/** Asks for a name, then takes a seat. */
function invited(/** @type {HTMLElement} */ root, /** @type {string} */ code) {
  return new Promise((/** @type {(token: string) => void} */ resolve) => {
    const field = /** @type {HTMLInputElement} */ (
      h("input", { id: "name", maxlength: "24", required: true, autocomplete: "nickname" })
    );
    const said = h("p", { role: "alert" });
    const form = h(
      "form",
      { class: "entrance" },
      h("h1", { text: say("title") }),
      h("label", { for: "name", text: say("name") }),
      field,
      h("button", { class: "key primary", text: say("enter") }),
      said,
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const answer = await post({ code, name: field.value });
      if (answer.token) resolve(keep(answer));
      else said.textContent = say(answer.refused ?? "name");
    });
    root.replaceChildren(form);
    field.focus();
  });
}

/** Shows why entry was refused, and what else there is to show. */
export function refuse(
  /** @type {HTMLElement} */ root,
  /** @type {string} */ why,
  /** @type {Node | null} */ more = null,
) {
  const said = h("p", { role: "alert", text: say(why) });
  root.replaceChildren(h("div", { class: "entrance" }, h("h1", { text: say("title") }), said, more));
}

async function post(/** @type {Record<string, string>} */ data) {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data) };
  return fetch("enter", sent).then(
    (answer) => answer.json().catch(() => ({ refused: "again" })),
    () => ({ refused: "again" }),
  );
}

function keep(/** @type {{ token: string }} */ answer) {
  try {
    localStorage.setItem(KEY, answer.token);
  } catch {
    // without storage, it lasts as long as the page
  }
  return answer.token;
}

function stored() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Forgets a session that is over. */
export function forget() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
}

export const root = /** @type {HTMLElement} */ (document.getElementById("page"));
/** The connection of this page, which opens while the rest of the page is still loading. */
export const line = new Line();

// A browser opens few connections at once: the modules for entry go before those that draw.
begin();
const entering = enter(root);
for (const later of document.querySelectorAll("link[rel=later]")) later.setAttribute("rel", "modulepreload");
import("./main.js");
line.token = await entering;
if (line.token) line.connect();
