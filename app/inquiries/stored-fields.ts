import { interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import { type Field, fieldsOf, type InquiryKind } from "./fields.ts";
import { storedFieldWords } from "./words.ts";

/** A sentence of the privacy policy in which `{required}` and `{optional}` are the fields that a form stores. */
export function listStoredFields(locale: Locale, kind: InquiryKind, sentence: string): string {
  const words: Partial<Record<string, LocalizedText>> = storedFieldWords[kind];
  const list = (isListed: (field: Field) => boolean) => {
    const names = (isFlag: boolean) =>
      fieldsOf(kind)
        .filter(([, field]) => isListed(field) && (field.kind === "flag") === isFlag)
        .map(([name]) => words[name]?.[locale] ?? name);
    return joinNames[locale](names(false), names(true));
  };
  return interpolate(sentence, {
    required: list(({ required }) => required === true),
    optional: list(({ required }) => !required),
  });
}

/** Nouns, and the clauses that name flags. */
const joinNames: Record<Locale, (nouns: string[], clauses: string[]) => string> = {
  // Only a clause has a comma before "and".
  en: (nouns, clauses) =>
    new Intl.ListFormat(clauses.length === 0 ? "en-GB" : "en-US").format([...nouns, ...clauses]),
  ar: (nouns, clauses) => [nouns.join(" و"), ...clauses].join("، و"),
};
