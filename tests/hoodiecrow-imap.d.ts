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

  interface ImapServer {
    server: Server;
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
    users?: Record<string, { password: string }>;
    secureConnection?: boolean;
    credentials?: { key: string; cert: string };
  }): ImapServer;
}
