import { useEffect, useEffectEvent } from "react";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Message } from "../../../backend/inquiry-rows.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";
import { perform } from "../../../staff/use-action.ts";
import { showToast } from "../../../ui/toast/toast.tsx";
import { actionWords } from "../actions/action-words.ts";
import { deskChanges } from "../inquiry/use-inquiry.ts";
import { restoreForwarding } from "../forward/kept-forwarding.ts";
import { sendingWords } from "./sending-words.ts";

/** A reply, or a mail that is forwarded to an address. */
export type WaitingMessage = Pick<Message, "id" | "inquiry_id" | "body" | "locale" | "cc"> &
  Partial<Pick<Message, "address" | "forwarded_id">>;

const holdMs = 10_000;

/** Says that a mail is on its way, with ten seconds to take it back; wherever its author goes meanwhile. */
export function showSending(message: WaitingMessage, sendAfter?: string) {
  showToast({
    kind: "waiting",
    topic: topicOf(message.id),
    ...(sendAfter
      ? {
          title: inEachLocale((to) =>
            interpolate(sendingWords.scheduled[to], { moment: formatShortDateTime(to, sendAfter) }),
          ),
        }
      : {
          title: message.address ? onItsWayTo(message.address) : sendingWords.onItsWay,
          text: sendingWords.tenSeconds,
          until: { moment: Date.now() + holdMs, left: sendingWords.sentIn, ended: sendingWords.sent },
        }),
    actions: [{ label: actionWords.undo, shortcut: "z", run: () => takeBackMail(message) }],
  });
}

function onItsWayTo(address: string): LocalizedText {
  return inEachLocale((to) =>
    interpolate(sendingWords.onItsWayTo[to], { address: `\u2066${address}\u2069` }),
  );
}

/** What became of a mail of this window that was waiting. */
type Settled = { message: WaitingMessage; isTakenBack: boolean };

const watchers = new Set<(settled: Settled) => void>();

/** Tells the inquiry's page, if it is open here, that a waiting mail of it was taken back, or sent. */
export function useSettledMail(inquiryId: string, onSettled: (settled: Settled) => void) {
  const handle = useEffectEvent(onSettled);
  useEffect(() => {
    const watcher = (settled: Settled) => {
      if (settled.message.inquiry_id === inquiryId) handle(settled);
    };
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, [inquiryId]);
}

const savers = new Set<() => Promise<void>>();

/** Saves what is being written before a reply is taken back: the database puts the two together. */
export function beforeTakingBack(save: () => Promise<void>) {
  savers.add(save);
  return () => void savers.delete(save);
}

function tell(settled: Settled) {
  for (const watcher of watchers) watcher(settled);
}

/** Takes a mail back, and says whether it was in time. */
export async function takeBackMail(message: WaitingMessage) {
  const { id, body, locale, address, forwarded_id: original } = message;
  await Promise.all([...savers].map((save) => save()));
  const takeBack = async () => toResult(await databaseClient().rpc("take_back_mail", { message_id: id }));
  const result = await perform(takeBack, undefined, {
    done: (isTakenBack) =>
      isTakenBack
        ? { title: sendingWords.takenBack, text: original ? sendingWords.isInForm : sendingWords.isDraft }
        : { kind: "error", title: sendingWords.tooLate },
    failed: sendingWords.notTakenBack,
    topic: topicOf(id),
    changes: deskChanges,
  });
  if (result.data && original)
    restoreForwarding(original, { address: address ?? "", note: body, locale: locale ?? "en" });
  tell({ message, isTakenBack: result.data === true });
  return result;
}

export async function sendMailNow(message: WaitingMessage) {
  const send = async () => toResult(await databaseClient().rpc("send_mail_now", { message_id: message.id }));
  const result = await perform(send, undefined, {
    done: sendingWords.onItsWay,
    failed: sendingWords.notSent,
    topic: topicOf(message.id),
    changes: deskChanges,
  });
  tell({ message, isTakenBack: false });
  return result;
}

/** One notice for each mail: two may be on their way. */
function topicOf(id: string): string {
  return `mail-${id}`;
}
