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
