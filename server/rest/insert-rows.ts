import { quoteIdentifier } from "../database/quote-identifier.ts";
import type { Relation } from "./schema-cache.ts";
import type { RequestContext } from "./request-context.ts";
import { parseWriteQuery } from "./grammar/query.ts";
import { limits } from "./limits.ts";
import { contentRange } from "./page-range.ts";
import { type Payload, payloadColumns, parsePayload, renderPayload } from "./payload.ts";
import { preferenceApplied } from "./preferences.ts";
import { Parameters } from "./sql/parameters.ts";
import { renderSelection } from "./sql/rows.ts";
import { type StatementResult, runStatement } from "./statement.ts";

/** Answers `POST` of a table: adds one row per object of the body. */
export async function insertRows(context: RequestContext, relation: Relation): Promise<Response> {
  const { preferences, representation, profile } = context;
  const query = parseWriteQuery(context.parameters, relation.name);
  const payload = await parsePayload(context.request, query.columns);

  const parameters = new Parameters();
  const rows = renderInsert(relation, payload, parameters);
  const { list, json } = renderReturning(context, relation, parameters);
  const outcome = await runStatement(
    context,
    { rowsQuery: `${rows} returning ${list}`, json, parameters },
    { readOnly: false },
  );
  const total = preferences.count ? outcome.returned : undefined;
  const headers = {
    "Content-Range": contentRange(0n, 0, total),
    ...preferenceApplied(preferences),
    ...profile,
  };
  if (preferences.returning !== "representation") {
    return new Response(null, {
      status: 201,
      headers: { ...headers, ...location(relation, outcome) },
    });
  }
  return new Response(outcome.body, {
    status: 201,
    headers: { "Content-Type": `${representation.mediaType}; charset=utf-8`, ...headers },
  });
}

function renderInsert(relation: Relation, payload: Payload, parameters: Parameters): string {
  const table = `"public".${quoteIdentifier(relation.name)}`;
  const columns = payloadColumns(relation, payload);
  if (columns.length === 0)
    return `insert into ${table} select from generate_series(1, ${payload.objects.length})`;
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(", ");
  return `insert into ${table} (${names}) select ${names} from ${renderPayload(payload, columns, parameters)}`;
}

/** A client that wants headers only gets the location of the new row, by its primary key. */
function renderReturning(
  { preferences, parameters: given }: RequestContext,
  relation: Relation,
  parameters: Parameters,
) {
  if (preferences.returning === "representation") {
    const { select } = parseWriteQuery(given, relation.name);
    return renderSelection(relation, select, parameters);
  }
  if (preferences.returning === "headers-only" && relation.primaryKey.length > 0) {
    return {
      list: relation.primaryKey
        .map((key) => `${quoteIdentifier(key)}::text as ${quoteIdentifier(key)}`)
        .join(", "),
      json: "answer.*",
    };
  }
  return { list: "1", json: undefined };
}

function location(relation: Relation, { body }: StatementResult): Record<string, string> {
  if (body === null) return {};
  const rows: unknown = JSON.parse(body);
  const row: unknown = Array.isArray(rows) ? rows[0] : rows;
  if (typeof row !== "object" || row === null) return {};
  const filters = new URLSearchParams(
    Object.entries(row).map(([name, value]) => [name, `eq.${String(value)}`]),
  );
  const address = `/${encodeURIComponent(relation.name)}?${filters}`;
  return address.length > limits.locationCharacters ? {} : { Location: address };
}
