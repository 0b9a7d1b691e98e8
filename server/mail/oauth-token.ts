import type { OAuthSettings } from "./oauth-settings.ts";
import type { SignInRefusal } from "./sign-in-refusal.ts";

export type TokenSource = ReturnType<typeof openTokenSource>;

const timeoutMs = 10_000;

/** Of an answer: tokens of Microsoft have 2 KB. */
const maxAnswerBytes = 64 * 1024;

/** A token is renewed as long before its end, or in the middle of a shorter life. */
const renewedBeforeMs = 300_000;

/** A token is kept as long at least, one refused within it is not renewed, and after a failure nobody asks again for as long. */
const newForMs = 60_000;

const maxLifeMs = 86_400_000;

/** Fetches tokens, one request at a time, and keeps the last: for sending and reading alike. Times are by a clock that nobody sets. */
export function openTokenSource(settings: OAuthSettings, now = () => performance.now()) {
  let answer: Promise<string> | undefined;
  let kept: string | undefined;
  let newUntil = 0;
  let askAgainAt = 0;

  async function ask(): Promise<string> {
    kept = undefined;
    askAgainAt = Infinity;
    try {
      const { token, lifeMs } = await fetchToken(settings);
      kept = token;
      newUntil = now() + newForMs;
      askAgainAt = now() + Math.max(newForMs, lifeMs - Math.min(renewedBeforeMs, lifeMs / 2));
      return token;
    } catch (error) {
      askAgainAt = now() + newForMs;
      throw error;
    }
  }

  return {
    /** A token with some minutes left: the one that is kept, or a new one. Rejects with a code of `mailRefusals`. */
    async get() {
      if (!answer || now() >= askAgainAt) answer = ask();
      return answer;
    },
    /** Forgets a token that a mail server refuses. False when it was new, so that another would be refused like it. */
    refuse(token: string) {
      // Another connection may have renewed it meanwhile.
      if (token !== kept) return true;
      if (now() < newUntil) return false;
      answer = undefined;
      return true;
    },
  };
}

/** The secret goes into the body, as both Microsoft and Google take it, and to no other address. */
async function fetchToken({ tokenUrl, clientId, clientSecret, scope, refreshToken }: OAuthSettings) {
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, scope });
  if (refreshToken) body.set("refresh_token", refreshToken);
  body.set("grant_type", refreshToken ? "refresh_token" : "client_credentials");
  let response: Response;
  let answer: Record<string, unknown>;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(tokenUrl, { method: "POST", body, redirect: "manual", signal });
    answer = parseAnswer(await readBounded(response));
  } catch {
    // The error may repeat the address or the answer.
    throw noToken("OAUTH_AWAY");
  }
  const { access_token: token, expires_in: seconds, error } = answer;
  if (response.ok && typeof token === "string" && /^[!-~]{1,16384}$/.test(token))
    return { token, lifeMs: toLifeMs(seconds) };
  throw noToken(judgeAnswer(response.status, error));
}

function noToken(code: SignInRefusal): Error {
  return Object.assign(new Error(`No token: ${code}`), { code });
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) throw new Error("The answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseAnswer(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return answer instanceof Object ? { ...answer } : {};
  } catch {
    return {};
  }
}

/** Without a usable number, as long as tokens live at the least. */
function toLifeMs(seconds: unknown): number {
  const life = Number(seconds ?? Number.NaN) * 1000;
  return life > 0 ? Math.min(life, maxLifeMs) : newForMs;
}

/** By the codes of RFC 6749, and by Microsoft's `invalid_resource` for a scope it does not know. */
function judgeAnswer(status: number, error: unknown): SignInRefusal {
  if (error === "invalid_client" || error === "unauthorized_client") return "OAUTH_CLIENT";
  if (error === "invalid_grant") return "OAUTH_GRANT";
  if (error === "invalid_scope" || error === "invalid_resource") return "OAUTH_SCOPE";
  const isForNow = error === "temporarily_unavailable" || error === "server_error";
  const isRefusal = status >= 300 && status < 500 && status !== 408 && status !== 429;
  return isRefusal && !isForNow ? "OAUTH_REQUEST" : "OAUTH_AWAY";
}
