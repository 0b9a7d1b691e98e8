import { company } from "../../../firm/company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { type ProblemWords, problemWords } from "./problem-words.ts";

/** With the company's address filled in: what the company is need not travel to the browser. */
export function localizeProblemWords(locale: Locale): ProblemWords {
  return localize(locale, problemWords, (text) => interpolate(text, { email: company.email }));
}
