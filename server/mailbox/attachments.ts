import { detectExtension } from "nodemailer/lib/mime-funcs";
import { cutText } from "../../app/i18n/text.ts";
import type { MimePart } from "./mime-part.ts";

/** As the database holds a size. */
const maxSize = 2 ** 31 - 1;

const maxAttachments = 50;
const maxAttachmentBytes = 10 * 1024 * 1024;
const maxKeptBytes = 20 * 1024 * 1024;

/** Bytes of base64 and its line breaks for three bytes of a file. */
const encodedShare = 1.4;

/**
 * The files of a mail, those that somebody attached before the pictures of its layout, and how many more there are. Of the mail's
 * last part so many bytes were not fetched.
 */
export function listAttachments(files: MimePart[], last: MimePart, cutBytes: number) {
  const sorted = files.toSorted((one, other) => Number(isLayout(one)) - Number(isLayout(other)));
  let kept = 0;
  const attachments = sorted.slice(0, maxAttachments).map((file) => {
    const { fileName, mediaType, content } = file;
    const missing = file === last ? Math.ceil(cutBytes / encodedShare) : 0;
    const size = Math.min(content.length + missing, maxSize);
    const mayKeep = missing === 0 && size <= maxAttachmentBytes && kept + size <= maxKeptBytes;
    if (mayKeep) kept += size;
    return {
      name: cleanFileName(fileName, mediaType),
      mediaType,
      size,
      /** Undefined when it is too large to be kept. */
      content: mayKeep ? content : undefined,
    };
  });
  return { attachments, leftOut: files.length - attachments.length };
}

/** Whether a file belongs to the layout: a picture that the text shows, or a signature that programs check. */
function isLayout({ mediaType, contentId }: MimePart): boolean {
  return (
    /^application\/(pgp|(x-)?pkcs7)-signature$/.test(mediaType) ||
    (mediaType.startsWith("image/") && contentId !== "")
  );
}

/** `data:image/png;base64,` and the like are shorter. */
const maxTypeLength = 60;

/** Takes pictures out of HTML that are written into it, each once, as files. No pattern searches their bytes, perhaps millions. */
export function partPictures(part: MimePart): { html: MimePart; pictures: MimePart[] } {
  // Markup and base64 are ASCII, whatever the charset.
  const pieces = Buffer.from(part.content)
    .toString("latin1")
    .split(/(?=data:image\/)/);
  const pictures = new Map<string, MimePart>();
  const kept = pieces.map((piece, index) => {
    const head = /^data:(image\/[\w.+-]+)(?:;[\w=-]+)?;base64,/.exec(piece.slice(0, maxTypeLength));
    if (!head) return piece;
    const [beginning, mediaType = ""] = head;
    const address = piece.slice(beginning.length);
    const mark = pieces[index - 1]?.at(-1) ?? "";
    // An address ends at the quotation mark that began it, else at a space or the end of the tag.
    const end = /["']/.test(mark) ? address.indexOf(mark) : address.search(/[\s>]/);
    const encoded = address.slice(0, end < 0 ? undefined : end);
    const content = Buffer.from(encoded.replaceAll("%2B", "+").replaceAll("%2F", "/"), "base64");
    const type = { mediaType: mediaType.toLowerCase(), parameters: {} };
    pictures.set(encoded, { ...part, ...type, disposition: "inline", fileName: "", contentId: "", content });
    return address.slice(encoded.length);
  });
  return {
    html: { ...part, content: Buffer.from(kept.join(""), "latin1") },
    pictures: [...pictures.values()],
  };
}

const maxNameLength = 120;

/** A longer name is no name that somebody gave; its end says what the file is. */
const maxReadLength = 1000;

/**
 * The name a downloaded file gets: without a path, without what hides or reorders characters (`annexe\u202efdp.exe` would read
 * `annexeexe.pdf`), with its end, which says what it is.
 */
export function cleanFileName(name: string, mediaType: string): string {
  const base = name.slice(-maxReadLength).toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const clean = base
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}<>:"|?*]/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/^[.\s]+|[.\s]+$/gu, "");
  if (clean === "") {
    if (mediaType === "message/rfc822") return "mail.eml";
    // What programs report to each other, as that a mail was read, is text.
    return /^message\/.*(notification|status)$/.test(mediaType)
      ? "report.txt"
      : withExtension("attachment", mediaType);
  }
  const extension = /\.\w{1,10}$/.exec(clean)?.[0];
  if (extension === undefined) return withExtension(cutText(clean, maxNameLength - 10), mediaType);
  if (clean.length <= maxNameLength) return clean;
  return cutText(clean, maxNameLength - extension.length) + extension;
}

/** `attachment.pdf`: a system opens a file by its ending. */
function withExtension(name: string, mediaType: string): string {
  const extension = mediaType === "application/octet-stream" ? "bin" : detectExtension(mediaType);
  return /^\w{1,10}$/.test(extension) && extension !== "bin" ? `${name}.${extension}` : name;
}
