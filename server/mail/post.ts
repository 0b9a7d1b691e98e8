import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../config.ts";
import { log } from "../log.ts";
import type { Waiting } from "./outbox.ts";

export interface Post {
  /** Rejects when the mail was not accepted. */
  deliver(waiting: Waiting): Promise<void>;
  close(): void;
}

/** The mail server of the configuration, or the folder `mail` of the data folder when it names none. */
export function openPost({ smtpUrl, mailFrom, dataDir }: Config): Post {
  return smtpUrl ? openServer(smtpUrl, mailFrom) : openFolder(join(dataDir, "mail"), mailFrom);
}

function openServer(url: string, from: string): Post {
  const server = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(waiting) {
      await server.sendMail(compose(from, waiting));
    },
    close: () => server.close(),
  };
}

function openFolder(folder: string, from: string): Post {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(waiting) {
      const { message } = await composer.sendMail(compose(from, waiting));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${waiting.createdAt.toISOString().replaceAll(":", "-")}-${waiting.id}.eml`);
      // Whoever watches the folder never sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log("mail.written", { file, link: waiting.link ?? undefined });
    },
    close: () => composer.close(),
  };
}

function compose(from: string, { id, to, subject, text, createdAt }: Waiting): SendMailOptions {
  return {
    from,
    // An object, so that no address is ever read as a list of several.
    to: { name: "", address: to },
    subject,
    text,
    date: createdAt,
    // The same at every try: a mail that went out twice can be told to be one.
    messageId: `<${id}@${from.match(/@([^>\s]+)/)?.[1] ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
