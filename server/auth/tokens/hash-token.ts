import { createHash } from "node:crypto";

/** A token as it is stored: a reader of the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
