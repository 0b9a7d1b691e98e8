import { exceededBound } from "../../app/inquiries/submit/json-bounds.server.ts";
import { limits } from "./limits.ts";
import { RestError } from "./rest-error.ts";

const problems = {
  depth: `JSON may be nested ${limits.json.depth} levels deep`,
  values: `JSON may have ${limits.json.values} values`,
  numberCharacters: "JSON has a number with too many digits",
};

/** Parses the body; none is an empty object. Throws 400 PGRST102 for anything but an object, or one too costly to parse. */
export async function parseArguments(request: Request) {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== undefined && type !== "application/json")
    throw invalidBody(`Content-Type not acceptable: ${type}`);
  const bytes = await request.arrayBuffer();
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes) || "{}";
    const exceeded = exceededBound(text, limits.json);
    if (exceeded) throw invalidBody(problems[exceeded]);
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      // As it was sent, too: Postgres parses its numbers itself.
      return { text, values: new Map<string, unknown>(Object.entries(value)) };
    throw invalidBody("A function is called with a JSON object");
  } catch (error) {
    throw error instanceof RestError ? error : invalidBody("Empty or invalid json");
  }
}

function invalidBody(message: string): RestError {
  return new RestError(400, "PGRST102", message);
}
