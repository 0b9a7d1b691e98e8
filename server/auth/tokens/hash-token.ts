import { createHash } from "node:crypto";

/** What is stored of a token, so that who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
