import { hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import { asRole, authAdmin, type RoleOptions } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { SigningKey } from "./signing-key.ts";

/** What every call of the protocol works with. */
export interface Service {
  config: Config;
  database: Database;
  /** Runs `todo` in one transaction of the role that owns the accounts. */
  transaction<Result>(todo: (work: Work) => Promise<Result>, options?: RoleOptions): Promise<Result>;
  mail: MailQueue;
  secrets: Secrets;
  signingKey: SigningKey;
}

/** One transaction, with all that a call works with. */
export type Work = Service & Transaction;

export type Secrets = Awaited<ReturnType<typeof loadSecrets>>;

/** The secrets of this database. The first process generates them; of several at the same moment, one does. */
export async function loadSecrets(database: Database) {
  const fresh = randomBytes(32).toString("base64url");
  const stored = await asRole(database, authAdmin, async (transaction) => {
    await transaction.query(
      "insert into auth.secrets (name, value) values ('hash_key', to_jsonb($1::text)) on conflict do nothing",
      [fresh],
    );
    const { rows } = await transaction.query<{ value: string }>(
      "select value from auth.secrets where name = 'hash_key'",
    );
    return rows[0]?.value ?? fresh;
  });
  /** For HMAC: see docs/decisions/sessions.md. */
  const hashKey = Buffer.from(stored, "base64url");
  return {
    hashKey,
    /** For the cookies of known devices; derived, so that no other use of the key can make one. */
    deviceKey: Buffer.from(hkdfSync("sha256", hashKey, "", "device cookie", 32)),
  };
}
