import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import { explainServer } from "../log/explain-failure.ts";
import { openTokenSource } from "../mail/oauth-token.ts";
import { connectImap, describeImapError } from "../mailbox/imap-client.ts";
import { mailboxFolder } from "../mailbox/mailbox-position.ts";
import { type Finding, ok, problem } from "./finding.ts";

/** Checks that the mailbox of visitors' answers can be opened. Reads no mail. */
export async function checkMailbox({
  imapUrl,
  mailOAuth,
}: Pick<Config, "imapUrl" | "mailOAuth">): Promise<Finding[]> {
  if (!imapUrl) return [];
  const tokens = mailOAuth && openTokenSource(mailOAuth);
  const { host } = new URL(imapUrl);
  const folder = mailboxFolder(imapUrl);
  let last: ImapFlow | undefined;
  let client: ImapFlow;
  try {
    client = await connectImap(imapUrl, tokens, (one) => {
      last = one;
    });
  } catch (error) {
    const code = describeImapError(error, last, tokens !== undefined);
    return [problem("Mailbox", explainServer(error, host, "IMAP_URL", code))];
  }
  try {
    const { exists } = await client.mailboxOpen(folder, { readOnly: true });
    return [ok("Mailbox", `${folder} at ${host} can be read: ${exists} email${exists === 1 ? "" : "s"}`)];
  } catch {
    return [problem("Mailbox", `${host} has no folder ${folder}: check the path of IMAP_URL`)];
  } finally {
    client.close();
  }
}
