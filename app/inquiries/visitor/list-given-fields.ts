import type { Locale } from "../../i18n/text.ts";
import { columnName, type FieldName } from "../fields.ts";
import { type FieldText, fieldTexts, staffLabel } from "../form/field-text.ts";
import { fieldWords } from "../words.ts";
import { pageWords } from "./visitor-words.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";

export interface GivenRow {
  name: FieldName | "also";
  label: string;
  kind: FieldText["field"]["kind"];
  texts: string[];
}

/** What was filled in: the message, and each other field as a row. The subject is the heading of the page. */
export function listGivenFields(
  locale: Locale,
  { sent }: VisitorInquiry,
): { message: string | undefined; rows: GivenRow[] } {
  const given = fieldTexts(locale, sent.type, sent).filter(({ texts }) => texts.length > 0);
  const rows = given
    .filter(({ name, field }) => name !== "subject" && field.kind !== "paragraphs" && field.kind !== "flag")
    .map(({ name, field, texts }) => ({ name, label: staffLabel(name)[locale], kind: field.kind, texts }));
  const ticked = given.filter(({ name, field }) => field.kind === "flag" && sent[columnName(name)] === true);
  const also: GivenRow = {
    name: "also",
    label: pageWords.also[locale],
    kind: "flag",
    texts: ticked.map(({ name }) => fieldWords[name][locale]),
  };
  return {
    message: given.find(({ field }) => field.kind === "paragraphs")?.texts[0],
    rows: ticked.length > 0 ? [...rows, also] : rows,
  };
}
