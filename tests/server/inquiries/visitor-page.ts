import { load } from "cheerio";
import { pagePath } from "../../../app/inquiries/visitor/page-key.server.ts";
import { loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
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

export async function openPage({ url }: OpenServer, path: string) {
  const response = await fetch(url + path, { headers: { Accept: "text/html" } });
  return { status: response.status, headers: response.headers, page: load(await response.text()) };
}

/** The path of the page in the newest mail to an address, once there are so many mails. */
export async function waitForPageLink(
  { dataDir }: Pick<OpenServer, "dataDir">,
  address: string,
  count = 1,
): Promise<string> {
  const mail = await waitForMail(dataDir, address, count);
  const path = mail.text?.match(/\/(?:en|ar)\/inquiry\/N-\w{5}\/[\w-]{43}/)?.[0];
  if (!path) throw new Error("The mail has no link to a page");
  return path;
}

/** The path of the page in the newest mail that erases an inquiry, once there are so many such mails. */
export async function waitForEraseLink(
  { dataDir }: Pick<OpenServer, "dataDir">,
  address: string,
  count = 1,
): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const texts = (await loadMailsTo(dataDir, address)).map(({ text }) => text ?? "");
    const links = texts.flatMap(
      (text) => text.match(/\/(?:en|ar)\/inquiry\/N-\w{5}\/[\w-]{43}\/erase/) ?? [],
    );
    const link = links.at(-1);
    if (link && links.length >= count) return link;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No ${count} link(s) to erase arrived at ${address}`);
}

export const unknownPage = pagePath({ locale: "en", reference: "N-22222", key: "a".repeat(43) });
