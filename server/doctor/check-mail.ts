import { createPublicKey } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { checkServerIdentity, type PeerCertificate } from "node:tls";
import type { Config, DkimKey } from "../config.ts";
import { loopbackHost } from "../addresses.ts";
import type { TokenSource } from "../mail/oauth-token.ts";
import { isSignInRefusal, signInRefusals } from "../mail/sign-in-refusal.ts";
import { createSmtpConnection } from "../mail/smtp-connection.ts";
import { ownDomain } from "../mail/transport.ts";
import { describeCertificateError, type Finding, ok, problem, warning } from "./finding.ts";

/** Days before the end of a certificate at which it should have been renewed. */
const renewalDays = 14;

const dayMs = 86_400_000;

/** Checks the mail server as far as it goes without a mail: that it answers, its certificate, and the login. */
export async function checkMail(
  { smtpUrl, mailFrom, dkim }: Pick<Config, "smtpUrl" | "mailFrom" | "dkim">,
  tokens?: TokenSource,
): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const findings = await checkServer(smtpUrl, tokens);
  return dkim ? [...findings, await checkDkim(dkim, ownDomain(mailFrom))] : findings;
}

async function checkServer(url: string, tokens: TokenSource | undefined): Promise<Finding[]> {
  const { host, hostname, username } = new URL(url);
  let certificate: PeerCertificate | undefined;
  const { server, offersSignIn, signIn } = createSmtpConnection(url, tokens, {
    // Called once the certificate is trusted.
    checkServerIdentity(name, peer) {
      certificate = peer;
      return checkServerIdentity(name, peer);
    },
  });
  try {
    await signIn(() => server.verify());
  } catch (error) {
    return [problem("Mail server", `${host} ${describeFailure(error)}`)];
  } finally {
    server.close();
  }
  if (username && !offersSignIn())
    return [
      problem(
        "Mail server",
        `${host} offers no sign-in: use a port that does in SMTP_URL (465 or 587), or leave out the user`,
      ),
    ];
  return [
    ok("Mail server", `${host} answers${username ? " and accepts the sign-in" : ""}`),
    ...checkCertificate(certificate, loopbackHost.test(hostname)),
  ];
}

function checkCertificate(certificate: PeerCertificate | undefined, isLocal: boolean): Finding[] {
  if (!certificate && isLocal) return [];
  if (!certificate)
    return [
      warning(
        "Mail certificate",
        "there is none: emails travel unencrypted. Use smtps://, or a server with STARTTLS",
      ),
    ];
  const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / dayMs);
  if (days < renewalDays) return [warning("Mail certificate", `expires in ${days} days: renew it`)];
  return [ok("Mail certificate", `is valid for ${days} days`)];
}

function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ETLS" && !/certificate|altnames/i.test(message))
    return "offers no encryption, so the password is not sent: use smtps://, or a server with STARTTLS";
  if (isSignInRefusal(code)) return signInRefusals[code]("SMTP_URL");
  return (
    describeCertificateError(message, "SMTP_URL") ??
    `does not answer (${message}): check SMTP_URL, the server and the firewall`
  );
}

/** Whether receivers find the key that our signatures are checked with. */
async function checkDkim({ selector, privateKey }: DkimKey, domain: string): Promise<Finding> {
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
