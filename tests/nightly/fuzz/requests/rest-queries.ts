import type { Random } from "../random.ts";
import { encodePart, corrupt } from "../encode-address.ts";
import { makeHostileText } from "../hostile-text.ts";

const columnNames = [
  ...["id", "name", "price", "tags", "spec", "mood", "search", "serial", "made_at", "content", "oid", "ctid"],
  ...[
    "*",
    "n",
    "details",
    "action",
    "message",
    "created_at",
    '"odd \\"name"',
    "نص",
    "x".repeat(80),
    "__proto__",
  ],
];
const queryKeys = [
  "select",
  "order",
  "limit",
  "offset",
  "columns",
  "or",
  "not.id",
  "secrets.content",
  "apikey",
];
const operators = ["eq", "neq", "gt", "gte", "lt", "lte", "is", "in", "like", "not", "eq(any)", "toString"];

/** Queries that the shop's gadgets answer. */
const plausible = [
  ...["select=id,name", "select=*", "select=tags,spec", "order=price.desc,id", "order=made_at.asc"],
  ...["limit=2", "offset=1", "offset=99", "id=eq.1", "id=in.(1,2,3)", 'name=in.("motor, big",pump)'],
  ...["price=gt.2.5", "price=is.null", "available=is.true", "mood=eq.calm", "made_at=lt.2024-01-15"],
  ...["serial=neq.00000000-0000-4000-8000-000000000001", "spec=is.null", "big=lte.9007199254740993"],
];

/** A query that the shop's gadgets answer. */
export function makePlausibleQuery(random: Random): string {
  const [key, value] = splitParameter(random.pick(plausible));
  return `${key}=${encodeURIComponent(value)}`;
}

/** The query of a REST request: plausible, hostile, corrupted, or one part of it many times. */
export function makeQuery(random: Random, maxLength: number): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () =>
    random.oneIn(3) ? makeHostileParameter(random, maxLength) : splitParameter(random.pick(plausible)),
  );
  const query = parts
    .map(([key, value]) => `${encodePart(random, key)}=${encodePart(random, value)}`)
    .join("&");
  if (random.oneIn(12)) return makeRepeatedParameter(random, maxLength);
  return random.oneIn(3) ? corrupt(random, query) : query;
}

function splitParameter(part: string): [string, string] {
  const sign = part.indexOf("=");
  return [part.slice(0, sign), part.slice(sign + 1)];
}

function makeHostileParameter(random: Random, maxLength: number): [string, string] {
  const key = random.pick(random.oneIn(3) ? queryKeys : columnNames);
  const value = makeHostileText(random, maxLength);
  if (random.oneIn(4)) return [key, value];
  const quoted = `"${value.replaceAll(/(["\\])/g, "\\$1")}"`;
  return [key, `${random.pick(operators)}.${random.pick([value, quoted, `(${value})`, `(${quoted})`])}`];
}

/** The same column, term, value, condition or parameter hundreds of times. */
function makeRepeatedParameter(random: Random, maxLength: number): string {
  const [prefix, item, separator, suffix] = random.pick([
    ["select=id", "*", ",", ""],
    ["select=id", "name", ",", ""],
    ["order=id", "price.desc", ",", ""],
    ["id=in.(1", "1", ",", ")"],
    ["name=in.(1", '"', ",", ")"],
    ["id=gt.0", "price=lt.1e99", "&", ""],
    ["id=in.(1)", "big=in.(1,2,3)", "&", ""],
    ["a=1", "b=2", "&", ""],
  ] as const);
  const count = Math.min(
    random.pick([20, 200, 1_000, 5_000]),
    Math.floor((maxLength - 50) / (item.length + 1)),
  );
  return `${prefix}${`${separator}${item}`.repeat(Math.max(count, 0))}${suffix}`;
}
