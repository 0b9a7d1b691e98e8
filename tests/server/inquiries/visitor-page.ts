import { setTimeout as wait } from "node:timers/promises";
import { load } from "cheerio";
import { pagePath } from "../../../app/inquiries/visitor/page-key.server.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import type { OpenServer } from "../../support/server.ts";

export const visitor = {
  type: "contact",
  name: "Maya Haddad",
  email: "maya@cedarwater.example",
  company: "Cedar Water",
  phone: "+961 70 000 000",
  subject: "Monitor for a generator room",
  message: "Fuel level and battery voltage, please.",
};

/** Sends an inquiry and returns the path of its page, as the browser is told it. */
export async function sendForPage(
  { url }: OpenServer,
  inquiry: Record<string, unknown> = visitor,
): Promise<string> {
  const answer = await fetch(`${url}/functions/v1/submit-inquiry`, {
    method: "POST",
    body: JSON.stringify(inquiry),
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
  });
  // As the function answers.
  const { page } = (await answer.json()) as { page?: string };
  return page ?? "";
}

/** Posts a form of the page, as a browser without scripts does. */
export function postTo({ url }: OpenServer, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: "text/html" },
    redirect: "manual",
  });
}

/** Posts a message with its files, each by its name, as the page's own form does. */
export function postMessage(
  { url }: Pick<OpenServer, "url">,
  path: string,
  { message = "", once = crypto.randomUUID(), files = {} }: MessageToPost,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ action: "message", once, message })) form.append(name, value);
  for (const [name, content] of Object.entries(files)) form.append("files", new Blob([content]), name);
  return fetch(url + path, { method: "POST", body: form, redirect: "manual" });
}

export interface MessageToPost {
  message?: string;
  once?: string;
  files?: Record<string, BlobPart>;
}

export async function openPage({ url }: OpenServer, path: string) {
  const response = await fetch(url + path, { headers: { Accept: "text/html" } });
  return { status: response.status, headers: response.headers, page: load(await response.text()) };
}

type Mailed = Pick<OpenServer, "dataDir">;

/** The path of the page in the newest mail to an address, once there are so many mails with one. */
export const waitForPageLink = (mailed: Mailed, address: string, count = 1) =>
  waitForPath(mailed, address, count, /\/(?:en|ar)\/inquiry\/N-\w{5}\/[\w-]{43}(?!\/)/);

/** The same of the page that erases an inquiry. */
export const waitForEraseLink = (mailed: Mailed, address: string, count = 1) =>
  waitForPath(mailed, address, count, /\/(?:en|ar)\/inquiry\/N-\w{5}\/[\w-]{43}\/erase/);

async function waitForPath({ dataDir }: Mailed, address: string, count: number, pattern: RegExp) {
  for (let tries = 0; tries < 400; tries++) {
    const mails = await loadMailsTo(dataDir, address);
    const paths = mails.flatMap(({ text = "" }) => text.match(pattern)?.[0] ?? []);
    const newest = paths.at(-1);
    if (newest && paths.length >= count) return newest;
    await wait(25);
  }
  throw new Error(`No ${count} such link(s) arrived at ${address}`);
}

export const unknownPage = pagePath({ locale: "en", reference: "N-22222", key: "a".repeat(43) });
