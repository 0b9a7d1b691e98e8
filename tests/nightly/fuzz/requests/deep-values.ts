import type { Random } from "../random.ts";

/** What a parser reads recursively or for long: a prefix, a repeated opening and closing part, and a suffix. */
type NestingPattern = readonly [before: string, open: string, close: string, after: string];

const patterns: NestingPattern[] = [
  ["", "[", "", ""],
  ["", "[", "]", ""],
  ["", '{"a":', "}", ""],
  ["", '["]",', "", ""],
  ['{"', "[", "]", '"}'],
  ["", "(", ")", ""],
  ["", "a&", "", "a"],
  ["", "!", "", ""],
  ["{", "[1,2),", "", "}"],
  ["", "9", "", ""],
  ["2000-01-01 ", "a", "", "-1"],
];

/** Columns whose values Postgres parses, and columns with parsers of their own, which are not compared. */
const columns = {
  gadgets: ["id", "price", "available", "tags", "spec", "mood", "search", "serial", "made_at"],
  admin_audit_log: ["details", "created_at", "number", "actor_id"],
};

/** A filter whose value its parser would read deep or long, of about `size` characters. */
export function makeDeepFilter(random: Random, size: number): { table: string; filter: string } {
  const table = random.pick(["gadgets", "admin_audit_log"] as const);
  const value = repeatPattern(random.pick(patterns), size);
  const given = random.pick([value, `"${value}"`, `(${value})`, `("${value}")`, `{"${value}"}`]);
  return {
    table,
    filter: `${random.pick(columns[table])}=${random.pick(["eq", "gt", "in", "is"])}.${given}`,
  };
}

/** An object whose one value is like that: as a string, in a list, or as JSON of its own. */
export function makeDeepBody(random: Random, size: number): string {
  const parameter = random.pick(["document", "notes", "amount", "counts", "serial", "at", "times"]);
  const value = repeatPattern(random.pick(patterns), size);
  const serialized = random.pick([
    JSON.stringify(value),
    JSON.stringify(value),
    JSON.stringify([value]),
    value,
  ]);
  return `{"${parameter}":${serialized}}`;
}

function repeatPattern([before, open, close, after]: NestingPattern, size: number): string {
  const count = Math.floor(size / (open.length + close.length));
  return `${before}${open.repeat(count)}${close === "" ? "" : "1"}${close.repeat(count)}${after}`;
}
