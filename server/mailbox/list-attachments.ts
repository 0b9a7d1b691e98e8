import { cleanFileName } from "./clean-file-name.ts";
import { decodeContent } from "./decode-part.ts";
import type { MimePart } from "./mime-part.ts";

export interface ParsedAttachment {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** Undefined when it is too large to be kept. */
  content: Uint8Array | undefined;
}

const maxAttachments = 50;
export const maxAttachmentBytes = 10 * 1024 * 1024;
export const maxKeptBytes = 20 * 1024 * 1024;

/** The files of a mail, those that somebody attached before the pictures of its layout, and how many more there are. */
export function listAttachments(files: MimePart[]): { attachments: ParsedAttachment[]; leftOut: number } {
  const sorted = files.toSorted((one, other) => Number(isLayout(one)) - Number(isLayout(other)));
  let kept = 0;
  const attachments = sorted.slice(0, maxAttachments).map((file): ParsedAttachment => {
    const content = decodeContent(file);
    const size = file.unfetchedBytes ?? content.length;
    const mayKeep =
      file.unfetchedBytes === undefined && size <= maxAttachmentBytes && kept + size <= maxKeptBytes;
    if (mayKeep) kept += size;
    return {
      name: cleanFileName(file.fileName, file.mediaType),
      mediaType: file.mediaType,
      size,
      content: mayKeep ? content : undefined,
    };
  });
  return { attachments, leftOut: files.length - attachments.length };
}

/** A picture that the text may show, and a signature that programs check. */
function isLayout({ mediaType, contentId }: MimePart): boolean {
  return (
    /^application\/(pgp|(x-)?pkcs7)-signature$/.test(mediaType) ||
    (mediaType.startsWith("image/") && contentId !== "")
  );
}
