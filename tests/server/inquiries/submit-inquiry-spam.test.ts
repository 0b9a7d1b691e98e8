import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { honeypot } from "../../../app/inquiries/fields.ts";
import { problemWords } from "../../../app/inquiries/form/problem-words.ts";
import { contact, formHeaders, openInquiryClient, sendInquiry } from "../../support/inquiry-client.ts";
import { type OpenServer, openServer } from "../../support/server.ts";

describe("suspicious inquiries", async () => {
  const inquiryClient = await openInquiryClient();

  async function send(fields: object, headers: Record<string, string> = {}) {
    const answer = await sendInquiry(inquiryClient.server.url, { ...contact, ...fields }, headers);
    const { id } = (await answer.json()) as { id: string };
    return inquiryClient.findInquiry(id);
  }

  const browser = { origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" };
  const fromElsewhere = { ...browser, "sec-fetch-site": "cross-site" };
  const fills = { [honeypot]: "Rana Haddad" };
  const hurries = { elapsed: 300 };

  // An honest visitor's browser may cause it.
  test.each([
    ["the hidden field filled, by a browser", fills, browser],
    ["the hidden field filled, by a browser that says less of itself", fills, { origin: "null" }],
    ["sent as soon as the page is open", hurries, browser],
    ["posted from a page that another site shows", {}, fromElsewhere],
    ["all of that at once", { ...fills, ...hurries }, fromElsewhere],
  ])("%s: in the inbox, perhaps spam", async (_, signs, headers) => {
    expect(await send(signs, headers)).toMatchObject({ status: "new", is_suspicious: true });
  });

  test("without script, too, what a filler fills comes to the inbox", async () => {
    const form = new URLSearchParams({ ...contact, ...fills, subject: "Native" });
    const sent = await inquiryClient.post(form, { ...formHeaders, origin: "null" });
    expect(sent.status).toBe(303);
    const rows = await inquiryClient.server.query(
      "select status, is_suspicious from public.inquiries where subject = 'Native'",
    );
    expect(rows).toEqual([{ status: "new", is_suspicious: true }]);
  });

  test("a program that fills what people do not see is stored as spam and answered as usual", async () => {
    expect(await send(fills)).toMatchObject({ status: "spam", is_suspicious: false });
  });

  test.each([
    [{ elapsed: 20_000 }],
    [{}],
    [{ website: "https://rana.example" }],
    [{ elapsed: { valueOf: 1, toString: 1 } }],
    [{ elapsed: [[[[[[[]]]]]]] }],
  ])("without any sign there is no doubt, whatever an older page sends: %o", async (honest) => {
    expect(await send(honest)).toMatchObject({ status: "new", is_suspicious: false });
  });
});

describe("a network that has sent too many", () => {
  let server: OpenServer;

  beforeAll(async () => {
    server = await openServer({ abuseLimits: true, trustedProxyHops: 1 });
    await server.query(
      "insert into auth.limit_counts (limit_name, key, used) values ('form_day', '198.51.100.0/24', 500)",
    );
    return server.stop;
  });

  test("waits, and others do not", async () => {
    const from = (network: string) => sendInquiry(server.url, contact, { "x-forwarded-for": network });
    const refused = await from("198.51.100.7");
    expect([refused.status, await refused.json()]).toEqual([429, { error: "too_many" }]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("203.0.113.9")).status).toBe(200);
  });

  test.each(["en", "ar"] as const)("reads so without script, in %s, with what was typed", async (locale) => {
    const refused = await fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: new URLSearchParams({ ...contact, locale }),
      headers: { ...formHeaders, "x-forwarded-for": "198.51.100.7" },
    });
    expect(refused.status).toBe(429);
    const page = load(await refused.text());
    expect(page("html").attr("lang")).toBe(locale);
    expect(page("#problems").text()).toContain(problemWords.too_many[locale].split(".")[0]);
    for (const name of ["name", "email", "subject", "message"] as const)
      expect(page(`form [name=${name}]`).val()).toBe(contact[name]);
  });
});
