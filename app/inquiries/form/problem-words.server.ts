import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { type ProblemWords, problemWords } from "./problem-words.ts";

/** With the company's address filled in: what the company is need not travel to the browser. */
export function localizeProblemWords(locale: Locale): ProblemWords {
  const words = localize(locale, problemWords);
  const fill = (sentence: string) => interpolate(sentence, { email: company.email });
  return {
    ...words,
    too_many: fill(words.too_many),
    too_large: fill(words.too_large),
    server: fill(words.server),
  };
}
