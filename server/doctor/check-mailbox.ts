import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import type { TokenSource } from "../mail/oauth-token.ts";
import { isSignInRefusal, signInRefusals } from "../mail/sign-in-refusal.ts";
import { connectImap, describeImapError } from "../mailbox/imap-client.ts";
import { mailboxFolder } from "../mailbox/mailbox-position.ts";
import { describeCertificateError, type Finding, ok, problem, warning } from "./finding.ts";

/** Checks that the mailbox of visitors' answers can be opened. Reads no mail. */
export async function checkMailbox(
  { imapUrl }: Pick<Config, "imapUrl">,
  tokens?: TokenSource,
): Promise<Finding[]> {
  if (!imapUrl) return [];
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
    return [problem("Mailbox", `${host} ${describeFailure(error, code)}`)];
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

/** What becomes of emails that the mail server does not confirm, and of those that are no replies. */
export function checkReceivedMails({
  imapUrl,
  mailBegins,
  mailAuthservId,
}: Pick<Config, "imapUrl" | "mailBegins" | "mailAuthservId">): Finding[] {
  if (!imapUrl) return [];
  const findings: Finding[] = [];
  if (!mailAuthservId) {
    const receipts = mailBegins ? ", and every new email may be spam and gets no receipt" : "";
    const advice =
      "set the name with which the mail server begins Authentication-Results in an email it received";
    findings.push(
      warning("MAIL_AUTHSERV_ID", `is not set: no forged email is marked as such${receipts}: ${advice}`),
    );
  }
  if (!mailBegins)
    findings.push(
      ok("MAIL_BEGINS", "is off: with on, an email to the public address begins an inquiry at the desk"),
    );
  return findings;
}

function describeFailure(error: unknown, code: string): string {
  const message = error instanceof Error ? error.message : "";
  if (isSignInRefusal(code)) return signInRefusals[code]("IMAP_URL");
  if (/starttls/i.test(message))
    return "offers no encryption, so the password is not sent: use imaps://, or a server with STARTTLS";
  return (
    describeCertificateError(message, "IMAP_URL") ??
    `does not answer (${code}): check IMAP_URL, the server and the firewall`
  );
}
