import { htmlToText } from "../mailbox/html-text.ts";
import type { MailContent } from "./outgoing-mail.ts";
import { type ClaimedMail, writeInquiryMail } from "./write-inquiry-mail.ts";

export interface WritingTask {
  mail: ClaimedMail;
  publicUrl: string;
}

/** Writes a mail, and both forms of its text as an answer to it may repeat them. Runs in a thread of its own. */
export default async function write({ mail, publicUrl }: WritingTask): Promise<MailContent> {
  const content = await writeInquiryMail(mail, publicUrl);
  // One that tells of several inquiries would keep words of the others when one is erased.
  const isAnswered = !["for_you", "link", "erase_link", "erased"].includes(mail.kind);
  return isAnswered
    ? { ...content, sentText: withoutKey(`${content.text}\n${htmlToText(content.html)}`, mail) }
    : content;
}

/** What it quotes is kept without keys: it brings its own alone. */
function withoutKey(text: string, mail: ClaimedMail): string {
  const key = mail.kind === "erased" ? undefined : mail.pageUrl?.split("/").at(-1);
  return key ? text.replaceAll(key, "…") : text;
}
