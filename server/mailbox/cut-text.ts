/** The beginning of a text, which does not end within a character: databases refuse half of one. */
export function cutText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}
