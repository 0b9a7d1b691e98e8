import PostalMime, { type Address } from "postal-mime";

/** What the header of a mail says about where the mail belongs. */
export interface MailHeader {
  /** Message-ID without brackets; undefined when it has none that can be used. */
  mailId: string | undefined;
  /** Address in lower case; empty when there is none. */
  sender: string;
  subject: string;
  /** Message-IDs of the mails it follows, without brackets, the nearest first. */
  followed: string[];
  /** The reference of an inquiry that the subject names. */
  reference: string | undefined;
  /** A machine wrote it. */
  isAutomatic: boolean;
  /** A mail server tells what became of a mail. */
  isDeliveryReport: boolean;
}

/** More than any mail server adds up to; of a larger one only so much is fetched, and then it is rejected. */
export const maxHeaderBytes = 128 * 1024;

const maxFollowed = 100;
const maxIdLength = 998;

/** Characters that no other one of a reference is taken for; people write it in small letters, too. */
const referenceInSubject = /\bN-[2-9CDFGHJKMNPQRTVWX]{5}\b/i;

/** Parses a header. Rejects when it is too large. */
export async function readHeader(source: Uint8Array): Promise<MailHeader> {
  const mail = await PostalMime.parse(source, { maxHeadersSize: maxHeaderBytes });
  const valueOf = (key: string) =>
    mail.headers.find((header) => header.key === key)?.value.toLowerCase() ?? "";
  const subject = mail.subject ?? "";
  return {
    mailId: listIds(mail.messageId)[0],
    sender: addressOf(mail.from),
    subject,
    followed: [...listIds(mail.inReplyTo), ...listIds(mail.references).toReversed()].slice(0, maxFollowed),
    reference: referenceInSubject.exec(subject)?.[0].toUpperCase(),
    isAutomatic: isAutomatic(valueOf),
    isDeliveryReport: /^multipart\/report\b.*report-type="?delivery-status/s.test(valueOf("content-type")),
  };
}

function listIds(value = ""): string[] {
  return [...value.matchAll(/<([^<>\s]+)>/g)]
    .map(([, id = ""]) => id)
    .filter((id) => id.length >= 3 && id.length <= maxIdLength);
}

/** One with what is invisible would be shown as another one. */
function addressOf(address: Address | undefined): string {
  const written = (address?.address ?? "").trim().toLowerCase();
  return /[\s\p{Cc}\p{Cf}]/u.test(written) ? "" : written;
}

/** RFC 3834, and what was usual before it. */
function isAutomatic(valueOf: (key: string) => string): boolean {
  const submitted = valueOf("auto-submitted");
  return (
    (submitted !== "" && !submitted.startsWith("no")) ||
    /\b(bulk|junk|list|auto_reply)\b/.test(valueOf("precedence")) ||
    valueOf("x-autoreply") !== "" ||
    valueOf("x-autorespond") !== ""
  );
}
