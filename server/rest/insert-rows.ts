import type { Relation } from "./catalogue.ts";
import type { Exchange } from "./exchange.ts";
import { parseQuery } from "./grammar/query.ts";
import { limits } from "./limits.ts";
import { contentRange } from "./page-range.ts";
import { type Payload, payloadColumns, readPayload, renderPayload } from "./payload.ts";
import { preferenceApplied } from "./preferences.ts";
import { Parameters, quoteName } from "./sql/parameters.ts";
import { renderSelection } from "./sql/rows.ts";
import { type Outcome, runStatement } from "./statement.ts";

/** Answers `POST` of a table: adds one row per object of the body. */
export async function insertRows(exchange: Exchange, relation: Relation): Promise<Response> {
  const { preferences, representation, profile } = exchange;
  const query = parseQuery(exchange.parameters, relation.name);
  const payload = await readPayload(exchange.request, query.columns);

  const parameters = new Parameters();
  const rows = renderInsert(relation, payload, parameters);
  const { list, json } = renderReturning(exchange, relation, parameters);
  const outcome = await runStatement(
    exchange,
    { answer: `${rows} returning ${list}`, json, parameters },
    { readOnly: false },
  );
  const total = preferences.count ? outcome.returned : undefined;
  const headers = {
    "Content-Range": contentRange(0n, 0, total),
    ...preferenceApplied(preferences),
    ...profile,
  };
  if (preferences.answer !== "representation") {
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
  const table = `"public".${quoteName(relation.name)}`;
  const columns = payloadColumns(relation, payload);
  if (columns.length === 0)
    return `insert into ${table} select from generate_series(1, ${payload.objects.length})`;
  const names = columns.map(({ name }) => quoteName(name)).join(", ");
  return `insert into ${table} (${names}) select ${names} from ${renderPayload(payload, columns, parameters)}`;
}

/** A client that wants headers only is told where the new row is, by its primary key. */
function renderReturning(
  { preferences, parameters: given }: Exchange,
  relation: Relation,
  parameters: Parameters,
) {
  if (preferences.answer === "representation") {
    const { select } = parseQuery(given, relation.name);
    return renderSelection(relation, select, parameters);
  }
  if (preferences.answer === "headers-only" && relation.primaryKey.length > 0) {
    return {
      list: relation.primaryKey.map((key) => `${quoteName(key)}::text as ${quoteName(key)}`).join(", "),
      json: "answer.*",
    };
  }
  return { list: "1", json: undefined };
}

function location(relation: Relation, { body }: Outcome): Record<string, string> {
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
