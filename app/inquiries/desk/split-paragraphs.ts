/** A mail built of empty lines would be an element for each, and hundreds of thousands hold up the page. */
const maxParagraphs = 500;

/** Text by its paragraphs; the last of very many is all the rest, whose line breaks stay. */
export function splitParagraphs(text: string): string[] {
  const paragraphs = text.split(/\n{2,}/);
  if (paragraphs.length <= maxParagraphs) return paragraphs;
  return [...paragraphs.slice(0, maxParagraphs - 1), paragraphs.slice(maxParagraphs - 1).join("\n\n")];
}
