import type { ParsedAttachment } from "./list-attachments.ts";

/** Programs add one by themselves. It is of no use apart from the mail that it signs. */
export function isSignature({ mediaType }: ParsedAttachment): boolean {
  return /^application\/(pgp|(x-)?pkcs7)-signature$/.test(mediaType);
}

/** Mails, headers, invitations, cards, keys, and what Outlook wraps files in: they name their author, or are the notice itself. */
const privateType =
  /^(message\/.*|text\/(rfc822-headers|(x-)?vcard|directory|calendar)|application\/(ics|pgp-keys|vnd\.ms-outlook|(vnd\.)?ms-tnef))$/;
const privateName = /(\.(emlx?|msg|mht|mhtml|ics|vcs|vcf|asc)|^winmail\.dat)$/i;

/** Whether a file may show the visitor what only staff may know: by its kind, or because one of `secrets` stands in it. */
export function isForStaffAlone(
  { name, mediaType, content = new Uint8Array() }: ParsedAttachment,
  secrets: string[],
): boolean {
  if (privateType.test(mediaType) || privateName.test(name)) return true;
  const texts = [toLetters(content), toLetters(name)];
  return secrets.map(toLetters).some((secret) => texts.some((text) => text.includes(secret)));
}

/** A character for each byte. Without zero bytes, UTF-16 reads as ASCII does. */
function toLetters(bytes: Uint8Array | string): string {
  return Buffer.from(bytes).toString("latin1").replaceAll("\0", "").toLowerCase();
}
