import type { Buffer } from "node:buffer";

/** Calls a SQL function as the service role. Throws the database's error with its code. */
export type CallSql = (name: string, parameters: Record<string, unknown>) => Promise<unknown>;

/** A file that a mail carries. */
export interface MailFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

export interface MailContent {
  /** Its language, the first of several: the sender is named in it. */
  locale: "en" | "ar";
  subject: string;
  text: string;
  html: string;
  files?: MailFile[];
  /** What is kept of it: the words an answer may repeat. */
  sentText?: string;
}

export interface OutgoingMail {
  /** Stays the same at every attempt: the Message-ID is made of it. */
  id: string;
  to: string;
  /** Named in the mail as well. */
  cc?: string[];
  /** Those who get it now, where that is not `to` alone: the refusal of the first fails the mail. */
  recipients?: string[];
  /** Where an answer goes: an address, or `sender`, which is so without it, too. */
  replyTo?: string;
  /** RFC 3834: caused by somebody's own message, or not; undefined when a person wrote it. */
  autoSubmitted?: "auto-replied" | "auto-generated";
  /** The mails it follows, the last one at the end: ids of ours, or whole Message-IDs without brackets. */
  references?: string[];
  /** What the log shows when there is no mail server, so that a developer can go on. */
  link?: string;
  /** When it was first handed to the mail server: the same at every attempt. */
  date: Date;
  /** This attempt included. */
  attempts: number;
  /** Writes what it says, which may fail like the sending. */
  write(): Promise<MailContent>;
}

/**
 * How an attempt ended: `refused` for good, `failed` for now, `interrupted` when the server may have the mail and did not say so,
 * or `unavailable` while it takes no mail at all.
 */
export type Outcome = "sent" | "refused" | "failed" | "interrupted" | "unavailable";

/** Mails of one kind, in a table that other processes take from, too. */
export interface Outbox {
  /** For a log. */
  name: string;
  /** Takes the mail that is due first, for five minutes: when this process dies meanwhile, another attempt follows. */
  claimNext(): Promise<OutgoingMail | undefined>;
  /**
   * `response` is what the mail server said, in one line; `sentText` what is kept of a mail that was sent; `refused` the others that
   * the server refused, where it took the mail for somebody.
   */
  recordOutcome(
    mail: OutgoingMail,
    outcome: Outcome,
    response: string,
    sentText?: string,
    refused?: RefusedRecipient[],
  ): Promise<void>;
}

/** Somebody whom the mail server refused, for good or for now. */
export interface RefusedRecipient {
  address: string;
  outcome: "refused" | "failed";
  response: string;
}
