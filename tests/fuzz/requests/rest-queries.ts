import type { Random } from "../random.ts";
import { encodePart, corrupt } from "../encode-address.ts";
import { makeHostileText } from "../hostile-text.ts";
import { parsedColumns } from "./parsed-columns.ts";

const columnNames = [
  ...[
    "id",
    "name",
    "price",
    "tags",
    "spec",
    "mood",
    "years",
    "serial",
    "made_at",
    "content",
    "oid",
    "ctid",
    "*",
  ],
  ...parsedColumns,
  "spans",
  ...[
    "markup",
    "kind",
    "mask",
    "bytes",
    "note",
    "notes",
    "counts",
    "amount",
    "wait",
    "details",
    "action",
    "message",
    "created_at",
  ],
  ...['"odd \\"name"', "نص", "x".repeat(80), "who", "words", "a", "n", "body", "inquiry", "admin_email"],
];
const queryKeys = [
  "select",
  "columns",
  "order",
  "limit",
  "offset",
  "and",
  "or",
  "not.and",
  "not.or",
  "on_conflict",
  "not.id",
  "secrets.content",
  "apikey",
];
const operators = [
  ...[
    "eq",
    "neq",
    "gt",
    "gte",
    "lt",
    "lte",
    "like",
    "ilike",
    "match",
    "imatch",
    "is",
    "in",
    "isdistinct",
    "cs",
    "cd",
    "ov",
  ],
  ...[
    "sl",
    "sr",
    "nxr",
    "nxl",
    "adj",
    "fts",
    "plfts",
    "phfts",
    "wfts",
    "eq(any)",
    "like(all)",
    "gt(all)",
    "fts(english)",
  ],
  ...["fts(nope)", "not", "noop", "__proto__", "toString"],
];

/** Queries that mean something for the shop's gadgets. */
const plausible = [
  ...[
    "select=id,name",
    "select=*",
    "select=n:name,id::text,spec->volts",
    "select=tags->>0,years::text",
    "select=a:id,*",
  ],
  ...[
    "order=price.desc.nullslast,id",
    "order=spec->volts",
    "limit=2",
    "offset=1",
    "offset=99",
    "id=eq.1",
    "id=in.(1,2,3)",
  ],
  ...[
    "id=not.in.(1,2)",
    "name=like.*m*",
    "name=ilike(any).{*p,L*}",
    'name=in.("motor, big",pump)',
    "name=match.^p",
  ],
  ...[
    "name=wfts(simple).pump or lamp",
    "price=gt.2.5",
    "price=is.null",
    "tags=cs.{water}",
    "tags=ov.{metal,light}",
  ],
  ...[
    'spec=cs.{"volts": 12}',
    "spec->>volts=eq.230",
    "mood=eq.calm",
    "years=adj.[2010,2011)",
    "made_at=lt.2024-01-15",
  ],
  ...[
    "serial=isdistinct.00000000-0000-4000-8000-000000000001",
    "not.and=(id.gt.2,available.is.true)",
    "columns=name",
  ],
  "or=(name.eq.pump,and(price.gt.2,not.or(id.eq.3,mood.is.null)))",
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
  const key = random.oneIn(3)
    ? random.pick(queryKeys)
    : `${random.pick(columnNames)}${random.oneIn(6) ? random.pick(["->", "->>"]) + makeHostileText(random, 500) : ""}`;
  const value = makeHostileText(random, maxLength);
  if (random.oneIn(4)) return [key, value];
  const negation = random.oneIn(4) ? "not." : "";
  const shape = random.pick(["plain", "plain", "quoted", "list", "quotedList", "set"] as const);
  const operation = `${negation}${random.pick(operators)}.${wrap(shape, value)}`;
  if (random.oneIn(4))
    return [random.pick(["or", "and", "not.or"]), `(${random.pick(columnNames)}.${operation},id.gt.0)`];
  return [key, operation];
}

function wrap(shape: "plain" | "quoted" | "list" | "quotedList" | "set", value: string): string {
  const quoted = `"${value.replaceAll(/(["\\])/g, "\\$1")}"`;
  return { plain: value, quoted, list: `(${value})`, quotedList: `(${quoted})`, set: `{${quoted}}` }[shape];
}

/** The same column, term, value, condition or parameter hundreds of times. */
function makeRepeatedParameter(random: Random, maxLength: number): string {
  const [prefix, item, separator, suffix] = random.pick([
    ["select=id", "*", ",", ""],
    ["select=id", "name::text", ",", ""],
    ["select=id", "a:spec->a->b", ",", ""],
    ["order=id", "price.desc.nullslast", ",", ""],
    ["order=id", "spec->a", ",", ""],
    ["columns=id", "name", ",", ""],
    ["id=in.(1", "1", ",", ")"],
    ["id=eq(any).{1", "1", ",", "}"],
    ["or=(id.eq.1", "name.like.*a*b*", ",", ")"],
    ["id=gt.0", "name=like.*a*", "&", ""],
    ["a=1", "b=2", "&", ""],
  ] as const);
  const count = Math.min(
    random.pick([20, 200, 1_000, 5_000]),
    Math.floor((maxLength - 50) / (item.length + 1)),
  );
  return `${prefix}${`${separator}${item}`.repeat(Math.max(count, 0))}${suffix}`;
}
