/** What a mail says. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A mail that waited in an outbox and is to be sent now. */
export interface OutgoingMail extends MailContent {
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
}

/** How an attempt ended: `refused` for good, or `failed` for now. */
export type Outcome = "sent" | "refused" | "failed";

/** Mails of one kind, in a table that other processes take from, too. */
export interface Outbox {
  /** For a log. */
  name: string;
  /** Takes the mail that is due first, for five minutes: when this process dies meanwhile, another attempt follows. */
  claimNext(): Promise<OutgoingMail | undefined>;
  /** `response` is what the mail server said, in one line. */
  recordOutcome(mail: OutgoingMail, outcome: Outcome, response: string): Promise<void>;
}
