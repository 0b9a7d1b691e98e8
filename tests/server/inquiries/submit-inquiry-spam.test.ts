import { load } from "cheerio";
import { afterAll, describe, expect, test } from "vitest";
import { embedded, engines } from "../../support/engines.ts";
import { numberedReference } from "../../support/numbered-reference.ts";
import { openServer } from "../../support/server.ts";
import { honeypot } from "../../../app/inquiries/fields.ts";
import { contact, formHeaders, openInquiryClient, sendInquiry } from "../../support/inquiry-client.ts";
import { awaitInquiryWindow } from "../../support/inquiry-window.ts";

describe.each(engines)("suspicious inquiries on $name", (engine) => {
  const inquiryClient = openInquiryClient(engine);

  const browser = { origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" };
  const fills = { [honeypot]: "Rana Haddad" };
  const hurries = { elapsed: 300 };

  test.each([
    ["the hidden field filled, by a browser", fills, browser],
    ["the hidden field filled, by a browser that says less of itself", fills, { origin: "null" }],
    ["sent as soon as the page is open", hurries, browser],
    ["posted from a page that another site shows", {}, { ...browser, "sec-fetch-site": "cross-site" }],
    ["all of that at once", { ...fills, ...hurries }, { ...browser, "sec-fetch-site": "cross-site" }],
  ])(
    "%s: in the inbox, perhaps spam, for an honest visitor's browser may cause it",
    async (subject, signs, headers) => {
      expect(await send({ ...signs, subject }, headers)).toMatchObject({
        status: "new",
        is_suspicious: true,
      });
    },
  );

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
    expect(await send({ ...fills, subject: "Spam" })).toMatchObject({
      status: "spam",
      is_suspicious: false,
    });
  });

  test("without any sign there is no doubt, whatever an older page sends", async () => {
    for (const honest of [{ elapsed: 20_000 }, {}, { website: "https://rana.example" }])
      expect(await send({ ...honest, subject: "No doubt" })).toMatchObject({
        status: "new",
        is_suspicious: false,
      });
  });

  async function send(fields: object, headers: Record<string, string> = {}) {
    const body = JSON.stringify({ ...contact, ...fields });
    const answer = await inquiryClient.post(body, { "content-type": "application/json", ...headers });
    const { id } = (await answer.json()) as { id: string };
    return inquiryClient.findInquiry(id);
  }

  test.each([
    ["an object", '{"valueOf":1,"toString":1}'],
    ["lists in lists", "[[[[[[[]]]]]]]"],
  ])("a message whose time is %s is kept", async (subject, elapsed) => {
    const body = JSON.stringify({ ...contact, subject, elapsed: "?" }).replace('"?"', elapsed);
    const answer = await inquiryClient.post(body, { "content-type": "application/json" });
    const { id } = (await answer.json()) as { id: string };
    expect(await inquiryClient.findInquiry(id)).toMatchObject({ subject, status: "new" });
  });
});

describe("a flood of inquiries", async () => {
  const server = await openServer(embedded, { abuseLimits: true, trustedProxyHops: 1 });
  afterAll(server.stop);

  const send = (network: string, fields: object) =>
    sendInquiry(server.url, { ...contact, ...fields }, { "x-forwarded-for": network });
  const { query } = server;

  test("of one network ten are ordinary, fifty perhaps spam, and then it gets 429", async () => {
    await awaitInquiryWindow();
    const statuses = [];
    for (let index = 0; index < 61; index++)
      statuses.push((await send("198.51.100.7", { subject: "Flood", message: `${index}` })).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const refused = await send("198.51.100.7", {});
    expect(await refused.json()).toEqual({ error: "too_many" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send("203.0.113.9", {})).status).toBe(200);
    expect(
      await query(
        `select status, is_suspicious, count(*)::int as n from public.inquiries where subject = 'Flood'
         group by status, is_suspicious order by n, is_suspicious`,
      ),
    ).toEqual([
      { status: "new", is_suspicious: false, n: 10 },
      { status: "new", is_suspicious: true, n: 50 },
    ]);
  });

  test.each([
    ["en", "Too many messages have been sent in a short time."],
    ["ar", "أُرسلت رسائل كثيرة في وقت قصير."],
  ])("without script, in %s, the form says so and keeps what was typed", async (locale, sentence) => {
    await query(
      `insert into private.network_budgets (network, window_start, used)
       values ('198.51.101.0/24', date_bin('10 minutes', now(), 'epoch') - interval '1 hour', 500)
       on conflict do nothing`,
    );
    const refused = await fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: new URLSearchParams({ ...contact, locale }),
      headers: { ...formHeaders, "x-forwarded-for": "198.51.101.7" },
    });
    expect(refused.status).toBe(429);
    const page = load(await refused.text());
    expect(page("html").attr("lang")).toBe(locale);
    expect(page("#problems").text()).toContain(sentence);
    for (const name of ["name", "email", "subject", "message"] as const)
      expect(page(`form [name=${name}]`).val()).toBe(contact[name]);
  });

  test("of the whole site three hundred are ordinary, then any is perhaps spam, and above a thousand it gets 429", async () => {
    const site = await openServer(embedded, { abuseLimits: true, trustedProxyHops: 1 });
    afterAll(site.stop);
    const fillUp = (from: number, to: number) =>
      site.database.transaction((t) =>
        t.query(
          `insert into public.inquiries (reference, type, name, email, subject, message)
           select ${numberedReference("n")}, 'contact', 'x', 'x@example.com', 'x', 'x'
           from generate_series(${from}, ${to}) as n`,
        ),
      );
    const sendAs = (subject: string) =>
      sendInquiry(site.url, { ...contact, subject }, { "x-forwarded-for": "203.0.113.7" });
    await fillUp(1, 300);
    await sendAs("Ordinary");
    await sendAs("Doubtful");
    await fillUp(303, 1_001);
    const refused = await sendAs("Refused");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(
      await site.query(
        "select subject, status, is_suspicious from public.inquiries where subject <> 'x' order by created_at",
      ),
    ).toEqual([
      { subject: "Ordinary", status: "new", is_suspicious: false },
      { subject: "Doubtful", status: "new", is_suspicious: true },
    ]);
  });

  test.each([
    ["198.51.102", "five hundred inquiries", { used: 500, bytes: 0 }],
    ["198.51.103", "a million bytes", { used: 1, bytes: 1_000_000 }],
  ])("%s, which has sent %s in a day, waits until the first are a day old", async (network, _, sent) => {
    await query(
      `insert into private.network_budgets (network, window_start, used, bytes)
       values ($1, date_bin('10 minutes', now(), 'epoch') - interval '20 hours', $2, $3)`,
      [`${network}.0/24`, sent.used, sent.bytes],
    );
    const refused = await send(`${network}.7`, { subject: network });
    expect(refused.status).toBe(429);
    const hours = Number(refused.headers.get("retry-after")) / 3_600;
    expect(hours).toBeGreaterThan(3);
    expect(hours).toBeLessThanOrEqual(4);
    await query("update private.network_budgets set window_start = window_start - interval '5 hours'");
    expect((await send(`${network}.7`, { subject: network })).status).toBe(200);
  });

  test("of spam the newest five thousand stay at most, and the rest goes in one step of the audit log", async () => {
    await server.database.transaction((t) =>
      // Without the index of the search, which takes long.
      t.execute(
        `set local session_replication_role = replica;
         insert into public.inquiries (reference, type, name, email, subject, message, status, status_changed_at)
         select ${numberedReference("n")}, 'contact', 'x', 'x@example.com', 'Old ' || n, 'x', 'spam', now() - n * interval '1 minute'
         from generate_series(1, 5001) as n
         -- One of those before may have drawn the same reference.
         on conflict do nothing`,
      ),
    );
    await query("update public.inquiries set status = 'new' where subject = 'Flood'");
    const spam = { [honeypot]: "x", subject: "New spam" };
    await Promise.all([1, 2, 3].map((n) => send(`198.51.104.${n}`, { ...spam, message: `${n}` })));
    const [{ n } = { n: 0 }] = await query<{ n: number }>(
      "select count(*)::int as n from public.inquiries where status = 'spam'",
    );
    expect(n).toBeLessThanOrEqual(5_000);
    expect(n).toBeGreaterThan(4_000);
    expect(await query("select from public.inquiries where subject = 'New spam'")).toHaveLength(3);
    expect(await query("select from public.inquiries where subject in ('Old 5001', 'Old 4600')")).toEqual([]);
    expect(await query("select from public.inquiries where subject in ('Old 1', 'Old 4000')")).toHaveLength(
      2,
    );
    expect(
      await query("select details from public.admin_audit_log where action = 'inquiries.expired'"),
    ).toEqual([{ details: { inquiries: 500 } }]);
  });
});
