import { useEffect, useState } from "react";
import type { Draft } from "../../../backend/inquiry-rows.ts";
import { DraftSaver, type DraftState } from "./draft-saver.ts";
import { keptDraft } from "./kept-draft.ts";
import type { InquiryRecord } from "../../../backend/inquiry-rows.ts";
import type { WritingResult } from "./store-writing.ts";
import { beforeTakingBack } from "../sending/waiting-mail.ts";

export interface DraftOptions {
  record: InquiryRecord;
  kind: Draft["kind"];
  locale: Draft["locale"];
  /** Whom the author ticked. */
  copies?: Draft["copies"];
}

export interface UseDraftResult {
  body: string;
  state: DraftState;
  write: (body: string, copies?: Draft["copies"]) => void;
  busy: boolean;
  /** Takes up a reply that was taken back, and returns it. */
  reload: () => Promise<Draft | undefined>;
  /** Takes up the newer text of another window, and returns it. */
  takeNewer: () => Draft | undefined;
  keepOwn: () => void;
  /** Sends it by `run`. What was not taken is a draft again, but for what was sent before. Not sent when another window has stored a newer text. */
  send: (run: (body: string) => Promise<WritingResult>) => Promise<WritingResult | { kind: "newer" }>;
}

const none: Draft["copies"] = {};

/** What somebody writes about an inquiry: it survives the page, the window and the session. */
export function useDraft({ record, kind, locale, copies = none }: DraftOptions): UseDraftResult {
  const inquiryId = record.inquiry.id;
  const stored = record.drafts.find((draft) => draft.kind === kind);
  const [body, setBody] = useState(() => keptDraft(inquiryId, kind)?.body ?? stored?.body ?? "");
  const [state, setState] = useState<DraftState>(
    stored ? { kind: "saved", at: stored.saved_at } : { kind: "none" },
  );
  const [busy, setBusy] = useState(false);
  const [saver] = useState(() => {
    const kept = keptDraft(inquiryId, kind);
    return new DraftSaver(inquiryId, kind, kept ?? { knownAt: stored?.saved_at ?? null, sent: [] }, setState);
  });

  useEffect(() => {
    const kept = keptDraft(inquiryId, kind);
    if (kept !== undefined) saver.write({ body: kept.body, locale, copies });
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") void saver.save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      void saver.save();
    };
  }, [saver, inquiryId, kind, locale, copies]);

  useEffect(() => {
    saver.setOpen(true);
    const stop = beforeTakingBack(() => saver.save());
    return () => {
      saver.setOpen(false);
      stop();
    };
  }, [saver]);

  const isAsked = state.kind === "newer";
  useEffect(() => {
    if (!isAsked) return undefined;
    // Its text is in this window only.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isAsked]);

  function write(next: string, nextCopies = copies) {
    setBody(next);
    saver.write({ body: next, locale, copies: nextCopies });
  }

  async function send(run: (body: string) => Promise<WritingResult>) {
    setBusy(true);
    if (!(await saver.settle({ body, locale, copies }))) {
      setBusy(false);
      return { kind: "newer" as const };
    }
    const result = await run(body.trim());
    setBusy(false);
    if (result.kind === "done") {
      setBody("");
      saver.forget();
    } else {
      write(result.kind === "repeated" ? "" : body);
      if (result.kind === "repeated") await saver.save();
    }
    return result;
  }

  function show(draft: Draft | undefined) {
    if (draft) setBody(draft.body);
    return draft;
  }

  return {
    body,
    state,
    write,
    busy,
    reload: async () => show(await saver.reload()),
    takeNewer: () => show(saver.takeNewer()),
    keepOwn: () => saver.keepOwn(),
    send,
  };
}
