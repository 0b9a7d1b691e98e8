import { quoteIdentifier } from "../database/quote-identifier.ts";
import type { Relation } from "./schema-cache.ts";
import type { RequestContext } from "./request-context.ts";
import { parseQuery } from "./grammar/query.ts";
import { limits } from "./limits.ts";
import { applyRange, contentRange, rangeStatus } from "./page-range.ts";
import { preferenceApplied } from "./preferences.ts";
import { Parameters } from "./sql/parameters.ts";
import { renderPage, renderSelection } from "./sql/rows.ts";
import { renderWhere } from "./sql/where.ts";
import { runStatement } from "./statement.ts";

/** Answers `GET` and `HEAD` of a table: a page of its rows. */
export async function selectRows(context: RequestContext, relation: Relation): Promise<Response> {
  const { request, preferences, representation, profile } = context;
  const range = request.method === "GET" ? request.headers.get("range") : null;
  const query = applyRange(parseQuery(context.parameters, relation.name), range);

  const parameters = new Parameters();
  const from = `from "public".${quoteIdentifier(relation.name)}`;
  const { list, json } = renderSelection(relation, query.select, parameters);
  const where = renderWhere(relation, query.conditions, parameters);
  const { body, returned, total } = await runStatement(
    context,
    {
      rowsQuery: `select ${list} ${from}${where}${renderPage(relation, query, parameters)}`,
      json: request.method === "HEAD" ? undefined : json,
      countQuery: preferences.count && `select count(*) ${from}${where}`,
      parameters,
    },
    { readOnly: true },
  );
  return new Response(body, {
    status: rangeStatus(query.offset, returned, total),
    headers: {
      "Content-Type": `${representation.mediaType}; charset=utf-8`,
      "Content-Range": contentRange(query.offset, returned, total),
      ...contentLocation(relation.name, context.parameters),
      ...preferenceApplied({ ...(preferences.count && { count: preferences.count }) }),
      ...profile,
    },
  });
}

function contentLocation(name: string, parameters: URLSearchParams): Record<string, string> {
  const canonical = new URLSearchParams(parameters);
  canonical.delete("apikey");
  canonical.sort();
  const location = `/${encodeURIComponent(name)}${canonical.size > 0 ? `?${canonical}` : ""}`;
  return location.length > limits.locationCharacters ? {} : { "Content-Location": location };
}
