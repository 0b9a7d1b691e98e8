import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Mail } from "../mail/mail.ts";
import type { Secrets } from "./secrets.ts";

/** What the endpoints work with. */
export interface Service {
  config: Config;
  database: Database;
  mail: Mail;
  secrets: Secrets;
}

/** A name for an address that budgets and the log may keep: without the key nobody can tell which address it is. */
export function accountOf({ secrets }: Service, email: string): string {
  return createHmac("sha256", secrets.hashKey).update(`account:${email}`).digest("base64url").slice(0, 22);
}
