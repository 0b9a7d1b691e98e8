import type { Scanned } from "../../../backend/inquiry-rows.ts";
import type { LocalizedText } from "../../../i18n/text.ts";
import { filesWords } from "./files-words.ts";

/** Why staff cannot have a file from outside, or not yet; undefined of one that they can. */
export function heldNote({ wants_scan: wantsScan, scan }: Scanned): LocalizedText | undefined {
  if (!wantsScan || scan === "clean") return undefined;
  return scan === "infected" ? filesWords.infected : filesWords.held;
}
