/** What a mail says. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A mail that waited in an outbox and is to be sent now. */
export interface OutgoingMail {
  /** Stays the same at every attempt: the Message-ID is made of it. */
  id: string;
  to: string;
  /** Where an answer goes; the sender when undefined. */
  replyTo?: string;
  /** RFC 3834: caused by somebody's own message, or not. */
  autoSubmitted: "auto-replied" | "auto-generated";
  /** What the log shows when there is no mail server, so that whoever runs it on their own machine can go on. */
  link?: string;
  createdAt: Date;
  /** This attempt included. */
  attempts: number;
  /** Writes what it says, which may fail like the sending. */
  write(): Promise<MailContent>;
}

/** How an attempt ended: `refused` for good, `failed` for now, or `unavailable` while the mail server takes no mail at all. */
export type Outcome = "sent" | "refused" | "failed" | "unavailable";

/** Mails of one kind, in a table that other processes take from, too. */
export interface Outbox {
  /** For a log. */
  name: string;
  /** Takes the mail that is due first, for five minutes: when this process dies meanwhile, another attempt follows. */
  claimNext(): Promise<OutgoingMail | undefined>;
  /** `response` is what the mail server said, in one line. */
  recordOutcome(mail: OutgoingMail, outcome: Outcome, response: string): Promise<void>;
}
