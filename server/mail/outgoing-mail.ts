import type { Buffer } from "node:buffer";
import type { Mail } from "../../app/mails/layout/frame.server.ts";

/** A mail as its server gets it. */
export interface OutgoingMail {
  /** Stays the same at every attempt: the Message-ID is made of it. */
  id: string;
  to: string;
  toName?: string;
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
  link?: string | undefined;
  /** When it was first handed to the mail server: the same at every attempt. */
  date: Date;
}

export interface MailContent extends Mail {
  files?: MailFile[];
  /** What is kept of it: both forms of its text, as an answer may repeat them. */
  sentText?: string;
}

/** A file that a mail carries. */
export interface MailFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** `interrupted`: the server may have the mail and did not say so. `unavailable`: it takes no mail at all. */
export type Outcome = "sent" | "refused" | "failed" | "interrupted" | "unavailable";

/** Somebody whom the mail server refused, for good or for now. */
export interface RefusedRecipient {
  address: string;
  outcome: "refused" | "failed";
  response: string;
}
