import type { Random } from "../random.ts";

/** What a parser reads recursively or for long: a prefix, a repeated opening and closing part, and a suffix. */
type NestingPattern = readonly [before: string, open: string, close: string, after: string];

/**
 * Columns of the specimens and arguments of their function whose values Postgres parses, with what their parsers dislike;
 * `filterColumns` are columns that are searched or parsed in filters.
 */
const parsers: { columns: string[]; filterColumns?: string[]; patterns: NestingPattern[] }[] = [
  {
    columns: ["document", "plain"],
    filterColumns: ["details"],
    patterns: [
      ["", "[", "", ""],
      ["", "[", "]", ""],
      ["", '{"a":', "}", ""],
      ["", '["]",', "", ""],
    ],
  },
  {
    columns: ["documents", "pair", "nest", "pairs"],
    patterns: [
      ['(x,"', "[", "]", '")'],
      ['{"(x,\\"', "[", "]", '\\")"}'],
      ['{"', "[", "]", '"}'],
      ["", "{", "}", ""],
    ],
  },
  {
    columns: ["search", "searches"],
    filterColumns: ["name", "action", "note"],
    patterns: [
      ["", "(", ")", ""],
      ["", "a&", "", "a"],
      ["", "a ", "", ""],
      ["", "!", "", ""],
      ["", "(a\\)|", "", ""],
      ["", "(')'|", "", ""],
    ],
  },
  {
    columns: ["route"],
    patterns: [
      ["$", ".a", "", ""],
      ["", "(", ")", ""],
      ["", "-", "", ""],
    ],
  },
  {
    columns: ["shape", "markup", "kind", "span", "amount"],
    patterns: [
      ["", "(", ")", ""],
      ["", "<a>", "</a>", ""],
      ["integer", "[]", "", ""],
      ["{", "[1,2),", "", "}"],
      ["", "9", "", ""],
    ],
  },
];

const tableOf: Record<string, string> = {
  name: "gadgets",
  details: "admin_audit_log",
  action: "admin_audit_log",
};
const comparisons = ["eq", "cs", "neq", "cd", "in", "eq(any)"];
const searches = ["fts", "fts(english)", "plfts", "wfts", "phfts"];

export interface DeepFilter {
  table: string;
  column: string;
  operator: string;
  value: string;
}

/** A filter whose value its parser would read deep or long, of about `size` characters. */
export function makeDeepFilter(random: Random, size: number): DeepFilter {
  const { columns, filterColumns = [], patterns } = random.pick(parsers);
  const column = random.pick([...columns, ...filterColumns]);
  const isText = ["name", "action", "note"].includes(column);
  return {
    table: tableOf[column] ?? "specimens",
    column,
    operator: `${random.oneIn(4) ? "not." : ""}${random.pick(isText ? searches : comparisons)}`,
    value: repeatPattern(random.pick(patterns), size),
  };
}

/** An object whose one value is like that: as a string, in a list, or as JSON of its own. */
export function makeDeepBody(random: Random, size: number): string {
  const { columns, patterns } = random.pick(parsers);
  const column = random.pick(columns);
  const value = repeatPattern(random.pick(patterns), size);
  const serialized = random.pick([
    JSON.stringify(value),
    JSON.stringify(value),
    JSON.stringify([value]),
    value,
  ]);
  return `{"note":"forbidden","${column}":${serialized}}`;
}

function repeatPattern([before, open, close, after]: NestingPattern, size: number): string {
  const count = Math.floor(size / (open.length + close.length));
  return `${before}${open.repeat(count)}${close === "" ? "" : "1"}${close.repeat(count)}${after}`;
}
