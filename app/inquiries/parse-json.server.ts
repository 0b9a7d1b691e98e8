import type { ParsedBody } from "./submission.ts";

/** How deep lists and objects may be nested. An inquiry has two levels. */
const maxDepth = 16;

/** Members of objects and items of lists, all together. */
const maxItems = 400;

/** Parses a JSON object, after a cheap check of its depth and size. */
export function parseJson(bytes: Uint8Array): ParsedBody {
  const { levels, items } = measureStructure(bytes);
  if (levels > maxDepth) return { fields: {}, problem: "invalid_json" };
  if (items > maxItems) return { fields: {}, problem: "too_large" };
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { fields: Object.fromEntries(Object.entries(value)) };
  } catch {
    // Not JSON, or not text.
  }
  return { fields: {}, problem: "invalid_json" };
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = [0x5b, 0x7b];
const closing = [0x5d, 0x7d];

/** How deep and how many; what stands in strings is no structure. */
function measureStructure(bytes: Uint8Array): { levels: number; items: number } {
  let level = 0;
  let levels = 0;
  let items = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (isText) {
      if (byte === backslash) index++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) items++;
    else if (opening.includes(byte)) levels = Math.max(levels, ++level);
    else if (closing.includes(byte)) level--;
  }
  return { levels, items };
}
