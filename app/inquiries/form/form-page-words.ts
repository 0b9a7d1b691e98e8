import type { Localized } from "../../i18n/text.ts";
import { inquiryFields, type InquiryKind } from "../fields.ts";
import { choiceWords, fieldWords, formWords, placeholderWords } from "../words.ts";

/** What both forms' pages say. */
const formPageWords = {
  ...fieldWords,
  ...placeholderWords,
  ...choiceWords,
  ...formWords,
};
export type FormPageWords = Localized<typeof formPageWords>;

export function formPageWordsOf(kind: InquiryKind): typeof formPageWords {
  return wordsOfForm(kind, formPageWords);
}

/** Less those of the other form: a page carries its words to the browser. */
export function wordsOfForm<Words extends object>(kind: InquiryKind, words: Words): Words {
  const entries = Object.entries(words).filter(([key]) => {
    const [name = ""] = key.split(/\.|Placeholder|None/);
    if (name in inquiryFields[kind]) return true;
    const form = /^(contact|project)[A-Z]/.exec(key)?.[1];
    return (form === undefined || form === kind) && !fieldNames.includes(name);
  });
  // A form says the words of its own fields only.
  return Object.fromEntries(entries) as Words;
}

const fieldNames = Object.values(inquiryFields).flatMap(Object.keys);
