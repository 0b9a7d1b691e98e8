import { messageField } from "./page-parts.ts";

/** Without the key of the page, which stands after it. */
const [, , , reference = ""] = location.pathname.split("/");
const name = `message-${reference}`;
const retentionDays = 30;

/** What was typed into this page and not sent, in this browser alone. */
export function restoreDraft() {
  const field = messageField();
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as { text: string; at: number } | null;
    if (!kept || !field || field.value !== "") return;
    if (kept.at > Date.now() - retentionDays * 86_400_000) field.value = kept.text;
    else localStorage.removeItem(name);
  } catch {
    // Storage is blocked, or holds something else.
  }
}

export function saveDraft() {
  const text = messageField()?.value ?? "";
  try {
    if (text === "") localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify({ text, at: Date.now() }));
  } catch {
    // Storage is blocked or full.
  }
}
