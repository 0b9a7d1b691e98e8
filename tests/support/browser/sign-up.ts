import { confirmAccount } from "../confirm-account.ts";
import { extractLink, waitForMail } from "../mail/mailbox.ts";
import { expect } from "./shared-server.ts";
import type { Site } from "./sites.ts";

/** Signs `email` up; resolves with the link of the mail. */
export async function signUp(
  { url, dataDir }: Pick<Site, "url" | "dataDir">,
  email: string,
): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: "sb_publishable_embedded" },
    body: JSON.stringify({ email, password: "typed when signing up" }),
  });
  expect(answer.status).toBe(200);
  return extractLink(await waitForMail(dataDir, email));
}

/** The same, with the link opened and the password set; resolves with a client that is signed in. */
export async function createAccount(site: Site, email: string, password: string) {
  return confirmAccount(await signUp(site, email), password);
}
