import type { WholeProblem } from "./fields.ts";

const mostBytes = 1_000_000;

export interface Submission {
  /** What was sent, by name; a name sent several times holds a list. */
  fields: Record<string, unknown>;
  idempotencyKey: string | undefined;
}

export interface Refusal {
  status: 400 | 413 | 415;
  /** For programs. */
  error: "too_large" | "unsupported_media_type" | "invalid_json" | "invalid_form";
  /** For people. */
  whole: WholeProblem;
}

/** Reads the body of a POST, whichever of the three forms it has, up to 1 MB. */
export async function readSubmission(request: Request): Promise<Submission | { refusal: Refusal }> {
  const contentType = request.headers.get("content-type") ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const isForm = mediaType === "application/x-www-form-urlencoded" || mediaType === "multipart/form-data";
  if (!isForm && mediaType !== "application/json") {
    return { refusal: { status: 415, error: "unsupported_media_type", whole: "server" } };
  }
  const bytes = await readBytes(request);
  if (!bytes) return { refusal: { status: 413, error: "too_large", whole: "too_large" } };
  const fields = isForm ? await parseForm(bytes, contentType) : parseJson(bytes);
  if (!fields) {
    return { refusal: { status: 400, error: isForm ? "invalid_form" : "invalid_json", whole: "server" } };
  }
  return { fields, idempotencyKey: request.headers.get("idempotency-key") ?? undefined };
}

/** The body, or undefined as soon as it proves too large, whatever it claimed to be. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Submission["fields"] | undefined> {
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
    // In one pass: asking the form for each name's values would take the square of their number.
    const byName = Map.groupBy(form.entries(), ([name]) => name);
    return Object.fromEntries(
      [...byName].map(([name, entries]) => [name, oneOrAll(entries.map(([, value]) => value))]),
    );
  } catch {
    return undefined;
  }
}

function oneOrAll(values: unknown[]): unknown {
  return values.length === 1 ? values[0] : values;
}

function parseJson(bytes: Uint8Array): Submission["fields"] | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value));
  } catch {
    return undefined;
  }
}
