import { ImapFlow } from "imapflow";
import PostalMime, { type Email } from "postal-mime";

export interface MailInMailbox {
  uid: number;
  isSeen: boolean;
  mail: Email;
}

/** What lies in a mailbox, the oldest first; nothing is marked as read. */
export async function readMailbox(imapUrl: string): Promise<MailInMailbox[]> {
  const { hostname, port, username, password } = new URL(imapUrl);
  const client = new ImapFlow({
    host: hostname,
    port: Number(port),
    secure: false,
    auth: { user: decodeURIComponent(username), pass: password },
    logger: false,
  });
  await client.connect();
  try {
    const { exists } = await client.mailboxOpen("INBOX", { readOnly: true });
    if (exists === 0) return [];
    const found = await client.fetchAll("1:*", { uid: true, flags: true, source: true });
    return await Promise.all(
      found.map(async ({ uid, flags, source = Buffer.alloc(0) }) => ({
        uid,
        isSeen: flags?.has("\\Seen") ?? false,
        mail: await PostalMime.parse(source),
      })),
    );
  } finally {
    await client.logout();
  }
}
