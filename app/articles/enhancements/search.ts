import { foldText } from "../../i18n/folding.ts";

/** Whether every word of `query` occurs in `text`, after folding both. */
export function matchesQuery(text: string, query: string): boolean {
  const foldedText = foldText(text);
  return foldText(query)
    .split(" ")
    .every((word) => foldedText.includes(word));
}
