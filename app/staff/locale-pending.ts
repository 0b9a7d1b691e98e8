import { preferredLocale } from "./preferred-locale.ts";

/** Staff pages are built in English. All but the bar of the header stays hidden until Arabic is applied, for five seconds at most. */
export function markLocalePending() {
  if (preferredLocale() !== "en") document.documentElement.dataset["localePending"] = "";
}
