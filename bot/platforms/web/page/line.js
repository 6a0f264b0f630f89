/** The connection to the program: it reconnects by itself, and loses no message. */

const PROTOCOL = 1;
const SHORTEST = 400;
const LONGEST = 8000;
/** How long an answer may take before the connection counts as lost. */
const PATIENCE = 10000;
/** Close codes after which it does not reconnect. */
const FINAL = new Set([4001, 4003, 4010]);

export class Line {
  constructor() {
    this.token = "";
    /** @type {any[]} what was heard before anybody listened */
    this.early = [];
    /** @type {(message: any) => void} */
    this.heard = (message) => this.early.push(message);
    /** @type {(connected: boolean) => void} */
    this.changed = () => {};
    /** @type {Map<string, any>} acts that nobody has confirmed yet */
    this.waiting = new Map();
    /** How many acts were sent. */
    this.acts = 0;
    this.connected = false;
    this.ended = false;
    this.wait = SHORTEST;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.patience = 0;
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.lose());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    addEventListener("pagehide", () => this.socket?.close());
  }

  /** @param {(message: any) => void} heard @param {(connected: boolean) => void} changed */
  listen(heard, changed) {
    this.heard = heard;
    this.changed = changed;
    for (const message of this.early.splice(0)) heard(message);
  }

  /** Connects or reconnects, and ignores an earlier connection. */
  connect() {
    clearTimeout(this.timer);
    this.ended = false;
    this.socket?.close();
    const address = new URL("table", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.put({ type: "hello", token: this.token, protocol: PROTOCOL });
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.socket === socket && this.closed(event.code);
  }

  /** @param {any} message */
  hear(message) {
    clearTimeout(this.patience);
    if (message.type === "welcome") {
      this.wait = SHORTEST;
      this.connected = true;
      for (const act of this.waiting.values()) this.put(act);
      this.changed(true);
    }
    if (message.type === "done" && message.id) this.waiting.delete(message.id);
    this.heard(message);
  }

  /** @param {number} code */
  closed(code) {
    clearTimeout(this.patience);
    this.socket = null;
    this.connected = false;
    this.ended = FINAL.has(code);
    this.changed(false);
    if (this.ended) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  /** Gives up a connection that is silent: the browser may notice only much later. */
  lose() {
    const socket = this.socket;
    if (!socket) return;
    this.closed(0);
    socket.close();
  }

  hurry() {
    if (this.connected || this.ended || this.socket) return;
    this.wait = SHORTEST;
    this.connect();
  }

  /** Sends a word that is carried out once, however often the connection breaks. */
  act(/** @type {string} */ word, /** @type {number | null} */ version, /** @type {number | null} */ draft) {
    const drawn = crypto.getRandomValues(new Uint32Array(4));
    const id = [...drawn].map((part) => part.toString(36)).join("-");
    const message = { type: "act", id, word, version, draft };
    this.acts += 1;
    this.waiting.set(id, message);
    this.put(message);
  }

  /** Sends a message now or not at all: later it would be useless. */
  put(/** @type {any} */ message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type === "invite") return true; // it may stay without an answer
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lose(), PATIENCE);
    return true;
  }
}
