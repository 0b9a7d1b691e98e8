import type { Random } from "../random.ts";

/** What a parser reads recursively or for long: what stands before it, opens, closes, and stands after it. */
type Nest = readonly [before: string, open: string, close: string, after: string];

/**
 * Columns of the specimens and arguments of their function whose values Postgres parses, with what their parsers dislike;
 * `elsewhere` are columns that are searched or parsed in filters.
 */
const parsers: { places: string[]; elsewhere?: string[]; nests: Nest[] }[] = [
  {
    places: ["document", "plain"],
    elsewhere: ["details"],
    nests: [
      ["", "[", "", ""],
      ["", "[", "]", ""],
      ["", '{"a":', "}", ""],
      ["", '["]",', "", ""],
    ],
  },
  {
    places: ["documents", "pair", "nest", "pairs"],
    nests: [
      ['(x,"', "[", "]", '")'],
      ['{"(x,\\"', "[", "]", '\\")"}'],
      ['{"', "[", "]", '"}'],
      ["", "{", "}", ""],
    ],
  },
  {
    places: ["search", "searches"],
    elsewhere: ["name", "action", "note"],
    nests: [
      ["", "(", ")", ""],
      ["", "a&", "", "a"],
      ["", "a ", "", ""],
      ["", "!", "", ""],
      ["", "(a\\)|", "", ""],
      ["", "(')'|", "", ""],
    ],
  },
  {
    places: ["route"],
    nests: [
      ["$", ".a", "", ""],
      ["", "(", ")", ""],
      ["", "-", "", ""],
    ],
  },
  {
    places: ["shape", "markup", "kind", "span", "amount"],
    nests: [
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
  const { places, elsewhere = [], nests } = random.pick(parsers);
  const column = random.pick([...places, ...elsewhere]);
  const isText = ["name", "action", "note"].includes(column);
  return {
    table: tableOf[column] ?? "specimens",
    column,
    operator: `${random.oneIn(4) ? "not." : ""}${random.pick(isText ? searches : comparisons)}`,
    value: renderNest(random.pick(nests), size),
  };
}

/** An object whose one value is like that: as a string, in a list, or as JSON of its own. */
export function makeDeepBody(random: Random, size: number): string {
  const { places, nests } = random.pick(parsers);
  const place = random.pick(places);
  const value = renderNest(random.pick(nests), size);
  const written = random.pick([JSON.stringify(value), JSON.stringify(value), JSON.stringify([value]), value]);
  return `{"note":"forbidden","${place}":${written}}`;
}

function renderNest([before, open, close, after]: Nest, size: number): string {
  const count = Math.floor(size / (open.length + close.length));
  return `${before}${open.repeat(count)}${close === "" ? "" : "1"}${close.repeat(count)}${after}`;
}
