import { hasArticles } from "../../../app/has-articles.ts";
import { setTimeout as wait } from "node:timers/promises";
import { confirmAccount } from "../../support/confirm-account.ts";
import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";

let failed = false;

/** Prints whether something holds; from then on the exit code of this process tells, too. */
export async function check(name: string, holds: () => Promise<unknown>): Promise<void> {
  const result = await holds().catch((error: unknown) => console.error(error));
  console.log(`${result ? "ok" : "FAILED"}: ${name}`);
  failed ||= !result;
  process.exitCode = failed ? 1 : 0;
}

/** Ends the run where the machine lacks something. Its exit code is 1, so that nobody takes it for a success. */
export function refuse(reason: string): never {
  console.error(`Nothing was tried: ${reason}`);
  process.exit(1);
}

export async function isReady(url: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) return true;
    await wait(100);
  }
  return false;
}

export async function hasPages(url: string): Promise<boolean> {
  const paths = ["/en", "/ar/contact", hasArticles ? "/en/articles" : "/en/services"];
  const answers = await Promise.all(paths.map((path) => fetch(url + path, { headers: throughProxy })));
  return answers.every(({ status }) => status === 200);
}

/** Resolves with the number that the visitor gets. The same inquiry sent again soon is the same one, and has the same number. */
export async function sendInquiry(url: string): Promise<string | undefined> {
  const answer = await post(`${url}/functions/v1/submit-inquiry`, {
    type: "contact",
    name: "Maya Haddad",
    email: "maya@cedarwater.example",
    subject: "Monitor for a generator room",
    message: "About 12 units by March.",
  });
  return /N-[0-9A-Z]+/.exec(answer)?.[0];
}

/** As a browser signs up and signs in. True when a password was hashed and verified, and there is a session. */
export async function canSignIn(url: string, dataDir: string): Promise<boolean> {
  const account = { email: "maya@cedarwater.example", password: crypto.randomUUID() };
  await post(`${url}/auth/v1/signup`, account);
  const { hash } = new URL(extractLink(await waitForMail(dataDir, account.email)));
  await confirmAccount(`${url}/${hash}`, account.password);
  return (await post(`${url}/auth/v1/token?grant_type=password`, account)).includes("access_token");
}

async function post(address: string, body: object): Promise<string> {
  const headers = { ...throughProxy, apikey: "sb_publishable_embedded", "Content-Type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.text();
}

const throughProxy = { "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https" };
