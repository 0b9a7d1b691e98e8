import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";
import type { FormProblems } from "../../../ui/form/form.tsx";
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

/** What keeps a template from being saved. */
export function checkTemplate(texts: TemplateTexts): FormProblems {
  const isEmpty = (field: TemplateField) => texts[field].trim() === "";
  if (templateFields.every(isEmpty)) return { title_en: templateWords.nothing };
  const problems: FormProblems = {};
  for (const language of ["en", "ar"] as const) {
    const title = `title_${language}` as const;
    const body = `body_${language}` as const;
    if (isEmpty(title) && !isEmpty(body)) problems[title] = templateWords.noTitle;
    if (isEmpty(body) && !isEmpty(title)) problems[body] = templateWords.noText;
  }
  for (const field of templateFields) {
    const problem = checkText(field, texts[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function checkText(field: TemplateField, text: string): LocalizedText | undefined {
  const max = maxLength[field.startsWith("title") ? "title" : "body"];
  if ([...text.trim()].length > max)
    return inEachLocale((to) => interpolate(templateWords.tooLong[to], { max }));
  const place = text.match(/\{\w+\}/g)?.find((one) => !places.has(one));
  return place ? inEachLocale((to) => interpolate(templateWords.unknownPlace[to], { place })) : undefined;
}
