import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import { asciiDomain } from "../../app/inquiries/submit/clean-email.server.ts";
import { localizeSender } from "../../app/mails/layout/frame.server.ts";
import type { Config } from "../config.ts";
import { log } from "../log/log.ts";
import { describeRefusal, markInterrupted } from "./delivery-error.ts";
import type { TokenSource } from "./oauth-token.ts";
import type { MailContent, OutgoingMail, RefusedRecipient } from "./outgoing-mail.ts";
import { pauseAfterRefusal } from "./sign-in-refusal.ts";
import { createSmtpConnection } from "./smtp-connection.ts";

type MailSettings = Pick<Config, "smtpUrl" | "mailFrom" | "dkim" | "dataDir">;

interface Delivered {
  /** What the mail server said. */
  response: string;
  refused: RefusedRecipient[];
  /** Undefined of a mail in a file. */
  messageId?: string;
}

export interface MailTransport {
  /** Rejects when the mail was accepted for nobody. */
  deliver(mail: OutgoingMail, content: MailContent): Promise<Delivered>;
  /** Ends a delivery under way: it rejects. */
  giveUp(): void;
  close(): void;
}

/** Less than the five minutes a mail is claimed for: a server that drips its answers keeps no mail from the others. */
const maxDeliveryMs = 240_000;

/** The mail server of the configuration, where `tokens` sign in if there are any; without one the folder `mail` of the data. */
export function openTransport(
  settings: MailSettings,
  tokens?: TokenSource,
  maxMs = maxDeliveryMs,
): MailTransport {
  return settings.smtpUrl
    ? openSmtpTransport(settings.smtpUrl, settings, tokens, maxMs)
    : openFolderTransport(join(settings.dataDir, "mail"), settings);
}

function openSmtpTransport(
  url: string,
  settings: MailSettings,
  tokens: TokenSource | undefined,
  maxMs: number,
): MailTransport {
  const { server, signIn } = createSmtpConnection(url, tokens);
  const pause = createRefusalPause();
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
      pause.throwIfPaused();
      const message = toMailOptions(settings, mail, content);
      isMessageSent = false;
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(maxMs)]);
      try {
        const sent = await signIn(() => server.sendMail({ ...message, signal }));
        pause.end();
        const { response, messageId, rejectedErrors = [] } = sent;
        return { response, messageId, refused: listRefused(mail, rejectedErrors) };
      } catch (error) {
        throw isMessageSent ? markInterrupted(error) : pause.begin(error);
      }
    },
    giveUp: () => closing.abort(),
    close: () => server.close(),
  };
}

/** Leaves the server alone for a while after a refused sign-in: every mail is refused meanwhile with the same reason. */
function createRefusalPause() {
  let refusals = 0;
  let endsAt = 0;
  let code = "";
  return {
    throwIfPaused() {
      if (performance.now() >= endsAt) return;
      throw Object.assign(new Error("The sign-in was refused"), { code, isRepeated: true });
    },
    /** Returns the error. */
    begin(error: unknown) {
      code = error instanceof Error && "code" in error ? String(error.code) : "";
      const pauseMs = pauseAfterRefusal(code, refusals + 1);
      if (pauseMs === undefined) return error;
      refusals += 1;
      endsAt = performance.now() + pauseMs;
      return error;
    },
    end() {
      refusals = 0;
    },
  };
}

/** Of several spellings of one address the server was given the first. */
function listRefused(
  { to, recipients = [to] }: OutgoingMail,
  errors: { recipient?: string | undefined }[],
): RefusedRecipient[] {
  return errors.flatMap((error) =>
    recipients
      .filter((address) => inOneSpelling(address) === inOneSpelling(error.recipient ?? ""))
      .map((address) => describeRefusal(address, error)),
  );
}

/** The envelope has an odd address in quotes, and a domain as a number or with other letters. */
function inOneSpelling(address: string): string {
  return address.replaceAll('"', "").replace(/[^@]*$/, (domain) => domainToASCII(domain) || domain);
}

function openFolderTransport(folder: string, settings: MailSettings): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail, content) {
      const { message } = await composer.sendMail(toMailOptions(settings, mail, content));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.date.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      // Renamed when complete, so that nobody sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log("mail.written", { file, link: mail.link });
      return { response: "Written to a file: there is no mail server", refused: [] };
    },
    giveUp() {},
    close: () => composer.close(),
  };
}

function toMailOptions(
  { mailFrom, dkim }: MailSettings,
  mail: OutgoingMail,
  { locale, subject, text, html, files = [] }: MailContent,
): SendMailOptions {
  const { id, to, toName = "", cc = [], recipients, replyTo, date, autoSubmitted, references = [] } = mail;
  const domain = ownDomain(mailFrom);
  const followed = references.map((one) => `<${one.includes("@") ? one : `${one}@${domain}`}>`);
  const from = localizeSender(mailFrom, locale);
  return {
    from,
    // An object, so that no address is ever parsed as a list of several.
    to: { name: toName, address: to },
    ...(cc.length > 0 && { cc: cc.map((address) => ({ name: "", address })) }),
    ...(recipients && { envelope: { from: mailFrom, to: recipients } }),
    ...(replyTo && { replyTo: replyTo === "sender" ? from : { name: "", address: replyTo } }),
    subject,
    text,
    html,
    // The name stands there in both ways, RFC 2231 and RFC 2047: programs read one or the other.
    attachments: files.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
    date,
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

/** The domain that we send from, as mail servers know it: of `Nawat <hello@nawat.example>`, `nawat.example`. */
export function ownDomain(mailFrom: string): string {
  return asciiDomain(mailFrom.match(/@([^>\s]+)/)?.[1] ?? "localhost");
}
