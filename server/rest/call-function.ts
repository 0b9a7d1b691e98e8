import type { DatabaseFunction, Parameter } from "./catalogue.ts";
import type { Exchange } from "./exchange.ts";
import { parseQuery, separateArguments } from "./grammar/query.ts";
import { type Arguments, chooseFunction } from "./choose-function.ts";
import { choosePage, contentRange, pageStatus } from "./page-range.ts";
import { readPayload, renderPayload } from "./payload.ts";
import { preferenceApplied } from "./preferences.ts";
import { renderLiteral } from "./sql/literal.ts";
import { Parameters, quoteName } from "./sql/parameters.ts";
import { renderPage, renderSelection } from "./sql/rows.ts";
import type { Source } from "./sql/source.ts";
import { renderWhere } from "./sql/where.ts";
import { runStatement } from "./statement.ts";

/** Answers `/rpc/<name>`: calls the function once and gives what it returns. `GET` and `HEAD` may not write. */
export async function callFunction(exchange: Exchange, name: string): Promise<Response> {
  const { request, preferences, representation, profile } = exchange;
  const given = await readArguments(exchange);
  const called = chooseFunction(name, await exchange.catalogue.findFunctions(name), given);
  const range = request.method === "GET" ? request.headers.get("range") : null;
  const query = choosePage(parseQuery(given.query, name), range);

  const parameters = new Parameters();
  const before = renderCall(called, given, parameters);
  const source: Source = { name: called.name, columns: called.columns };
  const { list, json } =
    called.returns === "row"
      ? renderSelection(source, query.select, parameters)
      : { list: "value", json: "answer.value" };
  const where = renderWhere(source, query.conditions, parameters);
  const from = `from called as ${quoteName(called.name)}`;
  const sendsRows = request.method !== "HEAD" && called.returns !== "nothing";
  const { body, returned, total } = await runStatement(
    exchange,
    {
      before,
      answer: `select ${list} ${from}${where}${renderPage(source, query, parameters)}`,
      json: sendsRows ? json : undefined,
      total: preferences.count && `select count(*) ${from}${where}`,
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
    status: pageStatus(query.offset, returned, total),
    headers: { "Content-Type": `${representation.mediaType}; charset=utf-8`, ...headers },
  });
}

async function readArguments(exchange: Exchange): Promise<Arguments & { query: URLSearchParams }> {
  if (exchange.request.method !== "POST") {
    const { values, query } = separateArguments(exchange.parameters);
    return { names: [...values.keys()].sort(), values, query };
  }
  const columns = exchange.parameters.has("columns")
    ? parseQuery(exchange.parameters, "").columns
    : undefined;
  const payload = await readPayload(exchange.request, columns, "{}");
  return { names: payload.keys, payload, query: exchange.parameters };
}

function renderCall(called: DatabaseFunction, given: Arguments, parameters: Parameters): string {
  const name = `"public".${quoteName(called.name)}`;
  const result = called.returns === "row" ? "result.*" : "result.value";
  const alias = called.returns === "row" ? "result" : "result(value)";
  const wanted = called.parameters.filter((parameter) => given.names.includes(parameter.name));
  if (given.payload && called.parameters[0]?.name === "") {
    const body = `${parameters.add(given.payload.text)}::${called.parameters[0].type}`;
    return `called as materialized (select ${result} from ${name}(${body}) as ${alias})`;
  }
  const pass = (from: (parameter: Parameter) => string) =>
    wanted
      .map((parameter) => {
        const variadic = parameter.isVariadic ? "variadic " : "";
        return `${variadic}${quoteName(parameter.name)} => ${from(parameter)}`;
      })
      .join(", ");
  if (!given.payload || wanted.length === 0) {
    const list = pass((parameter) =>
      renderLiteral(given.values?.get(parameter.name) ?? "", parameter, parameters),
    );
    return `called as materialized (select ${result} from ${name}(${list}) as ${alias})`;
  }
  const payload = renderPayload(given.payload, wanted, parameters);
  const list = pass(({ name: key }) => `payload.${quoteName(key)}`);
  return `called as materialized (select ${result} from ${payload}, lateral ${name}(${list}) as ${alias})`;
}
