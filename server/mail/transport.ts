import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ConnectionOptions } from "node:tls";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../config.ts";
import { log } from "../log.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

type MailSettings = Pick<Config, "smtpUrl" | "mailFrom" | "dkim" | "dataDir">;

export interface MailTransport {
  /** Resolves with what the mail server said, in one line. Rejects when the mail was not accepted. */
  deliver(mail: OutgoingMail): Promise<string>;
  close(): void;
}

/** The mail server of the configuration, or the folder `mail` of the data folder when it names none. */
export function openTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl
    ? openSmtpTransport(settings.smtpUrl, settings)
    : openFolderTransport(join(settings.dataDir, "mail"), settings);
}

function openSmtpTransport(url: string, settings: MailSettings): MailTransport {
  const server = createSmtpTransport(url);
  return {
    async deliver(mail) {
      const { response } = await server.sendMail(await toMailOptions(settings, mail));
      return response;
    },
    close: () => server.close(),
  };
}

/** One connection, kept for the next mail. The password is in the URL, so no log of nodemailer's. */
export function createSmtpTransport(url: string, tls: ConnectionOptions = {}) {
  return createTransport({
    url,
    tls,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

function openFolderTransport(folder: string, settings: MailSettings): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(await toMailOptions(settings, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      // Renamed when complete, so that nobody sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log("mail.written", { file, link: mail.link });
      return "Written to a file: there is no mail server";
    },
    close: () => composer.close(),
  };
}

async function toMailOptions({ mailFrom, dkim }: MailSettings, mail: OutgoingMail): Promise<SendMailOptions> {
  const { id, to, replyTo, createdAt, autoSubmitted } = mail;
  const domain = domainOf(mailFrom);
  return {
    from: mailFrom,
    // An object, so that no address is ever parsed as a list of several.
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    ...(await mail.write()),
    date: createdAt,
    // The same at every attempt, so that a mail sent twice is recognised as one.
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": autoSubmitted, "X-Auto-Response-Suppress": "All" },
    ...(dkim && {
      dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The part of an address after the sign: of `Nawat <hello@nawat.example>`, `nawat.example`. */
export function domainOf(address: string): string {
  return address.match(/@([^>\s]+)/)?.[1] ?? "localhost";
}
