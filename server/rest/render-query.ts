import { escapeIdentifier } from "pg";
import { checkFilterValue } from "./check-value.ts";
import type { Filter, Query } from "./parse-query.ts";
import { RestError } from "./rest-error.ts";
import type { Column, Relation } from "./schema-cache.ts";

/** Adds a value to those of the statement and returns its placeholder. Postgres casts the text. */
type Bind = (value: string) => string;

/** Renders what `select` lists of a source that is in the statement under its own name. */
export function renderSelect(source: Relation, select: Query["select"]): string {
  if (select === "*") return `${escapeIdentifier(source.name)}.*`;
  return select.map((name) => renderColumn(source, findColumn(source, name))).join(", ");
}

/** Renders ` where …`, or nothing without filters. */
export function renderWhere(source: Relation, filters: Filter[], bind: Bind): string {
  if (filters.length === 0) return "";
  return ` where ${filters.map((filter) => renderFilter(source, filter, bind)).join(" and ")}`;
}

/** Renders ` order by … limit … offset …`. */
export function renderPage(source: Relation, { order, limit, offset }: Query, bind: Bind): string {
  const terms = order.map(
    ({ column, isDescending }) =>
      `${renderColumn(source, findColumn(source, column))} ${isDescending ? "desc" : "asc"}`,
  );
  const ordering = terms.length > 0 ? ` order by ${terms.join(", ")}` : "";
  return `${ordering} limit ${bind(String(limit))}::bigint offset ${bind(String(offset))}::bigint`;
}

function renderFilter(source: Relation, { column: name, operator, values }: Filter, bind: Bind): string {
  const column = findColumn(source, name);
  const rendered = values.map((value) => {
    checkFilterValue(value, column);
    return `${bind(value)}::${column.type}`;
  });
  if (operator === "in" && rendered.length === 0) return "false";
  const list = rendered.length > 0 ? ` (${rendered.join(", ")})` : "";
  return `${renderColumn(source, column)} ${operator}${list}`;
}

function renderColumn(source: Relation, column: Column): string {
  return `${escapeIdentifier(source.name)}.${escapeIdentifier(column.name)}`;
}

function findColumn(source: Relation, name: string): Column {
  const column = source.columns.find((candidate) => candidate.name === name);
  if (!column) throw new RestError(400, "42703", `column ${source.name}.${name} does not exist`);
  return column;
}
