import type { Relation } from "./catalogue.ts";
import type { Exchange } from "./exchange.ts";
import { parseQuery, type Query } from "./grammar/query.ts";
import { contentRange } from "./page-range.ts";
import { payloadColumns, readPayload, renderPayload } from "./payload.ts";
import { preferenceApplied } from "./preferences.ts";
import { RestError } from "./rest-error.ts";
import { Parameters, quoteName } from "./sql/parameters.ts";
import { renderSelection } from "./sql/rows.ts";
import { renderWhere } from "./sql/where.ts";
import { type Outcome, runStatement } from "./statement.ts";

/** Answers `PATCH`: changes the rows the filters choose. A body without keys changes nothing. */
export async function updateRows(exchange: Exchange, relation: Relation): Promise<Response> {
  const query = parseQuery(exchange.parameters, relation.name);
  const payload = await readPayload(exchange.request, query.columns);
  const columns = payloadColumns(relation, payload);

  const parameters = new Parameters();
  const table = `"public".${quoteName(relation.name)}`;
  if (columns.length === 0) {
    const nothing = await run(
      exchange,
      relation,
      query,
      parameters,
      (list) => `select ${list} from ${table} where false`,
    );
    return answer(exchange, nothing, contentRange(0n, nothing.returned, nothing.total));
  }
  requireFilter("UPDATE", query);
  const names = columns.map(({ name }) => quoteName(name)).join(", ");
  const values = `select ${names} from ${renderPayload(payload, columns, parameters)} limit 1`;
  const where = renderWhere(relation, query.conditions, parameters);
  const outcome = await run(
    exchange,
    relation,
    query,
    parameters,
    (list) => `update ${table} set (${names}) = (${values})${where} returning ${list}`,
  );
  return answer(exchange, outcome, contentRange(0n, outcome.returned, outcome.total));
}

/** Answers `DELETE`: removes the rows the filters choose. */
export async function deleteRows(exchange: Exchange, relation: Relation): Promise<Response> {
  const query = parseQuery(exchange.parameters, relation.name);
  requireFilter("DELETE", query);
  const parameters = new Parameters();
  const where = renderWhere(relation, query.conditions, parameters);
  const outcome = await run(
    exchange,
    relation,
    query,
    parameters,
    (list) => `delete from "public".${quoteName(relation.name)}${where} returning ${list}`,
  );
  return answer(exchange, outcome, contentRange(0n, 0, outcome.total));
}

/** As the `safeupdate` extension of hosted Supabase does: changing every row must be said. */
function requireFilter(verb: "UPDATE" | "DELETE", query: Query) {
  if (query.conditions.length === 0) throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
}

async function run(
  exchange: Exchange,
  relation: Relation,
  query: Query,
  parameters: Parameters,
  render: (list: string) => string,
): Promise<Outcome> {
  const wantsRows = exchange.preferences.answer === "representation";
  const selection = wantsRows
    ? renderSelection(relation, query.select, parameters)
    : { list: "1", json: undefined };
  const outcome = await runStatement(
    exchange,
    { answer: render(selection.list), json: selection.json, parameters },
    { readOnly: false },
  );
  return { ...outcome, total: exchange.preferences.count ? outcome.returned : undefined };
}

function answer(
  { preferences, representation, profile }: Exchange,
  { body }: Outcome,
  range: string,
): Response {
  const headers = { "Content-Range": range, ...preferenceApplied(preferences), ...profile };
  if (body === null) return new Response(null, { status: 204, headers });
  return new Response(body, {
    status: 200,
    headers: { "Content-Type": `${representation.mediaType}; charset=utf-8`, ...headers },
  });
}
