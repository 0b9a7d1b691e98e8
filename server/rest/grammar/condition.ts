import { limits } from "../limits.ts";
import { Cursor } from "./cursor.ts";
import { type Field, quotedText, parseField, unquote } from "./field.ts";

/** The operators that compare a field with one value, as Postgres writes them. */
export const comparisons = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
} as const;

/** The text searches, each with the function that parses its value. */
export const searches = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
} as const;

/** What `is.` may be followed by, as Postgres writes it. */
export const states = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
} as const;

export type Comparison = keyof typeof comparisons;

export type Operation =
  | { kind: "comparison"; operator: Comparison; quantifier?: "any" | "all"; value: string }
  | { kind: "search"; operator: keyof typeof searches; language?: string; value: string }
  | { kind: "in"; values: string[] }
  | { kind: "is"; state: keyof typeof states };

export type Condition =
  | { kind: "filter"; field: Field; negated: boolean; operation: Operation }
  | { kind: "group"; join: "and" | "or"; negated: boolean; conditions: Condition[] };

const quotedInGroup = new RegExp(`${quotedText.source}(?=[,)]|$)`, "suy");
const quotedInList = new RegExp(`${quotedText.source}(?=[,)])`, "suy");

/** Parses a filter parameter: `status=not.in.(new,"a,b")`. */
export function parseFilter(name: string, text: string): Condition {
  const nameCursor = new Cursor(`tree path (${name})`, name);
  const field = parseField(nameCursor);
  nameCursor.expectEnd();
  const cursor = new Cursor(`filter (${text})`, text);
  const filter: Condition = { kind: "filter", field, ...parseNegatableOperation(cursor, /.*/suy) };
  cursor.expectEnd();
  return filter;
}

/** Parses `or=(a.eq.1,not.and(b.gt.2,c.is.null))`; `name` is `or`, `and`, `not.or` or `not.and`. */
export function parseGroup(name: string, text: string): Condition {
  const cursor = new Cursor(`logic tree (${text})`, name + text);
  const group = parseCondition(cursor, 0);
  cursor.expectEnd();
  return group;
}

function parseCondition(cursor: Cursor, depth: number): Condition {
  const opening = cursor.take(/[ \t]*(not\.)?(and|or)[ \t]*\(/y);
  if (!opening) {
    const field = parseField(cursor);
    cursor.expect(/\./y, "delimiter (.)");
    return { kind: "filter", field, ...parseNegatableOperation(cursor, /\{[^{}]*\}|[^,)]*/uy, true) };
  }
  if (depth === limits.groupDepth) cursor.refuse(`more than ${limits.groupDepth} groups inside each other`);
  const conditions: Condition[] = [];
  do {
    conditions.push(parseCondition(cursor, depth + 1));
  } while (cursor.take(/[ \t]*,/y));
  cursor.expect(/[ \t]*\)[ \t]*/y, '"," or ")"');
  return {
    kind: "group",
    join: opening[2] === "and" ? "and" : "or",
    negated: opening[1] !== undefined,
    conditions,
  };
}

function parseNegatableOperation(
  cursor: Cursor,
  plainValue: RegExp,
  quotable = false,
): { negated: boolean; operation: Operation } {
  const negated = cursor.take(/not\./y) !== undefined;
  return { negated, operation: parseOperation(cursor, plainValue, quotable) };
}

function parseOperation(cursor: Cursor, plainValue: RegExp, quotable: boolean): Operation {
  if (cursor.take(/in\./y)) return { kind: "in", values: parseList(cursor) };
  if (cursor.take(/is\./y)) return { kind: "is", state: parseState(cursor) };
  const [, operator = "", argument] = cursor.expect(
    /([^.(,)]*)(?:\(([^)]*)\))?\./uy,
    '"not" or operator (eq, gt, ...)',
  );
  const value = () => {
    const quoted = quotable ? cursor.take(quotedInGroup) : undefined;
    return quoted ? unquote(quoted) : cursor.expect(plainValue, "value")[0];
  };
  if (isKey(searches, operator)) {
    return {
      kind: "search",
      operator,
      ...(argument !== undefined && { language: argument }),
      value: value(),
    };
  }
  // See docs/decisions/regular-expressions.md.
  if (operator === "match" || operator === "imatch") cursor.refuse("regular expressions are not served here");
  const quantifier = argument === "any" || argument === "all" ? argument : undefined;
  if (!isKey(comparisons, operator) || quantifier !== argument) {
    return cursor.refuse(`unknown single value operator ${operator}`);
  }
  return { kind: "comparison", operator, ...(quantifier && { quantifier }), value: value() };
}

function parseList(cursor: Cursor): string[] {
  cursor.expect(/[ \t]*\([ \t]*/y, '"("');
  const values: string[] = [];
  if (cursor.take(/\)/y)) return values;
  do {
    const quoted = cursor.take(quotedInList);
    values.push(quoted ? unquote(quoted) : cursor.expect(/[^,)]*/uy, "value")[0]);
  } while (cursor.take(/,/y));
  cursor.expect(/[ \t]*\)[ \t]*/y, '"," or ")"');
  return values;
}

function parseState(cursor: Cursor): keyof typeof states {
  const word = cursor.take(/[a-z_]+/iy)?.[0].toLowerCase() ?? "";
  if (isKey(states, word)) return word;
  return cursor.fail("null or trilean value (unknown, true, false)");
}

function isKey<Keys extends object>(keys: Keys, word: string): word is Extract<keyof Keys, string> {
  return Object.hasOwn(keys, word);
}
