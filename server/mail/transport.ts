import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../config.ts";
import { log } from "../log.ts";
import type { QueuedMessage } from "./outbox.ts";

export interface MailTransport {
  /** Rejects when the mail was not accepted. */
  deliver(waiting: QueuedMessage): Promise<void>;
  close(): void;
}

/** The mail server of the configuration, or the folder `mail` of the data folder when it names none. */
export function openTransport({ smtpUrl, mailFrom, dataDir }: Config): MailTransport {
  return smtpUrl
    ? openSmtpTransport(smtpUrl, mailFrom)
    : openFolderTransport(join(dataDir, "mail"), mailFrom);
}

function openSmtpTransport(url: string, from: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(waiting) {
      await server.sendMail(toMailOptions(from, waiting));
    },
    close: () => server.close(),
  };
}

function openFolderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(waiting) {
      const { message } = await composer.sendMail(toMailOptions(from, waiting));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${waiting.createdAt.toISOString().replaceAll(":", "-")}-${waiting.id}.eml`);
      // Renamed when complete, so that nobody sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log("mail.written", { file, link: waiting.link ?? undefined });
    },
    close: () => composer.close(),
  };
}

function toMailOptions(from: string, { id, to, subject, text, createdAt }: QueuedMessage): SendMailOptions {
  return {
    from,
    // An object, so that no address is ever parsed as a list of several.
    to: { name: "", address: to },
    subject,
    text,
    date: createdAt,
    // The same at every attempt, so that a mail sent twice is recognised as one.
    messageId: `<${id}@${from.match(/@([^>\s]+)/)?.[1] ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
