import { noteRoute } from "../current-request.ts";
import { quoteIdentifier } from "../database/quote-identifier.ts";
import type { DatabaseFunction, Parameter } from "./schema-cache.ts";
import type { RequestContext } from "./request-context.ts";
import { parseQuery, separateArguments } from "./grammar/query.ts";
import { type Arguments, chooseFunction } from "./choose-function.ts";
import { applyRange, contentRange, rangeStatus } from "./page-range.ts";
import { parsePayload, renderPayload } from "./payload.ts";
import { preferenceApplied } from "./preferences.ts";
import { renderLiteral } from "./sql/literal.ts";
import { Parameters } from "./sql/parameters.ts";
import { renderPage, renderSelection } from "./sql/rows.ts";
import type { Source } from "./sql/source.ts";
import { renderWhere } from "./sql/where.ts";
import { runStatement } from "./statement.ts";

/** Answers `/rpc/<name>`: calls the function once and gives what it returns. `GET` and `HEAD` may not write. */
export async function callFunction(context: RequestContext, name: string): Promise<Response> {
  const { request, preferences, representation, profile } = context;
  const given = await parseArguments(context);
  const called = chooseFunction(name, await context.schemaCache.findFunctions(name), given);
  noteRoute({ route: `/rest/v1/rpc/${called.name}` });
  const range = request.method === "GET" ? request.headers.get("range") : null;
  const query = applyRange(parseQuery(given.query, name), range);

  const parameters = new Parameters();
  const cte = renderCall(called, given, parameters);
  const source: Source = { name: called.name, columns: called.columns };
  const { list, json } =
    called.returns === "row"
      ? renderSelection(source, query.select, parameters)
      : { list: "value", json: "answer.value" };
  const where = renderWhere(source, query.conditions, parameters);
  const from = `from called as ${quoteIdentifier(called.name)}`;
  const hasBody = request.method !== "HEAD" && called.returns !== "nothing";
  const { body, returned, total } = await runStatement(
    context,
    {
      cte,
      rowsQuery: `select ${list} ${from}${where}${renderPage(source, query, parameters)}`,
      json: hasBody ? json : undefined,
      countQuery: preferences.count && `select count(*) ${from}${where}`,
      parameters,
    },
    { readOnly: request.method !== "POST" || called.readOnly, isSet: called.isSet },
  );
  const headers = {
    "Content-Range": contentRange(query.offset, returned, total),
    ...preferenceApplied({ ...(preferences.count && { count: preferences.count }) }),
    ...profile,
  };
  if (called.returns === "nothing") return new Response(null, { status: 204, headers });
  return new Response(body, {
    status: rangeStatus(query.offset, returned, total),
    headers: { "Content-Type": `${representation.mediaType}; charset=utf-8`, ...headers },
  });
}

async function parseArguments(context: RequestContext): Promise<Arguments & { query: URLSearchParams }> {
  if (context.request.method !== "POST") {
    const { values, query } = separateArguments(context.parameters);
    return { names: [...values.keys()].sort(), values, query };
  }
  const columns = context.parameters.has("columns") ? parseQuery(context.parameters, "").columns : undefined;
  const payload = await parsePayload(context.request, columns, "{}");
  return { names: payload.keys, payload, query: context.parameters };
}

function renderCall(called: DatabaseFunction, given: Arguments, parameters: Parameters): string {
  const name = `"public".${quoteIdentifier(called.name)}`;
  const result = called.returns === "row" ? "result.*" : "result.value";
  const alias = called.returns === "row" ? "result" : "result(value)";
  const wanted = called.parameters.filter((parameter) => given.names.includes(parameter.name));
  const [first, second] = called.parameters;
  if (given.payload && first?.name === "" && second === undefined) {
    const body = `${parameters.add(given.payload.text)}::${first.type}`;
    return `called as materialized (select ${result} from ${name}(${body}) as ${alias})`;
  }
  const pass = (from: (parameter: Parameter) => string) =>
    wanted
      .map((parameter) => {
        const variadic = parameter.isVariadic ? "variadic " : "";
        return `${variadic}${quoteIdentifier(parameter.name)} => ${from(parameter)}`;
      })
      .join(", ");
  if (!given.payload || wanted.length === 0) {
    const list = pass((parameter) =>
      renderLiteral(given.values?.get(parameter.name) ?? "", parameter, parameters),
    );
    return `called as materialized (select ${result} from ${name}(${list}) as ${alias})`;
  }
  const payload = renderPayload(given.payload, wanted, parameters);
  const list = pass(({ name: key }) => `payload.${quoteIdentifier(key)}`);
  return `called as materialized (select ${result} from ${payload}, lateral ${name}(${list}) as ${alias})`;
}
