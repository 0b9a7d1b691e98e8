import { limits } from "../limits.ts";
import { notEmbedded, notImplemented, rangeNotSatisfiable, tooComplex } from "../rest-error.ts";
import { type Condition, comparisons, parseFilter, parseGroup, searches } from "./condition.ts";
import { Cursor } from "./cursor.ts";
import { parseName } from "./field.ts";
import { type OrderTerm, parseOrder } from "./ordering.ts";
import { parseSelect, type SelectItem } from "./selection.ts";

export interface Query {
  select: SelectItem[];
  /** All must hold. */
  conditions: Condition[];
  order: OrderTerm[];
  limit: bigint | undefined;
  offset: bigint;
  /** The keys of a payload that count; all when undefined. */
  columns: string[] | undefined;
}

/** The key a client may send in the URL instead of a header; it is the gateway's and no part of the query. */
const gatewayParameter = "apikey";

const reserved = new Set(["select", "columns", "order", "limit", "offset", "on_conflict", gatewayParameter]);
const groups = new Set(["and", "or", "not.and", "not.or"]);

/** Parses the query of a request for `relation`. Throws PGRST100 for a syntax error. */
export function parseQuery(parameters: URLSearchParams, relation: string): Query {
  const order = parameters.get("order");
  const columns = parameters.get("columns");
  return {
    select: parseSelect(parameters.get("select") ?? "*", relation),
    conditions: parseConditions(parameters),
    order: order ? parseOrder(order) : [],
    limit: parseLimit(parameters),
    offset: parseWholeNumber(parameters.getAll("offset").at(-1)) ?? 0n,
    columns: columns === null ? undefined : parseColumns(columns),
  };
}

/** The same of a request that writes. Throws PGRST127 for what would limit or order its rows. */
export function parseWriteQuery(parameters: URLSearchParams, relation: string): Query {
  const query = parseQuery(parameters, relation);
  if (query.limit !== undefined || query.offset !== 0n || query.order.length > 0)
    throw notImplemented("limit, offset and order are not implemented for writes.");
  return query;
}

/**
 * Separates the arguments of `GET /rpc/…` from the filters on its result: a value that begins with an operator is a filter.
 */
export function separateArguments(parameters: URLSearchParams) {
  const values = new Map<string, string>();
  const query = new URLSearchParams();
  for (const [name, value] of parameters) {
    if (reserved.has(name) || groups.has(name) || name.includes(".") || beginsWithOperator(value)) {
      query.append(name, value);
    } else {
      values.set(name, value);
    }
  }
  return { values, query };
}

function beginsWithOperator(value: string): boolean {
  const [, word = "", rest] = /^(\w+)(\.|\()?/.exec(value) ?? [];
  if (rest === undefined) return false;
  return (
    ["not", "in", "is"].includes(word) || Object.hasOwn(comparisons, word) || Object.hasOwn(searches, word)
  );
}

function parseConditions(parameters: URLSearchParams): Condition[] {
  const conditions = [...parameters].flatMap(([name, value]) => parseConditionParameter(name, value));
  if (countFilters(conditions) > limits.conditions) {
    throw tooComplex(`A request may have ${limits.conditions} conditions`);
  }
  return conditions;
}

function countFilters(conditions: Condition[]): number {
  return conditions.reduce(
    (count, condition) => count + (condition.kind === "filter" ? 1 : countFilters(condition.conditions)),
    0,
  );
}

function parseConditionParameter(name: string, value: string): Condition[] {
  if (reserved.has(name)) return [];
  if (groups.has(name)) return [parseGroup(name, value)];
  const [embedded, ...inside] = name.split(".");
  if (inside.length > 0 && !name.startsWith('"')) throw notEmbedded(embedded ?? "");
  return [parseFilter(name, value)];
}

function parseLimit(parameters: URLSearchParams): bigint | undefined {
  const limit = parseWholeNumber(parameters.getAll("limit").at(-1));
  if (limit !== undefined && limit < 0n) {
    throw rangeNotSatisfiable("Limit should be greater than or equal to zero.");
  }
  return limit;
}

/** Ignores what is not a number, as PostgREST does; limits what is too large to the largest bigint. */
function parseWholeNumber(text: string | undefined): bigint | undefined {
  if (text === undefined || !/^-?\d+$/.test(text)) return undefined;
  const largest = 2n ** 63n - 1n;
  const number = BigInt(text);
  return number > largest ? largest : number;
}

function parseColumns(text: string): string[] {
  const cursor = new Cursor(`columns parameter (${text})`, text);
  const names: string[] = [];
  do {
    cursor.take(/[ \t]*/y);
    if (names.length === limits.selected) cursor.refuse(`more than ${limits.selected} columns`);
    names.push(parseName(cursor));
    cursor.take(/[ \t]*/y);
  } while (cursor.take(/,/y));
  cursor.expectEnd();
  return [...new Set(names)];
}
