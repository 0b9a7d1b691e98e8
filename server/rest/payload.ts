import type { Column, Relation } from "./catalogue.ts";
import { RestError, unknownPayloadColumn } from "./rest-error.ts";
import { type Parameters, quoteName } from "./sql/parameters.ts";

/** The JSON a request brought. */
export interface Payload {
  /** As it was sent, so that Postgres reads its numbers itself. */
  text: string;
  isList: boolean;
  /** Objects in it; anything that is neither object nor list counts none. */
  count: number;
  /** Keys its objects have, all the same; sorted. */
  keys: string[];
}

/** Bytes of a body. */
export const maxBodySize = 1_048_576;

/** Lists and objects inside each other; Postgres reads them recursively. */
const maxDepth = 64;

/**
 * Reads the body. With `columns` its objects need not have the same keys. `absent` stands for a body of no bytes.
 * Throws 400 PGRST102.
 */
export async function readPayload(request: Request, columns?: string[], absent = ""): Promise<Payload> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== undefined && type !== "application/json")
    throw refused(`Content-Type not acceptable: ${type}`);
  const bytes = await request.arrayBuffer();
  const { text, value } = parse(bytes, absent);
  if (nestsDeeper(value, maxDepth)) throw refused(`JSON may be nested ${maxDepth} levels deep`);
  const isList = Array.isArray(value);
  const objects: unknown[] = isList ? value : typeof value === "object" && value !== null ? [value] : [];
  const keys = objects.length === 0 ? [] : (columns ?? commonKeys(objects));
  return { text, isList, count: objects.length, keys };
}

/** The columns of `relation` a payload sets. Throws 400 PGRST204 for a key that is none. */
export function payloadColumns(relation: Relation, { keys }: Payload): Column[] {
  return keys.map((key) => {
    const column = relation.columns.find(({ name }) => name === key);
    if (!column) throw unknownPayloadColumn(relation.name, key);
    return column;
  });
}

/** Renders the payload's objects as rows: `json_to_recordset($1::json) as name("a" int4)`. */
export function renderPayload(
  payload: Pick<Payload, "text" | "isList">,
  columns: Pick<Column, "name" | "type">[],
  parameters: Parameters,
): string {
  const definitions = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
  const reader = payload.isList ? "json_to_recordset" : "json_to_record";
  return `${reader}(${parameters.add(payload.text)}::json) as payload(${definitions})`;
}

function parse(bytes: ArrayBuffer, absent: string): { text: string; value: unknown } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes) || absent;
    return { text, value: JSON.parse(text) };
  } catch {
    throw refused("Empty or invalid json");
  }
}

function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => nestsDeeper(inner, levels - 1));
}

function commonKeys(objects: unknown[]): string[] {
  const [first, ...others] = objects.map(keysOf);
  const differs = others.some(
    (keys) => keys?.length !== first?.length || keys?.some((key, i) => key !== first?.[i]),
  );
  if (!first || differs) throw refused("All object keys must match");
  return first;
}

function keysOf(value: unknown): string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).sort();
}

function refused(message: string): RestError {
  return new RestError(400, "PGRST102", message);
}
