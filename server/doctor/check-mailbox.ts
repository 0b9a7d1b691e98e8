import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import type { TokenSource } from "../mail/oauth-token.ts";
import { isSignInRefusal, signInRefusals } from "../mail/sign-in-refusal.ts";
import { connectImap, describeImapError } from "../mailbox/imap-client.ts";
import { mailboxFolder } from "../mailbox/mailbox-name.ts";
import { describeCertificateError, type Finding, ok, problem, warning } from "./finding.ts";

/** Checks that the mailbox of visitors' answers can be opened. Reads no mail. */
export async function checkMailbox(
  { imapUrl, mailAuthservId }: Pick<Config, "imapUrl" | "mailAuthservId">,
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
    const found = ok(
      "Mailbox",
      `${folder} at ${host} can be read: ${exists} email${exists === 1 ? "" : "s"}`,
    );
    if (mailAuthservId) return [found];
    return [found, warning("MAIL_AUTHSERV_ID", "is not set: replies of staff by email become notes")];
  } catch {
    return [problem("Mailbox", `${host} has no folder ${folder}: check the path of IMAP_URL`)];
  } finally {
    client.close();
  }
}

/** What becomes of emails that are no replies. */
export function checkMailBegins({
  imapUrl,
  mailBegins,
  mailAuthservId,
}: Pick<Config, "imapUrl" | "mailBegins" | "mailAuthservId">): Finding[] {
  if (!imapUrl) return [];
  if (!mailBegins)
    return [
      ok("MAIL_BEGINS", "is off: with on, an email to the public address begins an inquiry at the desk"),
    ];
  if (mailAuthservId) return [];
  const advice =
    "set the name with which the mail server begins Authentication-Results in an email it received";
  return [
    warning("MAIL_AUTHSERV_ID", `is not set: every new email may be spam, and gets no receipt: ${advice}`),
  ];
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
