/** The messages between Telegram's clients and a page, as Telegram documents them. */

const given = new URLSearchParams(location.hash.slice(1));
/** Telegram's signed login data, which is exchanged for a session. */
export const signed = given.get("tgWebAppData") ?? "";
/** The table to open: `start_param` of a link, or the address that a button opens. */
export const meant =
  new URLSearchParams(signed).get("start_param") ?? new URLSearchParams(location.search).get("table") ?? "";

/** Sends an event to the client, whichever it is. */
export function post(/** @type {string} */ type, /** @type {any} */ data = {}) {
  const outside = /** @type {any} */ (window);
  const written = JSON.stringify(data);
  if (outside.TelegramWebviewProxy) outside.TelegramWebviewProxy.postEvent(type, written);
  else if (outside.external && "notify" in outside.external)
    outside.external.notify(JSON.stringify({ eventType: type, eventData: data }));
  else if (parent !== window)
    parent.postMessage(JSON.stringify({ eventType: type, eventData: data }), "https://web.telegram.org");
}

/** Starts: the page fills its window, and swiping on the table does not close it. */
export function begin() {
  if (!signed) return;
  const receive = (/** @type {string} */ type, /** @type {any} */ data) => heard(type, data ?? {});
  const outside = /** @type {any} */ (window);
  outside.Telegram = { ...(outside.Telegram ?? {}), WebView: { receiveEvent: receive } };
  outside.TelegramGameProxy_receiveEvent = receive;
  addEventListener("message", (event) => {
    if (event.origin !== "https://web.telegram.org" || typeof event.data !== "string") return;
    try {
      const { eventType, eventData } = JSON.parse(event.data);
      receive(eventType, eventData);
    } catch {
      // not a message from Telegram
    }
  });
  dress(JSON.parse(given.get("tgWebAppThemeParams") ?? "{}"));
  post("web_app_ready");
  post("web_app_expand");
  post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
  post("web_app_request_theme");
  post("web_app_request_viewport");
  history.replaceState(null, "", location.pathname + location.search);
}

function heard(/** @type {string} */ type, /** @type {any} */ data) {
  if (type === "theme_changed") dress(data.theme_params ?? {});
  if (type === "viewport_changed" && data.is_state_stable && data.height > 0)
    document.documentElement.style.setProperty("--height", `${data.height}px`);
}

/** Chooses light or dark by the colours of the client. */
function dress(/** @type {any} */ colours) {
  const ground = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colours.bg_color ?? "");
  if (!ground) return;
  const [red, green, blue] = ground.slice(1).map((part) => Number.parseInt(part, 16));
  document.documentElement.dataset.client = red * 0.3 + green * 0.6 + blue * 0.1 < 128 ? "dark" : "light";
}

/** Vibrates when something is picked up, laid or refused. */
export function felt(/** @type {string} */ how) {
  if (!signed) return;
  const notes = ["warning", "success", "error"];
  post(
    "web_app_trigger_haptic_feedback",
    notes.includes(how) ? { type: "notification", notification_type: how } : { type: "impact", impact_style: how },
  );
}

let asks = false;
/** Lets the client ask before it closes the page while there is a draft. */
export function guard(/** @type {boolean} */ drafted) {
  if (!signed || drafted === asks) return;
  asks = drafted;
  post("web_app_setup_closing_behavior", { need_confirmation: drafted });
}
