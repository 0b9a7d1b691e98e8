import PostalMime, { type Email } from "postal-mime";

/** A mail of ours that did not arrive. */
export interface Bounce {
  /** Message-IDs of the mail that came back, without brackets. */
  mailIds: string[];
  /** What the mail server said: `smtp; 550 5.1.1 No such user` */
  response: string;
}

const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024 };

/** Reads a delivery report (RFC 3464); runs in a thread of its own. Undefined when it tells of a delay or a success, or names no mail. */
export async function readBounce(source: Uint8Array): Promise<Bounce | undefined> {
  const report = await PostalMime.parse(source, {
    ...limits,
    forceRfc822Attachments: true,
    attachmentEncoding: "utf8",
  });
  const status = partsOf(report, /^message\/(global-)?delivery-status$/).join("\n");
  if (!/^action:\s*failed\b/im.test(status)) return undefined;
  const returned = partsOf(report, /^(message\/(global|rfc822)|(text\/rfc822|message\/global)-headers)$/);
  const mailIds = returned.flatMap((part) => {
    const header = part.split(/\r?\n\r?\n/)[0] ?? "";
    return [...header.matchAll(/^message-id:\s*<([^<>\s]{3,998})>/gim)].map(([, id = ""]) => id);
  });
  const said = /^diagnostic-code:\s*((?:.|\r?\n[ \t])+)/im.exec(status) ?? /^status:\s*(.+)/im.exec(status);
  return mailIds.length > 0 ? { mailIds, response: said?.[1] ?? "" } : undefined;
}

function partsOf({ attachments }: Email, mediaType: RegExp): string[] {
  return attachments
    .filter(({ mimeType }) => mediaType.test(mimeType))
    .map(({ content }) => (typeof content === "string" ? content : ""));
}
