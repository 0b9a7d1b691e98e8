import { quoteIdentifier } from "../database/quote-identifier.ts";
import type { Column, Relation } from "./schema-cache.ts";
import { scanJson } from "./json-scan.ts";
import { limits } from "./limits.ts";
import { checkJsonValue } from "./literal.ts";
import { RestError, unknownPayloadColumn } from "./rest-error.ts";
import type { Parameters } from "./sql/parameters.ts";

/** The JSON body of a request. */
export interface Payload {
  /** As it was sent, so that Postgres parses its numbers itself. */
  text: string;
  isList: boolean;
  /** Objects in it; none in what is neither object nor list. */
  objects: unknown[];
  /** Keys its objects have, all the same; sorted. */
  keys: string[];
}

/**
 * Parses the body. With `columns` its objects need not have the same keys. An empty body is replaced by the last parameter.
 * Throws 400 PGRST102.
 */
export async function parsePayload(request: Request, columns?: string[], emptyText = ""): Promise<Payload> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== undefined && type !== "application/json")
    throw invalidBody(`Content-Type not acceptable: ${type}`);
  const bytes = await request.arrayBuffer();
  const { text, value } = parseJson(bytes, emptyText);
  const isList = Array.isArray(value);
  const objects: unknown[] = isList ? value : typeof value === "object" && value !== null ? [value] : [];
  if (objects.length > limits.rows) throw invalidBody(`A body may have ${limits.rows} rows`);
  const keys = objects.length === 0 ? [] : (columns ?? commonKeys(objects));
  return { text, isList, objects, keys };
}

/** The columns of `relation` a payload sets. Throws 400 PGRST204 for a key that is none. */
export function payloadColumns(relation: Relation, { keys }: Payload): Column[] {
  return keys.map((key) => {
    const column = relation.columns.find(({ name }) => name === key);
    if (!column) throw unknownPayloadColumn(relation.name, key);
    return column;
  });
}

/**
 * Renders the payload's objects as rows: `json_to_recordset($1::json) as name("a" int4)`. Throws for values too costly to
 * parse as the columns' types.
 */
export function renderPayload(
  payload: Payload,
  columns: Pick<Column, "name" | "type" | "input">[],
  parameters: Parameters,
): string {
  for (const object of payload.objects) checkValues(object, columns);
  const definitions = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(", ");
  const recordFunction = payload.isList ? "json_to_recordset" : "json_to_record";
  return `${recordFunction}(${parameters.add(payload.text)}::json) as payload(${definitions})`;
}

function parseJson(bytes: ArrayBuffer, absent: string): { text: string; value: unknown } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes) || absent;
    const problem = scanJson(text);
    if (problem) throw invalidBody(problem);
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw error instanceof RestError ? error : invalidBody("Empty or invalid json");
  }
}

function checkValues(object: unknown, columns: Pick<Column, "name" | "input">[]): void {
  const values = new Map(Object.entries(object ?? {}));
  for (const { name, input } of columns) checkJsonValue(values.get(name) ?? null, input);
}

function commonKeys(objects: unknown[]): string[] {
  const [first, ...others] = objects.map(keysOf);
  const differs = others.some(
    (keys) => keys?.length !== first?.length || keys?.some((key, i) => key !== first?.[i]),
  );
  if (!first || differs) throw invalidBody("All object keys must match");
  return first;
}

function keysOf(value: unknown): string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).sort();
}

function invalidBody(message: string): RestError {
  return new RestError(400, "PGRST102", message);
}
