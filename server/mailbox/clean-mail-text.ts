import { cleanText } from "../../app/inquiries/submit/clean-text.server.ts";

/** Characters that are looked at; four times as many as are kept, because spaces and invisible ones go. */
const maxLength = 400_000;

/** Text of a mail as it can be shown: without names of pictures that stood in it, ends of lines and many empty ones. */
export function cleanMailText(text: string): string {
  return cleanText(text.slice(0, maxLength).replace(/\[cid:[^\]\s]{1,200}\]/gi, ""))
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n");
}
