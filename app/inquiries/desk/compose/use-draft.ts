import { useEffect, useState } from "react";
import type { Draft } from "../../../backend/inquiry-rows.ts";
import { DraftSaver, type DraftState, keptDraft } from "./draft-saver.ts";

export interface DraftOptions {
  inquiryId: string;
  kind: Draft["kind"];
  locale: Draft["locale"];
  /** The draft as the server has it. */
  stored: Draft | undefined;
}

export interface UseDraftResult {
  body: string;
  state: DraftState;
  write: (body: string) => void;
  /** Before it is sent: resolves when no draft is on its way to the server. */
  settle: () => Promise<void>;
  /** It was sent: nothing is left of it. */
  clear: () => void;
}

/** What somebody writes about an inquiry: it survives the page, the window and the session. */
export function useDraft({ inquiryId, kind, locale, stored }: DraftOptions): UseDraftResult {
  const [body, setBody] = useState(() => keptDraft(inquiryId, kind) ?? stored?.body ?? "");
  const [state, setState] = useState<DraftState>(
    stored ? { kind: "saved", at: stored.saved_at } : { kind: "none" },
  );
  const [saver] = useState(() => new DraftSaver(inquiryId, kind, setState));

  useEffect(() => {
    const kept = keptDraft(inquiryId, kind);
    if (kept !== undefined) saver.write({ body: kept, locale });
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") void saver.save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      void saver.save();
    };
  }, [saver, inquiryId, kind, locale]);

  return {
    body,
    state,
    write(next) {
      setBody(next);
      saver.write({ body: next, locale });
    },
    settle: () => saver.settle(),
    clear() {
      setBody("");
      saver.clear();
    },
  };
}
