import { useState } from "react";
import type { CopyAddress, Draft, Message } from "../../../backend/inquiry-rows.ts";
import type { Locale } from "../../../i18n/text.ts";
import type { InquiryRecord } from "../../../backend/inquiry-rows.ts";
import { useSettledMail } from "../sending/waiting-mail.ts";
import type { AskedReplyTo } from "./recipients.tsx";
import type { SendWay, Writing, WritingResult } from "./store-writing.ts";
import { useDraft, type UseDraftResult } from "./use-draft.ts";
import { writtenLanguage } from "./written-language.ts";

/** What is asked before a reply goes out: about its language, or because the inquiry is not as it was when it was begun. */
export type ReplyQuestion =
  | { kind: "language"; written: Locale; way: SendWay }
  | { kind: "changed"; news: Message | undefined; way: SendWay };

export interface UseReplyOptions {
  record: InquiryRecord;
  /** The author. */
  userId: string | undefined;
  /** Sends a reply, as the page shows the inquiry. */
  onSend: (writing: Writing) => Promise<WritingResult>;
  /** It has gone, now or before, and with it what it took along. */
  onSent: () => void;
}

export interface UseReplyResult {
  draft: UseDraftResult;
  /** The people who can be in copy, and those who are; and where the visitor asks for answers, if that is elsewhere. */
  recipients: {
    offered: CopyAddress[];
    ticked: string[];
    onTick: (address: string, isTicked: boolean) => void;
    replyTo: AskedReplyTo | undefined;
  };
  language: Locale;
  setLanguage: (language: Locale) => void;
  /** Sends it, or asks first; true when it was taken. */
  send: (way: SendWay) => Promise<boolean>;
  question: ReplyQuestion | undefined;
  /** Sends it all the same, in this language. */
  confirm: (language: Locale) => Promise<boolean>;
  /** Goes on writing. */
  keep: () => void;
  /** When the same reply was sent, which is not sent again. */
  repeatedAt: string | undefined;
}

/** A reply from the first letter until it is sent. */
export function useReply({ record, userId, onSend, onSent }: UseReplyOptions): UseReplyResult {
  const { inquiry, messages, drafts, copy_addresses: copyAddresses } = record;
  const stored = drafts.find(({ kind }) => kind === "reply");
  const [language, setLanguage] = useState(stored?.locale ?? inquiry.locale);
  const [copies, setCopies] = useState(stored?.copies ?? {});
  const ticked = copyAddresses
    .filter(({ address, is_ticked: isOffered }) => copies[address] ?? isOffered)
    .map(({ address }) => address);
  const draft = useDraft({ record, kind: "reply", locale: language, copies });
  const isBegun = draft.body.trim() !== "";
  const { news, acknowledge } = useReplyNews(messages, { isBegun, stored, userId });
  const [asked, setAsked] = useState<{ kind: ReplyQuestion["kind"]; way: SendWay }>();
  const [repeatedAt, setRepeatedAt] = useState<string>();
  const written = writtenLanguage(draft.body);

  useSettledMail(inquiry.id, async ({ message: reply, isTakenBack }) => {
    const taken = isTakenBack && !reply.forwarded_id ? await draft.reload() : undefined;
    if (!taken) return;
    setLanguage(taken.locale);
    setCopies(taken.copies);
  });

  function write(body: string) {
    if (!isBegun) acknowledge();
    draft.write(body);
  }

  function tick(address: string, isTicked: boolean) {
    const next = { ...copies, [address]: isTicked };
    setCopies(next);
    draft.write(draft.body, next);
  }

  async function send(way: SendWay): Promise<boolean> {
    if (written && written !== language) setAsked({ kind: "language", way });
    else if (news) setAsked({ kind: "changed", way });
    else return sendNow(way, language);
    return false;
  }

  async function sendNow(way: SendWay, locale: Locale): Promise<boolean> {
    setRepeatedAt(undefined);
    const result = await draft.send((body) => onSend({ kind: "reply", body, locale, cc: ticked, ...way }));
    if (result.kind === "done") setCopies({});
    if (result.kind === "done" || result.kind === "repeated") onSent();
    setAsked(result.kind === "conflict" ? { kind: "changed", way } : undefined);
    if (result.kind === "repeated") setRepeatedAt(result.at);
    return result.kind === "done";
  }

  async function confirm(locale: Locale): Promise<boolean> {
    if (!asked) return false;
    setLanguage(locale);
    if (asked.kind === "language" && news) {
      setAsked({ kind: "changed", way: asked.way });
      return false;
    }
    acknowledge();
    return sendNow(asked.way, locale);
  }

  return {
    draft: { ...draft, write },
    recipients: { offered: copyAddresses, ticked, onTick: tick, replyTo: askedReplyTo(record) },
    language,
    setLanguage,
    send,
    question: asked && toQuestion(asked, written, news),
    confirm,
    keep: () => setAsked(undefined),
    repeatedAt: isBegun ? undefined : repeatedAt,
  };
}

/** As the visitor's last mail says; a reply goes to the inquiry's address all the same. */
function askedReplyTo({ inquiry, messages }: InquiryRecord): AskedReplyTo | undefined {
  const visitor = inquiry.email?.toLowerCase();
  const last = messages.findLast(
    ({ direction, address, is_automatic: isAutomatic }) =>
      direction === "received" && address === visitor && !isAutomatic,
  );
  if (!last?.reply_to || last.reply_to === visitor) return undefined;
  const name = last.names[last.reply_to];
  return { email: last.reply_to, ...(name && { name }) };
}

function toQuestion(
  { kind, way }: { kind: ReplyQuestion["kind"]; way: SendWay },
  written: Locale | undefined,
  news: Message | undefined,
): ReplyQuestion | undefined {
  if (kind === "changed") return { kind, way, news };
  return written && { kind, way, written };
}

interface UseReplyNewsResult {
  /** The last mail that came, or that a colleague sent, since the reply was begun. */
  news: Message | undefined;
  /** It has been seen now, as a reply that is begun shows. */
  acknowledge: () => void;
}

/** What has come into a conversation while a reply to it is written: somebody may have answered already. */
function useReplyNews(
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
