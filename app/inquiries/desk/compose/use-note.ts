import { useState } from "react";
import { errorText, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { Locale } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { composerWords } from "./composer-words.ts";
import type { InquiryRecord } from "../inquiry/fetch-inquiry.ts";
import { useDraft, type UseDraftResult } from "./use-draft.ts";

export interface UseNoteOptions {
  locale: Locale;
  record: InquiryRecord;
  /** Of the reply beside it. */
  language: Locale;
  onAdded: () => void;
}

export interface UseNoteResult {
  draft: UseDraftResult;
  busy: boolean;
  /** True when it was added. */
  add: () => Promise<boolean>;
}

/** A note from the first letter until it is added. */
export function useNote({ locale, record, language, onAdded }: UseNoteOptions): UseNoteResult {
  const { inquiry, drafts } = record;
  const stored = drafts.find(({ kind }) => kind === "note");
  const draft = useDraft({ inquiryId: inquiry.id, kind: "note", locale: language, stored });
  const [busy, setBusy] = useState(false);

  async function add(): Promise<boolean> {
    setBusy(true);
    await draft.settle();
    const { error, status } = await databaseClient().rpc("add_inquiry_note", {
      inquiry_id: inquiry.id,
      body: draft.body.trim(),
    });
    setBusy(false);
    if (error) {
      draft.write(draft.body);
      const text = errorText(toApiError(error, status))[locale];
      showToast({ kind: "error", topic: "note", title: composerWords.noteFailed[locale], text });
      return false;
    }
    draft.clear();
    showToast({ kind: "success", topic: "note", title: composerWords.noteAdded[locale] });
    onAdded();
    return true;
  }

  return { draft, busy, add };
}
