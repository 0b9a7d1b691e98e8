import { limits } from "./limits.ts";
import { parseError } from "./rest-error.ts";

/** Which rows of a table, a view or a function's result a request wants, and which columns of them. */
export type Query = ReturnType<typeof parseQuery>;

/** `column operator (value, value)`, the operator as Postgres writes it. */
export interface Filter {
  column: string;
  operator: string;
  values: string[];
}

const comparisons = new Map(Object.entries({ eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=" }));

const expectedOperators = `operator (${[...comparisons.keys()].join(", ")}, in, is.null, is.true, is.false)`;

/** `apikey` is the gateway's: a client may send it here instead of in a header. */
const reserved = new Set(["select", "order", "limit", "offset", "apikey"]);

/** Parses a query. Throws PGRST100 for all that is not in this file, however PostgREST would read it. */
export function parseQuery(parameters: URLSearchParams) {
  const order = parameters.get("order");
  const filters = [...parameters].filter(([name]) => !reserved.has(name));
  return {
    select: parseSelect(parameters.get("select") ?? "*"),
    /** All must hold. */
    filters: filters.map(([column, text]) => parseFilter(column, text)),
    order: order === null ? [] : parseOrder(order),
    limit: Math.min(parseWholeNumber(parameters, "limit") ?? limits.rows, limits.rows),
    offset: parseWholeNumber(parameters, "offset") ?? 0,
  };
}

function parseSelect(text: string): string[] | "*" {
  if (text === "*") return text;
  return parseList("select parameter", text, /\w+/y, '"*" or column names').map(([name]) => name);
}

function parseOrder(text: string) {
  const terms = parseList("order", text, /(\w+)(?:\.(asc|desc))?/y, '"column.asc" or "column.desc"');
  return terms.map(([, column = "", direction]) => ({ column, isDescending: direction === "desc" }));
}

function parseFilter(column: string, text: string): Filter {
  if (!/^\w+$/.test(column)) throw parseError("column", column, 0, "a column name");
  const [, operator = "", value = ""] = /^(\w+)\.(.*)$/s.exec(text) ?? [];
  const comparison = comparisons.get(operator);
  if (comparison) return { column, operator: comparison, values: [value] };
  if (operator === "in") return { column, operator: "in", values: parseValues(text, value) };
  if (operator === "is" && /^(null|true|false)$/.test(value))
    return { column, operator: `is ${value}`, values: [] };
  throw parseError("filter", text, 0, expectedOperators);
}

/** Parses `(1,2)` or `("a, b",c)`; in quotes a backslash keeps the next character as it is. */
function parseValues(text: string, list: string): string[] {
  const inside = /^\((.*)\)$/s.exec(list)?.[1];
  if (inside === undefined) throw parseError("filter", text, 3, '"(" value "," value ")"');
  if (inside === "") return [];
  return parseList("list", inside, /"((?:[^"\\]|\\.)*)"(?=,|$)|[^,()]*/suy, "value").map(
    ([plain, quoted]) => quoted?.replaceAll(/\\(.)/gsu, "$1") ?? plain,
  );
}

/** Matches `item` between commas, from the beginning to the end of `text`. */
function parseList(subject: string, text: string, item: RegExp, expected: string): RegExpExecArray[] {
  const items: RegExpExecArray[] = [];
  for (let position = 0; ; position += 1) {
    item.lastIndex = position;
    const found = item.exec(text);
    if (!found) throw parseError(subject, text, position, expected);
    if (items.push(found) > limits.listItems)
      throw parseError(subject, text, position, `at most ${limits.listItems} items`);
    position = item.lastIndex;
    if (position === text.length) return items;
    if (text[position] !== ",") throw parseError(subject, text, position, `"," or end of input`);
  }
}

function parseWholeNumber(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw parseError(name, text, 0, "a whole number");
  return Number(text);
}
