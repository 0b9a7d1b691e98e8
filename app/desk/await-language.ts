import { wantedLocale } from "./wanted-language.ts";

/** The staff pages are built in English. Nobody who wants another language is shown that one first (desk.css). */
export function awaitLanguage() {
  if (wantedLocale() !== "en") document.documentElement.dataset["awaits"] = "language";
}
