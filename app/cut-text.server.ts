/** The beginning of a text, with `mark` at its end where it is cut. It does not end within a character: databases refuse half of one. */
export function cutText(text: string, maxLength: number, mark = ""): string {
  if (text.length <= maxLength) return text;
  return text.slice(0, maxLength - mark.length).replace(/[\ud800-\udbff]$/, "") + mark;
}
