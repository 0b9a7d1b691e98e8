import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ConnectionOptions } from "node:tls";
import { createTransport, type SendMailOptions } from "nodemailer";
import { localizeSender } from "../../app/mails/sender.server.ts";
import type { Config } from "../config.ts";
import { log } from "../log/log.ts";
import { loopbackHost } from "../loopback-host.ts";
import { markInterrupted } from "./delivery-error.ts";
import type { MailContent, OutgoingMail } from "./outgoing-mail.ts";
import { judgeSignInRefusal } from "./sign-in-refusal.ts";

type MailSettings = Pick<Config, "smtpUrl" | "mailFrom" | "dkim" | "dataDir">;

export interface MailTransport {
  /** Resolves with what the mail server said. Rejects when the mail was not accepted. */
  deliver(mail: OutgoingMail, content: MailContent): Promise<string>;
  /** Ends a delivery under way: it rejects. */
  giveUp(): void;
  close(): void;
}

/** Less than the five minutes a mail is claimed for: a server that drips its answers keeps no mail from the others. */
const maxDeliveryMs = 240_000;

/** The mail server of the configuration, or the folder `mail` of the data folder when it names none. */
export function openTransport(settings: MailSettings, maxMs = maxDeliveryMs): MailTransport {
  return settings.smtpUrl
    ? openSmtpTransport(settings.smtpUrl, settings, maxMs)
    : openFolderTransport(join(settings.dataDir, "mail"), settings);
}

function openSmtpTransport(url: string, settings: MailSettings, maxMs: number): MailTransport {
  const { server, judgeRefusal } = createSmtpTransport(url);
  const closing = new AbortController();
  let isMessageSent = false;
  // The last of the functions that a message goes through is asked for its first byte once the server wants it.
  server.use("stream", (mail, done) => {
    mail.message.processFunc((message) => Readable.from(sendMessage(message)));
    done();
  });
  async function* sendMessage(message: Readable) {
    isMessageSent = true;
    yield* message;
  }
  return {
    async deliver(mail, content) {
      const message = toMailOptions(settings, mail, content);
      isMessageSent = false;
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(maxMs)]);
      try {
        const { response } = await server.sendMail({ ...message, signal });
        return response;
      } catch (error) {
        throw isMessageSent ? markInterrupted(error) : judgeRefusal(error);
      }
    },
    giveUp: () => closing.abort(),
    close: () => server.close(),
  };
}

/**
 * One connection, kept for the next mail. The password is in the URL, so no log of nodemailer's; and over a network it is told
 * to nobody without TLS. A server may take minutes to look through a message before it says that it has it.
 */
export function createSmtpTransport(url: string, tls: ConnectionOptions = {}) {
  const { username, hostname } = new URL(url);
  let mechanisms: string[] = [];
  const server = createTransport({
    url,
    tls,
    pool: true,
    maxConnections: 1,
    requireTLS: username !== "" && !loopbackHost.test(hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 180_000,
    // The mechanisms a server offers for signing in: nodemailer tells them its log alone.
    transactionLog: true,
    logger: createReplyLogger((reply) => {
      mechanisms = offeredMechanisms(reply) ?? mechanisms;
    }),
  });
  return {
    server,
    /** Whether the server last greeted lets anybody sign in. */
    offersSignIn: () => mechanisms.length > 0,
    /** The error with the reason as its code when it is a refused sign-in, else as it is. */
    judgeRefusal: (error: unknown) =>
      error instanceof Error && "code" in error && error.code === "EAUTH"
        ? Object.assign(error, { code: judgeSignInRefusal(hostname, mechanisms, error.message) })
        : error,
  };
}

/** Hands on what the server says, and writes nothing. */
function createReplyLogger(onReply: (reply: string) => void) {
  const ignore = () => {};
  const debug = (entry: unknown, message: unknown) => {
    const isReply = entry instanceof Object && "tnx" in entry && entry.tnx === "server";
    if (isReply && typeof message === "string") onReply(message.slice(0, maxReplyLength));
  };
  return { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore };
}

const maxReplyLength = 10_000;

/** Of the answer to EHLO; none after a greeting, or once TLS begins: the server is asked anew. Undefined of any other answer. */
function offeredMechanisms(reply: string): string[] | undefined {
  if (reply.startsWith("220")) return [];
  return /^250[- ]AUTH[ =](.*)$/im
    .exec(reply)?.[1]
    ?.trim()
    .toUpperCase()
    .split(/[\s=]+/);
}

function openFolderTransport(folder: string, settings: MailSettings): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail, content) {
      const { message } = await composer.sendMail(toMailOptions(settings, mail, content));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      // Renamed when complete, so that nobody sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log("mail.written", { file, link: mail.link });
      return "Written to a file: there is no mail server";
    },
    giveUp() {},
    close: () => composer.close(),
  };
}

function toMailOptions(
  { mailFrom, dkim }: MailSettings,
  mail: OutgoingMail,
  { locale, subject, text, html }: MailContent,
): SendMailOptions {
  const { id, to, replyTo, createdAt, autoSubmitted, references = [] } = mail;
  const domain = domainOf(mailFrom);
  const followed = references.map((one) => `<${one.includes("@") ? one : `${one}@${domain}`}>`);
  return {
    from: localizeSender(mailFrom, locale),
    // An object, so that no address is ever parsed as a list of several.
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    date: createdAt,
    // The same at every attempt, so that a mail sent twice is recognised as one.
    messageId: `<${id}@${domain}>`,
    ...(autoSubmitted && {
      // Not `All`: that asks Exchange to say nothing of a mail that it could not deliver.
      headers: { "Auto-Submitted": autoSubmitted, "X-Auto-Response-Suppress": "OOF, AutoReply" },
    }),
    ...(followed.length > 0 && { inReplyTo: followed.at(-1), references: followed }),
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
