import { ImapFlow } from "imapflow";
import { loopbackHost } from "../loopback-host.ts";
import { judgeSignInRefusal } from "../mail/sign-in-refusal.ts";

/** Larger than any mail that a mail server accepts. */
const maxLiteralBytes = 64 * 1024 * 1024;

/** The folder that IMAP_URL names: `imaps://user:password@mail.example/Inquiries`. */
export function mailboxFolder(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";
}

/**
 * A client that is not connected yet. As for the mail we send, the password travels without TLS to this machine alone. What a
 * server may answer is bounded, and an answer that does not come ends the connection.
 */
export function createImapClient(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: !loopbackHost.test(hostname) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 90_000,
    disableAutoIdle: true,
    maxLineLength: 4 * 1024 * 1024,
    maxLiteralSize: maxLiteralBytes,
    maxResponseSize: 2 * maxLiteralBytes,
  });
  // A call that waits for an answer rejects by itself. Without a listener, any other error would end the process.
  client.on("error", () => {});
  return client;
}

/** For a log and a person: never what the server says, which may repeat a mail. */
export function describeImapError(error: unknown, client: ImapFlow | undefined): string {
  if (!(error instanceof Error)) return "unknown";
  if (client && "authenticationFailed" in error && error.authenticationFailed) {
    const words = "responseText" in error ? String(error.responseText) : "";
    return judgeSignInRefusal(client.host, listMechanisms([...client.capabilities.keys()]), words);
  }
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** A server that names none takes the command LOGIN, unless it says that it does not. */
function listMechanisms(capabilities: string[]): string[] {
  const named = capabilities.flatMap((name) => (name.startsWith("AUTH=") ? name.slice(5) : []));
  return named.length > 0 || capabilities.includes("LOGINDISABLED") ? named : ["LOGIN"];
}
