import { htmlToText } from "html-to-text";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { balanceBidiControls, stripInvisible } from "../../app/inquiries/clean-text.server.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { splitQuoted } from "./split-quoted.ts";

/** What is kept of a mail: text and attachments, never HTML. */
export interface ParsedMail {
  body: string;
  /** What it repeats of earlier mails. */
  quoted: string | undefined;
  attachments: ParsedAttachment[];
}

export interface ParsedAttachment {
  name: string;
  mediaType: string;
  /** Bytes; 0 when only a part of the mail was read. */
  size: number;
  /** Undefined when it is too large to be kept. */
  content: Uint8Array | undefined;
}

export interface ParseTask {
  source: Uint8Array;
  /** The source is only the beginning of the mail. */
  isCut: boolean;
}

const maxTextLength = 100_000;
const maxTags = 50_000;
const maxAttachments = 50;
const maxAttachmentBytes = 10 * 1024 * 1024;
const maxKeptBytes = 20 * 1024 * 1024;

/** Nothing an honest mail reaches; beyond it the parser rejects. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024 };

/** Parses a mail that came by IMAP; runs in a thread of its own. Rejects for one that is built to be expensive. */
export default async function parseMail({ source, isCut }: ParseTask): Promise<ParsedMail> {
  const mail = await PostalMime.parse(source, { ...limits, forceRfc822Attachments: true });
  const { body, quoted } = splitQuoted(cleanText(textOf(mail)));
  return { body: cut(body), quoted: quoted && cut(quoted), attachments: listAttachments(mail, isCut) };
}

function textOf({ text, html = "" }: Email): string {
  if (text?.trim()) return text.slice(0, 4 * maxTextLength);
  return htmlToText(cutTags(html.slice(0, 20 * maxTextLength)), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5_000, ellipsis: "[…]" },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
    ],
  });
}

/** HTML up to a number of tags: the parser takes more and more time for each one that stands in another. */
function cutTags(html: string): string {
  let end = 0;
  for (let tags = 0; tags < maxTags; tags++) {
    end = html.indexOf("<", end) + 1;
    if (end === 0) return html;
  }
  return html.slice(0, end - 1);
}

function cleanText(text: string): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]|[\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n");
  return balanceBidiControls(stripInvisible(lines)).trim();
}

function cut(text: string): string {
  if (text.length <= maxTextLength) return text;
  return `${text.slice(0, maxTextLength - 10).toWellFormed()}\n[…]`;
}

function listAttachments({ attachments }: Email, isCut: boolean): ParsedAttachment[] {
  let kept = 0;
  return attachments.slice(0, maxAttachments).map((attachment) => {
    const content = bytesOf(attachment);
    const mayKeep = !isCut && content.length <= maxAttachmentBytes && kept + content.length <= maxKeptBytes;
    if (mayKeep) kept += content.length;
    return {
      name: cleanFileName(attachment.filename, attachment.mimeType),
      mediaType:
        /^[\w.+-]{1,99}\/[\w.+-]{1,99}$/.exec(attachment.mimeType)?.[0] ?? "application/octet-stream",
      size: isCut ? 0 : content.length,
      content: mayKeep ? content : undefined,
    };
  });
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
}
