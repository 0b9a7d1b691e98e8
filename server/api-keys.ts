import { createHash, timingSafeEqual } from "node:crypto";
import type { Config } from "./config.ts";

/** The keys that name a program, not a person: the public one, and the operator's own, which no page may hold. */
export type ApiKeys = Pick<Config, "publishableKey" | "secretKey">;

/**
 * Whether a request acts as the service role: it carries the secret key, as `apikey` or as `Authorization: Bearer`, and no
 * access token. With a token beside the key it acts as the person of the token.
 */
export function carriesSecretKey(headers: Headers, keys: ApiKeys): boolean {
  const token = bearerToken(headers);
  if (token !== undefined && isSecretKey(token, keys)) return true;
  const hasAccessToken = token !== undefined && token !== keys.publishableKey;
  return !hasAccessToken && isSecretKey(headers.get("apikey"), keys);
}

/** The text after `Bearer`, empty when there is none; undefined for another scheme or no header. */
export function bearerToken(headers: Headers): string | undefined {
  const [match, token = ""] = /^bearer(?: (.*))?$/i.exec(headers.get("authorization") ?? "") ?? [];
  return match === undefined ? undefined : token;
}

/** How long a comparison takes does not tell how much of a key was right. False while no secret key is set. */
export function isSecretKey(key: string | null, { secretKey }: ApiKeys): boolean {
  return key !== null && secretKey !== undefined && timingSafeEqual(digest(key), digest(secretKey));
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
