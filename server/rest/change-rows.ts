import { quoteIdentifier } from "../database/quote-identifier.ts";
import type { Relation } from "./schema-cache.ts";
import type { RequestContext } from "./request-context.ts";
import { parseWriteQuery, type Query } from "./grammar/query.ts";
import { contentRange } from "./page-range.ts";
import { payloadColumns, parsePayload, renderPayload } from "./payload.ts";
import { preferenceApplied } from "./preferences.ts";
import { RestError } from "./rest-error.ts";
import { Parameters } from "./sql/parameters.ts";
import { renderSelection } from "./sql/rows.ts";
import { renderWhere } from "./sql/where.ts";
import { type StatementResult, runStatement } from "./statement.ts";

/** Answers `PATCH`: updates the rows the filters select. A body without keys changes nothing. */
export async function updateRows(context: RequestContext, relation: Relation): Promise<Response> {
  const query = parseWriteQuery(context.parameters, relation.name);
  const payload = await parsePayload(context.request, query.columns);
  const columns = payloadColumns(relation, payload);

  const parameters = new Parameters();
  const table = `"public".${quoteIdentifier(relation.name)}`;
  if (columns.length === 0) {
    const unchanged = await runChange(
      context,
      relation,
      query,
      parameters,
      (list) => `select ${list} from ${table} where false`,
    );
    return toResponse(context, unchanged, contentRange(0n, unchanged.returned, unchanged.total));
  }
  requireFilter("UPDATE", query);
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(", ");
  const values = `select ${names} from ${renderPayload(payload, columns, parameters)} limit 1`;
  const where = renderWhere(relation, query.conditions, parameters);
  const outcome = await runChange(
    context,
    relation,
    query,
    parameters,
    (list) => `update ${table} set (${names}) = (${values})${where} returning ${list}`,
  );
  return toResponse(context, outcome, contentRange(0n, outcome.returned, outcome.total));
}

/** Answers `DELETE`: deletes the rows the filters select. */
export async function deleteRows(context: RequestContext, relation: Relation): Promise<Response> {
  const query = parseWriteQuery(context.parameters, relation.name);
  requireFilter("DELETE", query);
  const parameters = new Parameters();
  const where = renderWhere(relation, query.conditions, parameters);
  const outcome = await runChange(
    context,
    relation,
    query,
    parameters,
    (list) => `delete from "public".${quoteIdentifier(relation.name)}${where} returning ${list}`,
  );
  return toResponse(context, outcome, contentRange(0n, 0, outcome.total));
}

/** As the `safeupdate` extension of hosted Supabase: changing every row needs an explicit filter. */
function requireFilter(verb: "UPDATE" | "DELETE", query: Query) {
  if (query.conditions.length === 0) throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
}

async function runChange(
  context: RequestContext,
  relation: Relation,
  query: Query,
  parameters: Parameters,
  render: (list: string) => string,
): Promise<StatementResult> {
  const wantsRows = context.preferences.returning === "representation";
  const selection = wantsRows
    ? renderSelection(relation, query.select, parameters)
    : { list: "1", json: undefined };
  const outcome = await runStatement(
    context,
    { rowsQuery: render(selection.list), json: selection.json, parameters },
    { readOnly: false },
  );
  return { ...outcome, total: context.preferences.count ? outcome.returned : undefined };
}

function toResponse(
  { preferences, representation, profile }: RequestContext,
  { body }: StatementResult,
  range: string,
): Response {
  const headers = { "Content-Range": range, ...preferenceApplied(preferences), ...profile };
  if (body === null) return new Response(null, { status: 204, headers });
  return new Response(body, {
    status: 200,
    headers: { "Content-Type": `${representation.mediaType}; charset=utf-8`, ...headers },
  });
}
