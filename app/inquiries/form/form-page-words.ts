import type { Localized } from "../../i18n/text.ts";
import { choiceWords, fieldWords, formWords, placeholderWords, sentWords } from "../words.ts";

/** What both forms' pages say. */
export const formPageWords = {
  ...fieldWords,
  ...placeholderWords,
  ...choiceWords,
  ...formWords,
  ...sentWords,
};
export type FormPageWords = Localized<typeof formPageWords>;
