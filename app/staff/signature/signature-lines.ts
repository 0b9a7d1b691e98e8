import { company } from "../../../firm/company.ts";
import type { Locale } from "../../i18n/text.ts";

/** The lines under a reply, each of parts: who wrote it, then what they are and where. `signature` is the name, and the position. */
export function signatureLines(locale: Locale, [name = "", ...position]: string[]): string[][] {
  return [[name], [...position, company.name[locale]]];
}
