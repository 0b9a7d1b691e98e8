import type { Localized } from "../../i18n/text.ts";
import { inquiryFields, type InquiryKind } from "../fields.ts";
import { choiceWords, fieldWords, formWords, placeholderWords, sentWords } from "../words.ts";

/** What both forms' pages say. */
const formPageWords = {
  ...fieldWords,
  ...placeholderWords,
  ...choiceWords,
  ...formWords,
  ...sentWords,
};
export type FormPageWords = Localized<typeof formPageWords>;

/** Less those of the other form's fields: a page carries its words to the browser. */
export function formPageWordsOf(kind: InquiryKind): typeof formPageWords {
  const entries = Object.entries(formPageWords).filter(([key]) => {
    const [name = ""] = key.split(/\.|Placeholder|None/);
    return name in inquiryFields[kind] || !fieldNames.includes(name);
  });
  // A form shows the words of its own fields only.
  return Object.fromEntries(entries) as typeof formPageWords;
}

const fieldNames = Object.values(inquiryFields).flatMap(Object.keys);
