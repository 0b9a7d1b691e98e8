/** Line ends of other systems, of PDF and of Word. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Controls, halves of characters, places of pictures, code points that are no characters: nobody types them. */
const strayCharacters = /[^\P{Cc}\t\n]|\p{Cs}|[\ufff9-\ufffc]|\p{Noncharacter_Code_Point}/gu;

/** Embeddings, overrides and isolates: they set the direction of what follows, up to the end of the line. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What nobody sees and no letter needs: soft hyphens, fillers, tags that spell hidden words. What shapes letters or sets
 * directions is another matter, and so are the tags of a flag.
 */
const invisibleCharacters =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\p{Default_Ignorable_Code_Point}--[\p{Variation_Selector}\u061c\u180e\u200c-\u200f\u202a-\u202e\u2066-\u2069]]/gv;

/** Something a reader sees. Marks alone have nothing to stand on; the braille blank and Hangul fillers are blank. */
const visibleCharacter = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\u2800]/u;

export function isBlank(text: string): boolean {
  return !visibleCharacter.test(text);
}

/** A text that was typed or pasted, as its reader sees it. See docs/decisions/forms.md. */
export function cleanText(pasted: string): string {
  const text = pasted.replace(lineEnds, "\n").replace(strayCharacters, "");
  return balanceBidiControls(stripInvisible(text)).trim();
}

/** The same on one line. It needs no direction of its own; a name from a phone's contacts comes wrapped in them. */
export function cleanLine(pasted: string): string {
  return stripBidiControls(cleanText(pasted)).replace(/\s+/g, " ").trim();
}

/** A telephone number or an address: visible characters alone, Arabic and Persian digits as 0–9, so that staff can dial it. */
export function cleanCode(pasted: string): string {
  return cleanLine(pasted)
    .replace(/\p{Cf}/gu, "")
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .trim();
}

export function stripInvisible(text: string): string {
  return text.replace(invisibleCharacters, (_, flag: string | undefined) => flag ?? "");
}

function stripBidiControls(text: string): string {
  return text.replace(bidiControls, "");
}

/**
 * A message whose lines show what was written in the order it was written. Balanced embeddings and isolates stay, as a text
 * about `C++` in Arabic has them; overrides and the unbalanced go. See docs/decisions/forms.md.
 */
export function balanceBidiControls(message: string): string {
  const lines = message
    .replace(/[\u202d\u202e]/g, (override) => embeddingForOverride[override] ?? "")
    .split("\n");
  return lines.map((line) => (isBalanced(line) ? line : stripBidiControls(line))).join("\n");
}

/** The embedding in place of an override: the same character closes both. */
const embeddingForOverride: Record<string, string> = { "\u202d": "\u202a", "\u202e": "\u202b" };

function isBalanced(line: string): boolean {
  const open: string[] = [];
  for (const [mark] of line.matchAll(bidiControls)) {
    if (mark === "\u202c") {
      if (open.pop() !== "embedding") return false;
    } else if (mark === "\u2069") {
      if (open.pop() !== "isolate") return false;
    } else open.push(mark < "\u2066" ? "embedding" : "isolate");
  }
  return open.length === 0;
}
