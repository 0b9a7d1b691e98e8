import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { templateWords } from "./template-words.ts";

export const templateFields = ["title_en", "title_ar", "body_en", "body_ar"] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateTexts = Record<TemplateField, string>;

const maxLength = { title: 80, body: 10_000 };
const places = new Set(["{name}", "{reference}", "{company}", "{city}"]);

export function textsOf(template: ReplyTemplate | undefined): TemplateTexts {
  return {
    title_en: template?.title_en ?? "",
    title_ar: template?.title_ar ?? "",
    body_en: template?.body_en ?? "",
    body_ar: template?.body_ar ?? "",
  };
}

/** What keeps a template from being saved, by field, in the reader's words. */
export function checkTemplate(locale: Locale, texts: TemplateTexts): Partial<Record<TemplateField, string>> {
  const isEmpty = (field: TemplateField) => texts[field].trim() === "";
  if (templateFields.every(isEmpty)) return { [`title_${locale}`]: templateWords.nothing[locale] };
  const problems: Partial<Record<TemplateField, string>> = {};
  for (const language of ["en", "ar"] as const) {
    const title = `title_${language}` as const;
    const body = `body_${language}` as const;
    if (isEmpty(title) && !isEmpty(body)) problems[title] = templateWords.noTitle[locale];
    if (isEmpty(body) && !isEmpty(title)) problems[body] = templateWords.noText[locale];
  }
  for (const field of templateFields) {
    const problem = checkText(locale, field, texts[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function checkText(locale: Locale, field: TemplateField, text: string): string | undefined {
  const max = maxLength[field.startsWith("title") ? "title" : "body"];
  if ([...text.trim()].length > max) return interpolate(templateWords.tooLong[locale], { max });
  const place = text.match(/\{\w+\}/g)?.find((one) => !places.has(one));
  return place && interpolate(templateWords.unknownPlace[locale], { place });
}
