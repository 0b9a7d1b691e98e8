/** What JSON may have that is costly to parse. */
interface JsonBounds {
  /** Lists and objects inside each other. */
  depth: number;
  /** Keys and items of all of them. */
  values: number;
  /** Characters of a number, where numbers are written out in full. */
  numberCharacters?: number;
}

/**
 * Which bound `text` exceeds, if any: it is checked before it is parsed. Strings end where JSON ends them, so brackets in
 * them do not count and brackets after them do; invalid JSON stops every parser at the first error.
 */
export function exceededBound(text: string, bounds: JsonBounds): keyof JsonBounds | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === '"') {
      at = endOfString(text, at);
    } else if (character === "[" || character === "{") {
      depth += 1;
      values += 1;
    } else if (character === "]" || character === "}") {
      depth -= 1;
    } else if (character === ",") {
      values += 1;
    } else if (character === "-" || (character >= "0" && character <= "9")) {
      const number = numberAt(text, at);
      if (bounds.numberCharacters !== undefined && isHugeNumber(number, bounds.numberCharacters))
        return "numberCharacters";
      at += number.length - 1;
    }
    if (depth > bounds.depth) return "depth";
    if (values > bounds.values) return "values";
  }
  return undefined;
}

/** The index of the closing quote, or the end. */
function endOfString(text: string, opening: number): number {
  let at = opening + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

function numberAt(text: string, start: number): string {
  const pattern = /[-+.\deE]+/y;
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? "";
}

/** A few characters with a great exponent become a hundred thousand digits when they are written out. */
function isHugeNumber(number: string, maxCharacters: number): boolean {
  if (number.length > maxCharacters) return true;
  const exponent = number.search(/[eE]/);
  return exponent !== -1 && number.slice(exponent + 1).replace(/^[-+]?0*/, "").length > 3;
}
