import type { ConnectionOptions } from "node:tls";
import { callbackify } from "node:util";
import { createTransport } from "nodemailer";
import { loopbackHost } from "../addresses.ts";
import type { TokenSource } from "./oauth-token.ts";
import { isSignInRefusal, judgeSignInRefusal } from "./sign-in-refusal.ts";

/**
 * One connection, kept for the next mail. The password is in the URL, so no log of nodemailer's; and over a network it is told
 * to nobody without TLS. A server may take minutes to look through a message before it says that it has it.
 */
export function createSmtpConnection(url: string, tokens?: TokenSource, tls: ConnectionOptions = {}) {
  const { protocol, username, hostname } = new URL(url);
  const isLocal = loopbackHost.test(hostname);
  let mechanisms: string[] = [];
  const session = tokens && username ? createTokenAuth(decodeURIComponent(username), tokens) : undefined;
  const server = createTransport({
    url,
    // As for IMAP: STARTTLS on this machine protects from nobody, and its certificate is often one of its own.
    tls: { ...tls, rejectUnauthorized: !(isLocal && protocol === "smtp:") },
    ...(session && { auth: session.auth }),
    pool: true,
    maxConnections: 1,
    requireTLS: username !== "" && !isLocal,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 180_000,
    // The mechanisms a server offers for signing in: nodemailer tells them its log alone.
    transactionLog: true,
    logger: createReplyLogger((reply) => {
      mechanisms = offeredMechanisms(reply) ?? mechanisms;
    }),
  });
  return {
    server,
    /** Whether the server last greeted lets anybody sign in. */
    offersSignIn: () => mechanisms.length > 0,
    /** Does what needs a sign-in, once more with another token where a kept one was refused. Rejects with the reason as the code. */
    async signIn<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work().catch((error: unknown) => {
          const isRenewable = isRefusedSignIn(error) && !findTokenProblem(error) && session?.refuse();
          if (isRenewable) return work();
          throw error;
        });
      } catch (error) {
        if (!isRefusedSignIn(error)) throw error;
        const judged = () => judgeSignInRefusal(hostname, mechanisms, error.message, session !== undefined);
        throw Object.assign(error, { code: findTokenProblem(error) ?? judged() });
      }
    },
  };
}

type TokenCallback = (error: Error | null, token: string, endsAt: number) => void;

/** What nodemailer asks for a token at every sign-in; it never keeps one itself. */
function createTokenAuth(user: string, tokens: TokenSource) {
  let last = "";
  const provide = async (isRefused: boolean) => {
    if (isRefused) tokens.refuse(last);
    last = await tokens.get();
    return last;
  };
  const endedLongAgo = 1;
  return {
    auth: {
      type: "OAuth2" as const,
      user,
      provisionCallback: (_user: string, isRefused: boolean, done: TokenCallback) =>
        callbackify(provide)(isRefused, (error, token) => done(error, token, endedLongAgo)),
    },
    /** Whether another token may be accepted than the one just refused. */
    refuse: () => tokens.refuse(last),
  };
}

function isRefusedSignIn(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "EAUTH";
}

/** Why there was no token; nodemailer puts its own code before. */
function findTokenProblem(error: Error) {
  const code = "originalCode" in error ? String(error.originalCode) : "";
  return isSignInRefusal(code) ? code : undefined;
}

/** Hands on what the server says, and writes nothing. */
function createReplyLogger(onReply: (reply: string) => void) {
  const ignore = () => {};
  const debug = (entry: unknown, message: unknown) => {
    const isReply = entry instanceof Object && "tnx" in entry && entry.tnx === "server";
    if (isReply && typeof message === "string") onReply(message.slice(0, maxReplyLength));
  };
  return { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore };
}

const maxReplyLength = 10_000;

/** Of the answer to EHLO; none after a greeting, or once TLS begins: the server is asked anew. Undefined of any other answer. */
function offeredMechanisms(reply: string): string[] | undefined {
  if (reply.startsWith("220")) return [];
  return /^250[- ]AUTH[ =](.*)$/im
    .exec(reply)?.[1]
    ?.trim()
    .toUpperCase()
    .split(/[\s=]+/);
}
