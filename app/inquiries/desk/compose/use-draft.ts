import { useEffect, useState } from "react";
import type { Draft, InquiryRecord } from "../../../backend/inquiry-rows.ts";
import { beforeTakingBack } from "../sending/waiting-mail.ts";
import { DraftSaver, type DraftState } from "./draft-saver.ts";
import type { WritingResult } from "./store-writing.ts";

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
  /** What another window had written, and how to have it in place of this text, or to leave it. */
  other: string | undefined;
  takeOther: () => void;
  leaveOther: () => void;
  /** Takes up a reply that was taken back, and returns it. */
  reload: () => Promise<Draft | undefined>;
  /** Sends it by `run`. What was not taken is a draft again, but for what was sent before. Not sent when only now another window's text is found. */
  send: (run: (body: string) => Promise<WritingResult>) => Promise<WritingResult | { kind: "other" }>;
}

const none: Draft["copies"] = {};

/** What somebody writes about an inquiry: it survives the page, the window and the session. Of two windows the newest text stays. */
export function useDraft({ record, kind, locale, copies = none }: DraftOptions): UseDraftResult {
  const stored = record.drafts.find((draft) => draft.kind === kind);
  const [state, setState] = useState<DraftState>(
    stored ? { kind: "saved", at: stored.saved_at } : { kind: "none" },
  );
  const [other, setOther] = useState<string>();
  const [saver] = useState(
    () =>
      new DraftSaver({
        ...{ inquiryId: record.inquiry.id, kind, stored },
        ...{ onState: setState, onReplaced: setOther },
      }),
  );
  const [body, setBody] = useState(() => saver.keptBody ?? stored?.body ?? "");
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const kept = saver.keptBody;
    if (kept !== undefined) saver.write({ body: kept, locale, copies });
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") void saver.save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      void saver.save();
    };
  }, [saver, locale, copies]);

  useEffect(() => {
    saver.setOpen(true);
    const stop = beforeTakingBack(() => saver.save());
    return () => {
      saver.setOpen(false);
      stop();
    };
  }, [saver]);

  function write(next: string, nextCopies = copies) {
    setBody(next);
    saver.write({ body: next, locale, copies: nextCopies });
  }

  async function reload() {
    const draft = await saver.reload();
    if (draft) setBody(draft.body);
    return draft;
  }

  async function send(run: (body: string) => Promise<WritingResult>) {
    setBusy(true);
    if (!(await saver.settle({ body, locale, copies }))) {
      setBusy(false);
      return { kind: "other" as const };
    }
    const result = await run(body.trim());
    setBusy(false);
    if (result.kind === "done") {
      setBody("");
      setOther(undefined);
      saver.clear();
    } else {
      write(result.kind === "repeated" ? "" : body);
      if (result.kind === "repeated") await saver.save();
    }
    return result;
  }

  return {
    body,
    state,
    write,
    busy,
    other,
    takeOther: () => {
      setOther(undefined);
      write(other ?? body);
    },
    leaveOther: () => setOther(undefined),
    reload,
    send,
  };
}
