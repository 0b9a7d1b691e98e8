import { preferredLocale } from "./preferred-locale.ts";

/** The staff pages are built in English. They stay hidden until a different preferred language is applied (staff.css). */
export function markLocalePending() {
  if (preferredLocale() !== "en") document.documentElement.dataset["localePending"] = "";
}
