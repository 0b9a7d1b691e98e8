import { quoteIdentifier } from "../../database/quote-identifier.ts";
import type { OrderTerm } from "../grammar/ordering.ts";
import type { Query } from "../grammar/query.ts";
import type { SelectItem } from "../grammar/selection.ts";
import { renderCast } from "./cast.ts";
import type { Parameters } from "./parameters.ts";
import { findColumn, renderField, type Source } from "./source.ts";

/** What to select from a source, and how one row of that becomes JSON when it is named `answer`. */
export interface RenderedSelection {
  list: string;
  json: string;
}

/** Renders `select=`. */
export function renderSelection(
  source: Source,
  selected: SelectItem[],
  parameters: Parameters,
): RenderedSelection {
  const all = selected.flatMap((item) =>
    item === "*"
      ? source.columns.map(({ name }) => ({
          key: name,
          field: { column: name, path: [] },
          cast: undefined,
        }))
      : [{ key: item.alias ?? jsonKey(item.field), field: item.field, cast: item.cast }],
  );
  const pieces: { key: string; column: string; value: string }[] = [];
  for (const { key, field, cast } of all) {
    const { text } = renderField(source, field, parameters);
    const value = cast === undefined ? text : renderCast(text, cast);
    pieces.push({ key, column: findColumn(source, field.column).name, value });
  }
  if (selected.every((item) => item === "*"))
    return { list: `${quoteIdentifier(source.name)}.*`, json: "answer.*" };
  if (pieces.every(({ key, column }) => key === column)) {
    const list = pieces.map(({ column, value }) => `${value} as ${quoteIdentifier(column)}`).join(", ");
    return { list, json: "answer.*" };
  }
  // Keys that are not column names come from the client: the object is built with them as parameters.
  const members = pieces.map(
    ({ key, value }) =>
      `to_json(${parameters.add(key)})::text || ':' || coalesce(to_json(${value})::text, 'null')`,
  );
  const list = `('{' || array_to_string(array[${members.join(", ")}], ',') || '}')::json as object`;
  return { list, json: "answer.object" };
}

/** Renders ` order by … limit … offset …`. */
export function renderPage(source: Source, { order, limit, offset }: Query, parameters: Parameters): string {
  const terms = order.map((term) => renderTerm(source, term, parameters));
  const ordering = terms.length > 0 ? ` order by ${terms.join(", ")}` : "";
  const limiting = limit === undefined ? "" : ` limit ${parameters.add(String(limit))}::bigint`;
  const skipping = offset === 0n ? "" : ` offset ${parameters.add(String(offset))}::bigint`;
  return ordering + limiting + skipping;
}

function jsonKey({ column, path }: { column: string; path: { key: string | number }[] }): string {
  const named = path.findLast(({ key }) => typeof key === "string");
  return named ? String(named.key) : column;
}

function renderTerm(source: Source, { field, direction, nulls }: OrderTerm, parameters: Parameters): string {
  const order = direction ? ` ${direction}` : "";
  return `${renderField(source, field, parameters).text}${order}${nulls ? ` nulls ${nulls}` : ""}`;
}
