import { exceededBound } from "../../app/json-bounds.server.ts";
import { limits } from "./limits.ts";

const bounds = {
  depth: limits.jsonDepth,
  values: limits.jsonValues,
  numberCharacters: limits.jsonNumberCharacters,
};

/** Returns what makes `text` too costly to parse as JSON, if anything. */
export function scanJson(text: string): string | undefined {
  switch (exceededBound(text, bounds)) {
    case "depth":
      return `JSON may be nested ${bounds.depth} levels deep`;
    case "values":
      return `JSON may have ${bounds.values} values`;
    case "numberCharacters":
      return "JSON has a number with too many digits";
    case undefined:
      return undefined;
  }
}
