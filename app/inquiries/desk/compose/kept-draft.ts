import type { Draft } from "../../../backend/inquiry-rows.ts";

/** What the window keeps of a draft until the server has it. */
export interface KeptDraft {
  body: string;
  /** When the stored text was stored that it goes on from; null where there was none. */
  knownAt: string | null;
  /** What was sent since, without an answer. */
  sent: string[];
}

export function keptDraft(inquiryId: string, kind: Draft["kind"]): KeptDraft | undefined {
  const kept = sessionStorage.getItem(keyOf(inquiryId, kind));
  // As keepDraft wrote it.
  return kept === null ? undefined : (JSON.parse(kept) as KeptDraft);
}

export function keepDraft(inquiryId: string, kind: Draft["kind"], kept: KeptDraft | undefined) {
  if (!kept?.body) sessionStorage.removeItem(keyOf(inquiryId, kind));
  else sessionStorage.setItem(keyOf(inquiryId, kind), JSON.stringify(kept));
}

function keyOf(inquiryId: string, kind: Draft["kind"]): string {
  return `draft-${kind}-${inquiryId}`;
}
