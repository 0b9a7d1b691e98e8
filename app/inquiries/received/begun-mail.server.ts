import { company } from "../../../firm/company.ts";
import { type Locale, textDirection } from "../../i18n/text.ts";

/** Where visitors write to: it stands on the contact page. */
export const publicAddress = company.email;

/** The language of an inquiry that a mail begins, by the letters of its text. */
export function localeOfMail(text: string): Locale {
  return textDirection(text, "ltr") === "rtl" ? "ar" : "en";
}
