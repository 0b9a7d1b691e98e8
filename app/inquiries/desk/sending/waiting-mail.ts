import { useEffect, useEffectEvent } from "react";
import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Message } from "../../../backend/inquiry-rows.ts";
import { showToast } from "../../../ui/toast.tsx";
import { sendingWords } from "./sending-words.ts";

export type WaitingMessage = Pick<Message, "id" | "inquiry_id" | "body" | "locale" | "cc">;

/** What became of a reply of this window that was waiting. */
type Settled = { reply: WaitingMessage; isTakenBack: boolean };

const watchers = new Set<(settled: Settled) => void>();

/** Tells the inquiry's page, if it is open here, that a waiting reply of it was taken back, or sent. */
export function useSettledReply(inquiryId: string, onSettled: (settled: Settled) => void) {
  const handle = useEffectEvent(onSettled);
  useEffect(() => {
    const watcher = (settled: Settled) => {
      if (settled.reply.inquiry_id === inquiryId) handle(settled);
    };
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, [inquiryId]);
}

function tell(settled: Settled) {
  for (const watcher of watchers) watcher(settled);
}

/** Takes a reply back, and says whether it was in time. */
export async function takeBackReply(reply: WaitingMessage) {
  const { data, error } = toResult(await databaseClient().rpc("take_back_reply", { message_id: reply.id }));
  const topic = topicOf(reply.id);
  if (error) showToast({ kind: "error", topic, title: sendingWords.notTakenBack, text: errorText(error) });
  else if (!data) showToast({ kind: "error", topic, title: sendingWords.tooLate });
  else showToast({ kind: "success", topic, title: sendingWords.takenBack, text: sendingWords.isDraft });
  tell({ reply, isTakenBack: data === true });
}

export async function sendReplyNow(reply: WaitingMessage) {
  const { error } = toResult(await databaseClient().rpc("send_reply_now", { message_id: reply.id }));
  const topic = topicOf(reply.id);
  if (error) showToast({ kind: "error", topic, title: sendingWords.notSent, text: errorText(error) });
  else showToast({ kind: "success", topic, title: sendingWords.onItsWay });
  tell({ reply, isTakenBack: false });
}

/** One notice for each reply: two may be on their way. */
export function topicOf(id: string): string {
  return `reply-${id}`;
}
