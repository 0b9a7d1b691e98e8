import { ImapFlow } from "imapflow";
import { loopbackHost } from "../addresses.ts";
import type { TokenSource } from "../mail/oauth-token.ts";
import { judgeSignInRefusal } from "../mail/sign-in-refusal.ts";

/** An open mailbox. */
export interface Mailbox {
  client: ImapFlow;
  /** Without its password. */
  name: string;
  uidValidity: number;
  /** Its mails were handed over before, under other numbers. */
  isReview: boolean;
}

/** Larger than any mail that a mail server accepts. */
const maxLiteralBytes = 64 * 1024 * 1024;

/** Connects and signs in, once more with a new token when a kept one is refused. `onClient` gets each client beforehand. */
export async function connectImap(
  url: string,
  tokens: TokenSource | undefined,
  onClient: (client: ImapFlow) => void,
): Promise<ImapFlow> {
  for (;;) {
    const token = await tokens?.get();
    const client = createImapClient(url, token);
    onClient(client);
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.close();
      if (!isRefusedSignIn(error) || !token || !tokens?.refuse(token)) throw error;
    }
  }
}

/**
 * A client that is not connected yet. As for mail we send, the password travels without TLS to this machine alone. What a server
 * may answer is bounded, and an answer that does not come ends the connection.
 */
function createImapClient(url: string, token: string | undefined): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: !loopbackHost.test(hostname) }),
    auth: {
      user: decodeURIComponent(username),
      ...(token ? { accessToken: token } : { pass: decodeURIComponent(password) }),
    },
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
export function describeImapError(error: unknown, client: ImapFlow | undefined, usesToken: boolean): string {
  if (!(error instanceof Error)) return "unknown";
  const isRefused = isRefusedSignIn(error) || error.message === "Unsupported authentication mechanism";
  if (client && isRefused) {
    const words = "responseText" in error ? String(error.responseText) : "";
    const mechanisms = listMechanisms([...client.capabilities.keys()]);
    return judgeSignInRefusal(client.host, mechanisms, words, usesToken);
  }
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

function isRefusedSignIn(error: unknown): boolean {
  return error instanceof Error && "authenticationFailed" in error && error.authenticationFailed === true;
}

/** A server that names none takes the command LOGIN, unless it says that it does not. */
function listMechanisms(capabilities: string[]): string[] {
  const named = capabilities.flatMap((name) => (name.startsWith("AUTH=") ? name.slice(5) : []));
  return named.length > 0 || capabilities.includes("LOGINDISABLED") ? named : ["LOGIN"];
}
