import { load } from "cheerio";
import { pagePath } from "../../../app/inquiries/visitor/page-key.server.ts";
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

type Mailed = Pick<OpenServer, "mailsTo">;

/** The path of the page in the newest mail to an address, of so many that have one. */
export const pageLinkTo = (server: Mailed, address: string, count = 1) =>
  pathTo(server, address, count, /\/(?:en|ar)\/inquiry\/N-\w{5}\/[\w-]{43}(?!\/)/);

/** The same of the page that erases an inquiry. */
export const eraseLinkTo = (server: Mailed, address: string) =>
  pathTo(server, address, 1, /\/(?:en|ar)\/inquiry\/N-\w{5}\/[\w-]{43}\/erase/);

async function pathTo({ mailsTo }: Mailed, address: string, count: number, pattern: RegExp) {
  const paths = (await mailsTo(address)).flatMap(({ text = "" }) => text.match(pattern)?.[0] ?? []);
  const newest = paths.at(-1);
  if (!newest || paths.length < count) throw new Error(`No ${count} such link(s) arrived at ${address}`);
  return newest;
}

export const unknownPage = pagePath({ locale: "en", reference: "N-22222", key: "a".repeat(43) });
