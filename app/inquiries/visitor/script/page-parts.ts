import type { Locale, LocalizedText } from "../../../i18n/text.ts";

export const locale: Locale = document.documentElement.lang === "ar" ? "ar" : "en";

export function messageField(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>("textarea#message");
}

/** Says what happens beside the button, or with null that nothing does. */
export function say(text: LocalizedText | null) {
  const place = document.querySelector("[data-progress]");
  if (place) place.textContent = text?.[locale] ?? "";
}

/** Puts a part of another version of this page into its place here. False when one of them has none. */
export function exchange(selector: string, page: Document): boolean {
  const shown = document.querySelector(selector);
  const next = page.querySelector(selector);
  if (!shown || !next) return false;
  shown.replaceWith(next);
  return true;
}

/** Shows the conversation as another version of this page has it. */
export function showNews(page: Document): boolean {
  const state = page.querySelector<HTMLElement>("#main")?.dataset["state"];
  const main = document.querySelector<HTMLElement>("#main");
  if (!state || !main || !exchange("[data-news]", page)) return false;
  main.dataset["state"] = state;
  return true;
}
