import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import type { DatabaseSettings } from "../database-settings.ts";

/** An open mailbox. */
export interface Mailbox {
  client: ImapFlow;
  /** Without its password. */
  name: string;
  uidValidity: number;
  /** Its mails were handed over before, under other numbers. */
  isReview: boolean;
}

export type ReceivingConfig = DatabaseSettings & Pick<Config, "mailFrom" | "mailBegins" | "mailAuthservId">;
