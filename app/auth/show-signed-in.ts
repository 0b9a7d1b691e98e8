import type { Locale } from "../i18n/text.ts";
import { showToast } from "../ui/toast.tsx";
import { toastWords } from "./words.ts";

/** Says that signing in is over: after the last step of it. */
export function showSignedIn(locale: Locale) {
  showToast({
    kind: "success",
    topic: "account",
    title: toastWords.signInDone[locale],
    text: toastWords.signInDoneText[locale],
  });
}
