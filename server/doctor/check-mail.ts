import { createPublicKey } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { checkServerIdentity } from "node:tls";
import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import { loopbackHost } from "../addresses.ts";
import { explainServer } from "../log/explain-failure.ts";
import { openTokenSource, type TokenSource } from "../mail/oauth-token.ts";
import { createSmtpConnection } from "../mail/smtp-connection.ts";
import { ownDomain } from "../mail/transport.ts";
import { connectImap, describeImapError } from "../mailbox/imap-client.ts";
import { mailboxFolder } from "../mailbox/mailbox-position.ts";
import { readHeader } from "../mailbox/mime-part.ts";
import { listJudgments } from "../mailbox/sender-proof.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Checks the mail server as far as it goes without a mail: that it answers, encrypts, and accepts the sign-in. */
export async function checkMail({
  smtpUrl,
  mailFrom,
  mailOAuth,
  dkim,
}: Pick<Config, "smtpUrl" | "mailFrom" | "mailOAuth" | "dkim">): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const server = await checkServer(smtpUrl, mailOAuth && openTokenSource(mailOAuth));
  return dkim ? [server, await checkDkim(dkim, ownDomain(mailFrom))] : [server];
}

async function checkServer(url: string, tokens: TokenSource | undefined): Promise<Finding> {
  const { host, hostname, username } = new URL(url);
  let isEncrypted = false;
  const { server, offersSignIn, signIn } = createSmtpConnection(url, tokens, {
    // Node calls this once the certificate is trusted.
    checkServerIdentity(name, certificate) {
      isEncrypted = true;
      return checkServerIdentity(name, certificate);
    },
  });
  try {
    await signIn(() => server.verify());
  } catch (error) {
    return problem("Mail server", explainServer(error, host, "SMTP_URL"));
  } finally {
    server.close();
  }
  if (username && !offersSignIn()) {
    const advice = "use a port that does in SMTP_URL (465 or 587), or leave out the user";
    return problem("Mail server", `${host} offers no sign-in: ${advice}`);
  }
  if (!isEncrypted && !loopbackHost.test(hostname)) {
    const advice = "use smtps://, or a server with STARTTLS";
    return warning("Mail server", `${host} answers, and emails travel unencrypted: ${advice}`);
  }
  const trusted = isEncrypted ? ", has a certificate that is trusted" : "";
  return ok("Mail server", `${host} answers${trusted}${username ? " and accepts the sign-in" : ""}`);
}

/** Whether receivers find the key that our signatures are checked with. */
async function checkDkim(
  { selector, privateKey }: NonNullable<Config["dkim"]>,
  domain: string,
): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`;
  const key = createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
  const records = await new Resolver({ timeout: 2_000, tries: 1 }).resolveTxt(name).catch(() => []);
  const published = records.map((parts) => parts.join("").replace(/\s/g, ""));
  if (published.some((record) => record.includes(`p=${key}`))) return ok("DKIM", `${name} has the key`);
  const advice = `publish the TXT record v=DKIM1; k=rsa; p=${key}`;
  if (published.length > 0)
    return problem("DKIM", `${name} has another key, so emails are treated as forged: ${advice}`);
  return warning("DKIM", `${name} was not found: ${advice}`);
}

/** Checks that the mailbox of visitors' answers can be opened, and that its server says who wrote an email. Reads no text. */
export async function checkMailbox({
  imapUrl,
  mailOAuth,
  mailAuthservId,
}: Pick<Config, "imapUrl" | "mailOAuth" | "mailAuthservId">): Promise<Finding[]> {
  if (!imapUrl) return [];
  const tokens = mailOAuth && openTokenSource(mailOAuth);
  const { host } = new URL(imapUrl);
  const folder = mailboxFolder(imapUrl);
  let last: ImapFlow | undefined;
  try {
    const client = await connectImap(imapUrl, tokens, (one) => {
      last = one;
    });
    const opened = await client.mailboxOpen(folder, { readOnly: true }).catch(() => undefined);
    if (!opened) return [problem("Mailbox", `${host} has no folder ${folder}: check the path of IMAP_URL`)];
    const { exists } = opened;
    const found = ok(
      "Mailbox",
      `${folder} at ${host} can be read: ${exists} email${exists === 1 ? "" : "s"}`,
    );
    return mailAuthservId && exists > 0 ? [found, await checkProof(client, exists, mailAuthservId)] : [found];
  } catch (error) {
    const code = describeImapError(error, last, tokens !== undefined);
    return [problem("Mailbox", explainServer(error, host, "IMAP_URL", code))];
  } finally {
    last?.close();
  }
}

/** A mail server that says nothing, as Postfix does by itself, confirms no sender. */
async function checkProof(client: ImapFlow, exists: number, authservId: string): Promise<Finding> {
  const latest = `${Math.max(1, exists - 19)}:*`;
  const mails = await client.fetchAll(latest, { headers: ["authentication-results"] });
  const judged = mails.filter(
    ({ headers }) => headers && listJudgments(readHeader(headers).fields, authservId).length > 0,
  ).length;
  const message = `${judged} of the latest ${mails.length} emails have Authentication-Results of ${authservId}`;
  if (judged > 0) return ok("MAIL_AUTHSERV_ID", message);
  const advice = "Correct the name, or let rspamd or OpenDMARC write them (docs/operate/mail.md)";
  return warning("MAIL_AUTHSERV_ID", `${message}: every email counts as possible spam. ${advice}`);
}
