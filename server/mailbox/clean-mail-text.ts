import { balanceBidiControls, stripInvisible } from "../../app/inquiries/clean-text.server.ts";

/** Characters that are looked at; four times as many as are kept, because spaces and invisible ones go. */
const maxLength = 400_000;

/** Text of a mail as it can be shown: one kind of line break, nothing invisible, no names of pictures that stood in it. */
export function cleanMailText(text: string): string {
  const lines = text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]|[\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu, "")
    .replace(/\[cid:[^\]\s]{1,200}\]/gi, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n");
  return balanceBidiControls(stripInvisible(lines)).trim();
}
