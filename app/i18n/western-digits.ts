import { foldText } from "./folding.ts";

/** A text with every digit as 0 to 9: a phone dials no others. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => foldText(digit));
}
