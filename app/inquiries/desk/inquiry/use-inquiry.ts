import { useEffect, useState } from "react";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { toApiError } from "../../../backend/errors/api-error.ts";
import type { InquiryRecord } from "../../../backend/inquiry-rows.ts";
import { type ApiResult, askAgain, queryClient, serverQuery } from "../../../backend/query.ts";
import { useQuery, type UseQueryResult } from "../../../backend/use-query.ts";
import { listKey } from "../list/use-inquiry-list.ts";
import { threadActions } from "../../../staff/events/event-words.ts";

/** An inquiry with everything that belongs to it. */
export interface ShownInquiry extends InquiryRecord {
  /** There are others before its messages. */
  hasEarlierMessages: boolean;
}

export interface UseInquiryResult extends UseQueryResult<ShownInquiry | "gone"> {
  /** Fetches more of the conversation. */
  showEarlier: () => void;
  /** Tells colleagues. */
  setWriting: (isWriting: boolean) => void;
}

/** What a change of an inquiry changes: its page, and the list. */
export const deskChanges = [["inquiry"], [listKey]];

/** Often enough for colleagues to see each other. */
const pollMs = 5_000;
/** So many mails are shown at first, and so many more each time. */
const messagesAtOnce = 20;
/** A page in front of which nobody has moved anything for so long is looked at by nobody. */
const idleAfterMs = 5 * 60_000;

/** An inquiry that somebody opens: each call says who looks at it, and brings what is new. */
export function useInquiry(id: string): UseInquiryResult {
  const [opened] = useState(() => openInquiry(id));
  useEffect(noteInput, []);
  const query = useQuery({
    ...serverQuery(opened.queryKey, opened.fetch, pollMs),
    // What is written begins with the draft that is stored now.
    gcTime: 0,
  });
  return {
    ...query,
    showEarlier() {
      opened.showEarlier();
      query.refetch();
    },
    setWriting(isWriting) {
      if (opened.setWriting(isWriting)) query.refetch();
    },
  };
}

/** What the page of an inquiry has from its opening on, which is logged once. */
function openInquiry(id: string) {
  const queryKey = ["inquiry", id];
  let messageCount = messagesAtOnce;
  let isWriting = false;

  /** Never rejects. */
  async function fetch(): Promise<ApiResult<ShownInquiry | "gone">> {
    const shown = queryClient.getQueryData<ShownInquiry | "gone">(queryKey);
    const known = shown === "gone" ? undefined : shown;
    const count = messageCount;
    const isIdle = Date.now() - lastInputAt > idleAfterMs;
    const { data, error } = toResult(
      await databaseClient().rpc("show_inquiry", {
        inquiry_id: id,
        is_opening: known === undefined,
        is_writing: isIdle ? null : isWriting,
        message_count: count,
        history: threadActions,
        has: known?.digest ?? null,
      }),
    );
    if (error) return { error };
    if (!data) return { data: "gone" };
    if (!("inquiry" in data))
      return known ? { data: { ...known, ...data } } : { error: toApiError(undefined) };
    // Its row says that it is read now.
    if (!known) void askAgain({ queryKey: [listKey], type: "active" });
    const hasEarlierMessages = data.messages.length > count;
    return { data: { ...data, messages: data.messages.slice(-count), hasEarlierMessages } };
  }

  return {
    queryKey,
    fetch,
    showEarlier: () => void (messageCount += messagesAtOnce),
    /** Whether that is new. */
    setWriting(is: boolean): boolean {
      const isNew = is !== isWriting;
      isWriting = is;
      return isNew;
    },
  };
}

let lastInputAt = 0;

function noteInput() {
  const listeners = new AbortController();
  const note = () => (lastInputAt = Date.now());
  note();
  for (const type of ["pointermove", "pointerdown", "keydown", "wheel", "scroll"])
    document.addEventListener(type, note, { capture: true, passive: true, signal: listeners.signal });
  return () => listeners.abort();
}
