import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import { isSignInRefusal, signInRefusals } from "../mail/sign-in-refusal.ts";
import { createImapClient, describeImapError, mailboxFolder } from "../mailbox/imap-client.ts";
import { describeCertificateError, type Finding, ok, problem } from "./finding.ts";

/** Checks that the mailbox of visitors' answers can be opened. Reads no mail. */
export async function checkMailbox({ imapUrl }: Pick<Config, "imapUrl">): Promise<Finding[]> {
  if (!imapUrl) return [];
  const { host } = new URL(imapUrl);
  const folder = mailboxFolder(imapUrl);
  const client = createImapClient(imapUrl);
  try {
    await client.connect();
  } catch (error) {
    client.close();
    return [problem("Mailbox", `${host} ${describeFailure(error, client)}`)];
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

function describeFailure(error: unknown, client: ImapFlow): string {
  const code = describeImapError(error, client);
  const message = error instanceof Error ? error.message : "";
  if (isSignInRefusal(code)) return signInRefusals[code]("IMAP_URL");
  if (/starttls/i.test(message))
    return "offers no encryption, so the password is not sent: use imaps://, or a server with STARTTLS";
  return (
    describeCertificateError(message, "IMAP_URL") ??
    `does not answer (${code}): check IMAP_URL, the server and the firewall`
  );
}
