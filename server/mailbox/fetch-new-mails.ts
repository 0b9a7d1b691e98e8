import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { MailboxClaim, MailboxPosition } from "./mailbox-position.ts";
import { maxHeaderBytes } from "./mime-part.ts";

/** When a server numbers its mails anew, those of so many days are looked at again; known ones are recognised. */
const reviewedDays = 30;

const chunkSize = 50;

const dayMs = 86_400_000;

/**
 * Hands the header of each new mail of the open folder to `handle`, in order, and records how far it came. A mailbox that was never
 * read is read from now on. With new numbers of the server's, mails are reviewed. Returns how many there were.
 */
export async function fetchNewMails(
  client: ImapFlow,
  claim: MailboxClaim,
  position: MailboxPosition,
  handle: (mail: FetchMessageObject, uidValidity: number, isReview: boolean) => Promise<void>,
): Promise<number> {
  if (!client.mailbox) throw new Error("No folder is open");
  const uidValidity = Number(client.mailbox.uidValidity);
  if (position.uidValidity === undefined) {
    await claim.record(uidValidity, client.mailbox.uidNext - 1);
    return 0;
  }
  const isReview = position.uidValidity !== uidValidity;
  const uids = await listUids(client, isReview ? undefined : position.lastUid);
  for (let start = 0; start < uids.length; start += chunkSize) {
    const chunk = uids.slice(start, start + chunkSize);
    for (const mail of await fetchHeaders(client, chunk)) {
      await handle(mail, uidValidity, isReview);
      // A claim ends after two minutes, and fifty mails may take longer.
      await claim.record(uidValidity, mail.uid);
    }
    await claim.record(uidValidity, chunk.at(-1) ?? position.lastUid);
  }
  return uids.length;
}

/** Fetches of each header as much as is read: fifty of a hundred megabytes would fill the memory, and end the connection each time. */
async function fetchHeaders(client: ImapFlow, uids: number[]): Promise<FetchMessageObject[]> {
  const mails = await client.fetchAll(
    uids,
    {
      uid: true,
      flags: true,
      size: true,
      internalDate: true,
      bodyParts: [{ key: "HEADER", maxLength: maxHeaderBytes }],
    },
    { uid: true },
  );
  // A server that answers more than it was asked is not listened to.
  const asked = new Set(uids);
  return mails.filter(({ uid }) => asked.has(uid)).toSorted((one, other) => one.uid - other.uid);
}

async function listUids(client: ImapFlow, lastUid: number | undefined): Promise<number[]> {
  const query =
    lastUid === undefined
      ? { since: new Date(Date.now() - reviewedDays * dayMs) }
      : { uid: `${lastUid + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // A range that begins after the last mail has that one.
  return found.filter((uid) => uid > (lastUid ?? 0)).toSorted((one, other) => one - other);
}
