// node fairness.mjs RECORD.toml: derives the shuffles of each sealed round again, without a library.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const rounds = [], record = {};
let at = record;
const file = readFileSync(process.argv[2], "utf8")
  .replace(/"""\n?([^]*?)"""/g, (_, text) => JSON.stringify(text))
  .replace(/= \[([^\]]*?),?\s*\]/g, (_, items) => `= [${items.replace(/\s+/g, " ")}]`);
for (const line of file.split(/\r?\n/)) {
  const [, name] = line.match(/^\[+([\w.]+)\]+$/) ?? [];
  const [, key, value] = line.match(/^("?[^"=]+"?) = (.*)$/) ?? [];
  if (name === "round") rounds.push({});
  if (name) at = name.split(".").reduce((t, k) => k === "round" ? rounds.at(-1) : (t[k] ??= {}), record);
  else if (key) at[key.replaceAll('"', "")] = JSON.parse(value);
}
const sealOf = (f) => createHash("sha256").update(`rummy-commitment/1\n${f.table}\n${f.deal}\n${f.seed}`).digest("hex");
function shuffled(pieces, round, number) {
  const f = round.fairness, order = [...pieces].sort(), left = [];
  const seats = record.seats.map((seat, place) => `${place + 1} ${f.words?.[seat] ?? ""}`);
  const message = ["rummy-shuffle/1", f.table, f.deal, f.rules, ...seats, `shuffle ${number}`].join("\n");
  for (let place = order.length - 1, block = 0; place > 0;) {
    if (!left.length) {
      const bytes = createHmac("sha256", Buffer.from(f.seed, "hex")).update(`${message}\n${block++}`).digest();
      for (let start = 0; start < 32; start += 4) left.push(bytes.readUInt32BE(start));
    }
    const drawn = left.shift();
    if (drawn >= 2 ** 32 - (2 ** 32 % (place + 1))) continue;
    const other = drawn % (place + 1);
    [order[place], order[other]] = [order[other], order[place]];
    place--;
  }
  return order.join(" ");
}
function differs(round) {
  if (!round.fairness?.seed) return "cannot be verified";
  if (sealOf(round.fairness) !== round.fairness.commitment) return "differs: seed";
  const stock = round.stock.split(" "), draw = (round.starter_draw ?? "").split(", ").filter(Boolean);
  let number = Math.ceil(draw.length / stock.length);
  const pools = Array.from({ length: number }, (_, n) => shuffled(stock, round, n + 1).split(" ").reverse());
  if (draw.some((one, n) => one.split(" ")[1] !== pools.flat()[n])) return "differs: draw";
  if (shuffled(stock, round, ++number) !== round.stock) return "differs: stock";
  const orders = round.moves.split("\n").map((move) => move.split(" : ")[1]).filter(Boolean);
  return orders.some((order) => shuffled(order.split(" "), round, ++number) !== order) ? "differs: shuffle" : "fair";
}
rounds.forEach((round, n) => console.log(`round ${n + 1}: ${differs(round)}`));
process.exitCode = rounds.every((round) => differs(round) === "fair") ? 0 : 1;
