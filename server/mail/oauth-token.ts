import type { OAuthSettings } from "./oauth-settings.ts";
import type { SignInRefusal } from "./sign-in-refusal.ts";

export interface TokenSource {
  /** A token with some minutes left: the one that is kept, or a new one. Rejects with a code of `mailRefusals`. */
  get(): Promise<string>;
  /** Forgets a token that a mail server refuses. False when it was new, so that another would be refused like it. */
  refuse(token: string): boolean;
}

export class TokenError extends Error {
  readonly code: SignInRefusal;
  /** How long the token server is to be left alone, as far as it says. */
  readonly retryAfterMs: number;

  constructor(code: SignInRefusal, retryAfterMs = 0) {
    super(`No token: ${code}`);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

const timeoutMs = 10_000;

/** Of an answer: tokens of Microsoft have 2 KB. */
const maxAnswerBytes = 64 * 1024;

/** A token is renewed as long before its end, or in the middle of a shorter life. */
const renewedBeforeMs = 300_000;

/** A token is kept as long, whatever life the server's clock gives it; and one refused within that time is not renewed. */
const newForMs = 60_000;

const maxLifeMs = 86_400_000;

/** After a failure nobody asks again for as long, however many mails wait. */
const pauseMs = { min: 30_000, max: 3_600_000 };

/** Fetches tokens, one request at a time, and keeps the last: for sending and reading alike. Times are by a clock that nobody sets. */
export function openTokenSource(settings: OAuthSettings, now = () => performance.now()): TokenSource {
  let kept: { token: string; fetchedAt: number; renewAt: number } | undefined;
  let fetching: Promise<string> | undefined;
  let failed: { error: unknown; until: number } | undefined;

  async function renew(): Promise<string> {
    const { token, lifeMs } = await fetchToken(settings).catch((error: unknown) => {
      const asked = error instanceof TokenError ? error.retryAfterMs : 0;
      failed = { error, until: now() + Math.min(pauseMs.max, Math.max(pauseMs.min, asked)) };
      throw error;
    });
    const fetchedAt = now();
    const renewAfter = Math.max(newForMs, lifeMs - Math.min(renewedBeforeMs, lifeMs / 2));
    kept = { token, fetchedAt, renewAt: fetchedAt + renewAfter };
    return token;
  }

  return {
    async get() {
      if (kept && now() < kept.renewAt) return kept.token;
      if (failed && now() < failed.until) throw failed.error;
      fetching ??= renew().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    refuse(token) {
      // Another connection may have renewed it meanwhile.
      if (kept?.token !== token) return true;
      if (now() < kept.fetchedAt + newForMs) return false;
      kept = undefined;
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
    throw new TokenError("OAUTH_AWAY");
  }
  const token = answer["access_token"];
  if (response.ok && typeof token === "string" && /^[!-~]{1,16384}$/.test(token))
    return { token, lifeMs: toLifeMs(answer["expires_in"]) };
  const retryAfterMs = Number(response.headers.get("Retry-After")) * 1000 || 0;
  throw new TokenError(judgeAnswer(response.status, answer["error"]), retryAfterMs);
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
  return status >= 300 && status < 500 && status !== 408 && status !== 429 && !isForNow
    ? "OAUTH_REQUEST"
    : "OAUTH_AWAY";
}
