import { confirmAccount } from "../confirm-account.ts";
import type { TestDatabase } from "../engines.ts";
import { extractLink, waitForMail } from "../mailbox.ts";
import type { ServerProcess } from "../server-process.ts";
import { expect } from "./shared-server.ts";

/** Signs `email` up; resolves with the link of the mail. */
export async function signUp({ url, dataDir }: ServerProcess & TestDatabase, email: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: "sb_publishable_embedded" },
    body: JSON.stringify({ email, password: "typed when signing up" }),
  });
  expect(answer.status).toBe(200);
  return extractLink(await waitForMail(dataDir, email));
}

/** The same, with the link opened and the password set; resolves with a client that is signed in. */
export async function createAccount(site: ServerProcess & TestDatabase, email: string, password: string) {
  return confirmAccount(await signUp(site, email), password);
}
