import { exceededBound } from "../../json-bounds.server.ts";
import type { ParsedBody } from "../submission.ts";

/** An inquiry has two levels. */
const bounds = { depth: 16, values: 400 };

/** Parses a JSON object, after a cheap check of its depth and size. */
export function parseJson(bytes: Uint8Array): ParsedBody {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const exceeded = exceededBound(text, bounds);
    if (exceeded === "values") return { fields: {}, problem: "too_large" };
    const value: unknown = exceeded ? undefined : JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { fields: Object.fromEntries(Object.entries(value)) };
  } catch {
    // Not JSON, or not text.
  }
  return { fields: {}, problem: "invalid_json" };
}
