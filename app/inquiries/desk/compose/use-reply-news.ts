import { useState } from "react";
import type { Draft, Message } from "../../../backend/inquiry-rows.ts";

export interface UseReplyNewsResult {
  /** The last mail that came, or that a colleague sent, since the reply was begun. */
  news: Message | undefined;
  /** It has been seen now, as a reply that is begun shows. */
  acknowledge: () => void;
}

/** What has come into a conversation while a reply to it is written: somebody may have answered already. */
export function useReplyNews(
  messages: Message[],
  { isBegun, stored, userId }: { isBegun: boolean; stored: Draft | undefined; userId: string | undefined },
): UseReplyNewsResult {
  const [seen, setSeen] = useState(() =>
    stored ? messages.filter((message) => isBefore(message, stored.saved_at)) : messages,
  );
  const ids = new Set(seen.map(({ id }) => id));
  const [first] = seen;
  return {
    news: messages.findLast(
      (message) =>
        isBegun &&
        message.direction !== "forwarded" &&
        !ids.has(message.id) &&
        message.author_id !== userId &&
        // Earlier ones may be loaded meanwhile.
        !(first && isBefore(message, first.created_at)),
    ),
    acknowledge: () => setSeen(messages),
  };
}

function isBefore({ created_at: at }: Message, moment: string): boolean {
  return Date.parse(at) <= Date.parse(moment);
}
