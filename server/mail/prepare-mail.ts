import { Buffer } from "node:buffer";
import { join } from "node:path";
import { Piscina } from "piscina";
import { writeAccountMail } from "../../app/mails/account.server.ts";
import { chooseFiles } from "../../app/mails/forward.server.ts";
import { createPageKey, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import { readPieces } from "../files/read-pieces.ts";
import type { MailContent, MailFile, OutgoingMail } from "./outgoing-mail.ts";
import type { CarriedFile, ClaimedMail, WritingTask, WrittenMail } from "./write-mail.ts";

/** Calls a SQL function as the service role. Throws the database's error with its code. */
export type CallSql = <Data>(name: string, parameters: Record<string, unknown>) => Promise<Data>;

const writingTimeoutMs = 20_000;

/** What visitors wrote stands in these mails, whatever it is: pages and calls do not wait while one is written. */
const threads = new Piscina<WritingTask, MailContent>({
  filename: join(import.meta.dirname, "write-mail.ts"),
  minThreads: 0,
  maxThreads: 1,
  // It takes 40 MB, and nobody waits for a mail.
  idleTimeout: 5_000,
  niceIncrement: 10,
});

/** The envelope and the header of a mail, but for its subject. */
export function addressMail(mail: ClaimedMail): OutgoingMail {
  const { id, kind, recipient, handed_at: handedAt } = mail;
  const own = { id, to: recipient, date: new Date(handedAt) };
  if (kind === "forward") return own;
  if (kind === "reply" || kind === "copy") {
    const { to, copies: cc, references, inquiry } = mail;
    return { ...own, to, toName: inquiry.name, cc, recipients: [recipient, ...mail.cc], references };
  }
  return {
    ...own,
    ...replyTo(mail),
    ...(kind === "receipt" && { references: mail.references }),
    autoSubmitted: kind === "receipt" ? "auto-replied" : "auto-generated",
    link: kind === "account" ? mail.contents.link : undefined,
  };
}

/** An answer to a mail to staff goes to the desk, where its mailbox is read, else to the visitor. */
function replyTo(mail: ClaimedMail): Pick<OutgoingMail, "replyTo"> {
  const { kind, has_mailbox: hasMailbox, inquiry } = mail;
  if (hasMailbox && ["notice", "answer", "overdue"].includes(kind)) return { replyTo: "sender" };
  // What a third person wrote must not go to the visitor because somebody pressed Reply.
  const isOfVisitor = kind === "notice" || (kind === "answer" && mail.third_person === null);
  return isOfVisitor && inquiry?.email ? { replyTo: inquiry.email } : {};
}

/** What a mail says and carries. Rejects when it cannot be written, or would be of no use any more. */
export async function writeMail(call: CallSql, mail: ClaimedMail, publicUrl: string): Promise<MailContent> {
  if (mail.kind === "account") return writeAccountMail(mail.contents.mail, mail.locale, mail.contents);
  const task = { mail: await addPageUrl(call, mail, publicUrl), publicUrl };
  const written = await threads.run(task, { signal: AbortSignal.timeout(writingTimeoutMs) });
  return { ...written, files: await loadFiles(call, filesOf(mail)) };
}

/** Draws the key of the link that a mail to a visitor alone brings: the database gets its hash. */
async function addPageUrl(call: CallSql, mail: WrittenMail, publicUrl: string): Promise<WrittenMail> {
  const { kind } = mail;
  const isAlone = kind === "reply" && mail.copies.length === 0;
  if (kind !== "receipt" && kind !== "link" && kind !== "erase_link" && !isAlone) return mail;
  const { key, hash } = createPageKey();
  const parameters = { inquiry_id: mail.inquiry.id, key_hash: hash, mail_id: mail.id };
  if ((await call("add_inquiry_key", parameters)) !== true)
    throw new Error("The inquiry was erased meanwhile");
  return { ...mail, pageUrl: publicUrl + pagePath({ ...mail.inquiry, key, erases: kind === "erase_link" }) };
}

function filesOf(mail: WrittenMail): CarriedFile[] {
  if (mail.kind === "forward") return chooseFiles(mail.files).chosen;
  return mail.kind === "reply" || mail.kind === "copy" ? mail.files : [];
}

/** Loads what a mail carries, piece by piece. Throws when something is missing: no mail goes out with half a file. */
export async function loadFiles(call: CallSql, files: CarriedFile[]): Promise<MailFile[]> {
  const loaded = [];
  for (const { id, name, media_type: mediaType, size } of files) {
    const load = (piece: number) => call("load_attachment_piece", { attachment_id: id, piece });
    const content = Buffer.alloc(size);
    let length = 0;
    for await (const bytes of readPieces(load, size)) {
      content.set(bytes, length);
      length += bytes.length;
    }
    loaded.push({ name, mediaType, content });
  }
  return loaded;
}
