declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  interface Message {
    uid: number;
    flags: string[];
    /** One character per byte. */
    raw: string;
  }

  interface Mailbox {
    messages: Message[];
    uidvalidity: number;
  }

  /** What a FETCH asks for: `BODY.PEEK[HEADER]<0.1000>` */
  export interface FetchItem {
    /** `[0, 1000]`; in the answer, where it begins. */
    partial?: number[];
  }

  export type FetchHandler = (connection: unknown, message: unknown, item: FetchItem) => unknown;

  interface ImapServer {
    server: Server;
    /** Instead of its own, by the name of the item. */
    fetchHandlers: Record<string, FetchHandler>;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
    getMailbox(path: string): Mailbox;
    appendMessage(
      mailbox: string,
      flags: string[],
      internalDate: Date | undefined,
      raw: string,
    ): { message: Message };
  }

  export default function hoodiecrow(options: {
    plugins?: string[];
    storage?: Record<string, object>;
    users?: Record<string, { password: string; xoauth2?: { accessToken: string } }>;
    secureConnection?: boolean;
    credentials?: { key: string; cert: string };
  }): ImapServer;
}

declare module "hoodiecrow-imap/lib/commands/handlers/fetch.js" {
  import type { FetchHandler } from "hoodiecrow-imap";

  const handlers: { BODY: FetchHandler };
  export default handlers;
}
