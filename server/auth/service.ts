import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Secrets } from "./secrets.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";

export interface Service {
  config: Config;
  database: Database;
  mail: MailQueue;
  secrets: Secrets;
  keys: SigningKeys;
  /** Checks signature, expiry and audience and returns the claims. Throws jose's errors (JWTExpired, …). */
  verifyAccessToken(token: string): Promise<Record<string, unknown>>;
}

/** A pseudonym of an email address for rate limits and logs: without our key it cannot be traced back. */
export function toAccountKey({ secrets }: Pick<Service, "secrets">, email: string): string {
  return createHmac("sha256", secrets.hashKey).update(`account:${email}`).digest("base64url").slice(0, 22);
}
