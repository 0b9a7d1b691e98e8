/** Whether every word of `query` occurs in `text`, after folding both. */
export function matchesQuery(text: string, query: string): boolean {
  const foldedText = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => foldedText.includes(word));
}

/** Drops diacritics, hamzas and word joiners, unifies letters that people type for each other, and lower-cases. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640\u0621\u2060]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replaceAll("ؤ", "و")
    .replace(/[ىئ]/g, "ي")
    .replaceAll("ة", "ه")
    .trim();
}
