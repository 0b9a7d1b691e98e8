import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openServer } from "../server.ts";
import { contact, inquiryRuntimes, openInquiryClient } from "./inquiry-client.ts";
import { awaitInquiryWindow } from "../inquiry-window.ts";

describe.each(inquiryRuntimes)("suspicious inquiries on $name", (runtime) => {
  const inquiryClient = openInquiryClient(runtime);

  test("what a bot fills in, or sends too fast, is stored as spam and answered as usual", async () => {
    for (const signal of [{ website: "https://spam.example" }, { elapsed: 300 }]) {
      const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", {
        body: { ...contact, ...signal, subject: "Doubt" },
      });
      expect(error).toBeNull();
      expect(await inquiryClient.findInquiry(data.id)).toMatchObject({ status: "spam" });
    }
    const { data } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...contact, elapsed: 20_000, subject: "No doubt" },
    });
    expect(await inquiryClient.findInquiry(data.id)).toMatchObject({ status: "new" });
  });

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

describe.each(engines)("a flood of inquiries on $name", (engine) => {
  test("a network over its rate limit goes to spam and then gets 429, while other networks are served", async () => {
    await awaitInquiryWindow();
    const limited = await openServer(engine, { abuseLimits: true, trustedProxyHops: 1 });
    const send = (index: number, network = "198.51.100.7") =>
      fetch(`${limited.url}/functions/v1/submit-inquiry`, {
        method: "POST",
        body: JSON.stringify({ ...contact, subject: `Number ${index}` }),
        headers: { "content-type": "application/json", "x-forwarded-for": network },
      });
    const statuses = [];
    for (let index = 0; index < 61; index++) statuses.push((await send(index)).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const flood = await send(99);
    expect(await flood.json()).toEqual({ error: "too_many" });
    expect(Number(flood.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send(100, "203.0.113.9")).status).toBe(200);
    const { rows } = await limited.database.transaction((t) =>
      t.query("select status, count(*)::int as n from public.inquiries group by status order by status"),
    );
    expect(rows).toEqual([
      { status: "new", n: 11 },
      { status: "spam", n: 50 },
    ]);
    await limited.stop();
  });
});
