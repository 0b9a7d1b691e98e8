import type { Locale } from "../../../i18n/text.ts";

export interface Forwarding {
  address: string;
  note: string;
  locale: Locale;
}

/** What was written about a mail and has not gone out, by its id, while this window is open. */
const kept = new Map<string, Forwarding>();

export function keptForwarding(messageId: string): Forwarding | undefined {
  return kept.get(messageId);
}

export function keepForwarding(messageId: string, forwarding: Forwarding | undefined) {
  if (forwarding) kept.set(messageId, forwarding);
  else kept.delete(messageId);
}

/** Brings back what was taken back, before a text that was begun since. */
export function restoreForwarding(messageId: string, forwarding: Forwarding) {
  const begun = kept.get(messageId)?.note;
  keepForwarding(messageId, { ...forwarding, note: [forwarding.note, begun].filter(Boolean).join("\n\n") });
}
