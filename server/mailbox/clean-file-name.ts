import libmime from "libmime";
import { cutText } from "../../app/cut-text.server.ts";

const maxLength = 120;

/** Of a name that nobody gave a file, its end is enough. */
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
  if (clean === "")
    return mediaType === "message/rfc822" ? "mail.eml" : withExtension("attachment", mediaType);
  const extension = /\.\w{1,10}$/.exec(clean)?.[0];
  if (extension === undefined) return withExtension(cutText(clean, maxLength - 10), mediaType);
  if (clean.length <= maxLength) return clean;
  return cutText(clean, maxLength - extension.length) + extension;
}

/** `attachment.jpg`: a system opens a file by its ending. */
function withExtension(name: string, mediaType: string): string {
  const extension = mediaType === "application/octet-stream" ? "" : libmime.detectExtension(mediaType);
  return /^\w{1,10}$/.test(extension) && extension !== "bin" ? `${name}.${extension}` : name;
}
