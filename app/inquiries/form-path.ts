import type { Locale } from "../i18n/text.ts";
import {
  characterCount,
  type FieldName,
  fieldsOf,
  formPaths,
  type inquiryFields,
  type InquiryKind,
} from "./fields.ts";

type Fields<Kind extends InquiryKind> = (typeof inquiryFields)[Kind];

/** What an address can fill in: what is chosen or ticked, and the subject. Whatever visitors say of themselves they type. */
type Given<Kind extends InquiryKind> = {
  [Name in keyof Fields<Kind>]?: Fields<Kind>[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : Fields<Kind>[Name] extends { kind: "flag" }
      ? "on"
      : Name extends "subject"
        ? string
        : never;
};

/**
 * The page of a form, with fields filled in by its address. Its parameters are the names of the fields, their values what the form
 * would send: `/en/contact?inquiryType=quote&subject=A+sensor`, `/ar/start-project?projectType=iot&needsConsultation=on`.
 */
export function formPath<Kind extends InquiryKind>(
  { locale, kind }: { locale: Locale; kind: Kind },
  given: Given<Kind> = {},
): string {
  const query = Object.entries(given).map(([name, value]) => `${name}=${toParameter(String(value))}`);
  return [`/${locale}/${formPaths[kind]}`, ...(query.length > 0 ? [query.join("&")] : [])].join("?");
}

/** Arabic stays as it is: encoded, it would be three times as long in a page. */
function toParameter(value: string): string {
  return value.replace(/[&#+%"<>]/g, encodeURIComponent).replaceAll(" ", "+");
}

/** The fields that a query fills in. Other names, choices that a form does not offer and a subject that is too long are ignored. */
export function parseFormQuery(kind: InquiryKind, query: string): [name: FieldName, value: string][] {
  const parameters = new URLSearchParams(query);
  return fieldsOf(kind).flatMap(([name, field]) => {
    const sent = parameters.getAll(name);
    const isTaken = (value: string) =>
      field.kind === "flag"
        ? value === "on"
        : name === "subject" && "max" in field && characterCount(value) <= field.max;
    const values =
      "options" in field ? field.options.filter((option) => sent.includes(option)) : sent.filter(isTaken);
    return values.slice(0, field.kind === "list" ? undefined : 1).map((value) => [name, value]);
  });
}
