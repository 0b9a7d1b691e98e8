import { type ApiError, errorText } from "../backend/api-error.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { showToast } from "../ui/toast.tsx";

/** Tells in a toast why something about an account failed. */
export function showAccountError(title: LocalizedText, error: ApiError) {
  showToast({ kind: "error", topic: "account", title, text: errorText(error) });
}
