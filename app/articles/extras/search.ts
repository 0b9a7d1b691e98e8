/** Whether every word of `query` begins or continues somewhere in `text`. Both are taken as people type, not as books print. */
export function hasWords(text: string, query: string): boolean {
  const found = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

/** Marks, hamzas and what only holds a line together dropped, letters that people write for each other made one, capitals small. */
export function fold(text: string): string {
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
