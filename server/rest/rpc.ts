import { escapeIdentifier } from "pg";
import { noteRoute } from "../current-request.ts";
import { parseArguments } from "./parse-arguments.ts";
import { checkArgument } from "./check-value.ts";
import { selectRows } from "./select-rows.ts";
import type { RequestContext } from "./request-context.ts";
import { RestError } from "./rest-error.ts";
import type { DatabaseFunction } from "./schema-cache.ts";

/** Answers `/rpc/<name>`: calls the function once and gives what it returns. `GET` has no arguments and may not write. */
export async function answerRpc(context: RequestContext, name: string): Promise<Response> {
  const isPost = context.request.method === "POST";
  const { text, values } = isPost ? await parseArguments(context.request) : { text: "{}", values: new Map() };
  const names = [...values.keys()].sort();
  const overloads = await context.schemaCache.findFunctions(name);
  const called = overloads.find((candidate) => takes(candidate, names));
  if (!called) {
    const parameters = names.length > 0 ? `(${names.join(", ")})` : " without parameters";
    const message = `Could not find the function public.${name}${parameters} in the schema cache`;
    throw new RestError(404, "PGRST202", message);
  }
  noteRoute({ route: `/rest/v1/rpc/${called.name}` });

  const given = called.parameters.filter((parameter) => values.has(parameter.name));
  for (const parameter of given) checkArgument(values.get(parameter.name), parameter);
  const readOnly = !isPost || called.readOnly;
  const response = await selectRows(context, {
    ...called,
    readOnly,
    cte: `called as materialized (${renderCall(called, given)}), `,
    from: `called as ${escapeIdentifier(called.name)}`,
    values: given.length > 0 ? [text] : [],
  });
  if (!readOnly) context.onWrite();
  return response;
}

function takes({ parameters }: DatabaseFunction, names: string[]): boolean {
  return (
    names.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, optional }) => optional || names.includes(name))
  );
}

/** Postgres itself takes the arguments out of the JSON, so that it parses their numbers. */
function renderCall({ name, returns }: DatabaseFunction, given: DatabaseFunction["parameters"]): string {
  const result = returns === "row" ? "result.*" : "result.value";
  const alias = returns === "row" ? "result" : "result(value)";
  const quoted = given.map((parameter) => ({ ...parameter, column: escapeIdentifier(parameter.name) }));
  const passed = quoted.map(({ column }) => `${column} => arguments.${column}`).join(", ");
  const call = `"public".${escapeIdentifier(name)}(${passed}) as ${alias}`;
  const columns = quoted.map(({ column, type }) => `${column} ${type}`).join(", ");
  const record = `json_to_record($1::text::json) as arguments(${columns}), lateral `;
  return `select ${result} from ${given.length > 0 ? record : ""}${call}`;
}
