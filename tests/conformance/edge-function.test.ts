import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startEdgeFunction } from "../edge-function.ts";
import { awaitInquiryWindow } from "../inquiry-window.ts";
import {
  contact,
  formHeaders,
  inquiryRuntimes,
  openInquiryClient,
  siteUrl,
  startSubmitInquiry,
} from "./inquiry-client.ts";

const root = join(import.meta.dirname, "../..");
const json = { "content-type": "application/json" };

describe.each(inquiryRuntimes.filter((runtime) => runtime.isEdgeFunction))(
  "submit-inquiry on $name",
  (runtime) => {
    const client = openInquiryClient(runtime);

    test("a form without script leads back to the site, in its language", async () => {
      const answer = await client.post(new URLSearchParams({ ...contact, locale: "ar" }), formHeaders);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(
        /^https:\/\/nawat\.example\/ar\/contact\/sent\?reference=N-\w{5}&due=[\d-]{10}T\d\d:\d\dZ$/,
      );
    });

    test("what is wrong with a form is told in its language, as text: the host shows no page", async () => {
      const form = new URLSearchParams({ ...contact, locale: "ar", email: "rana@", message: "" });
      const answer = await client.post(form, formHeaders);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "text/plain; charset=utf-8"]);
      const text = await answer.text();
      expect(text).toContain("البريد الإلكتروني: راجع البريد الإلكتروني.");
      expect(text).toContain("الرسالة: اكتب رسالتك.");
      const english = await client.post(new URLSearchParams({ ...contact, email: "rana@" }), formHeaders);
      expect(await english.text()).toContain("Email address: Check the email address.");
      const tooLarge = await client.post(new URLSearchParams({ message: "x".repeat(200_000) }), formHeaders);
      expect([tooLarge.status, await tooLarge.text()]).toEqual([413, expect.stringContaining("too large")]);
    });

    test("a form without script is not asked about its address: text cannot be answered", async () => {
      const form = { ...contact, subject: "A slip", email: "rana@gmail.con", confirmedEmail: "" };
      expect((await client.post(new URLSearchParams(form), formHeaders)).status).toBe(303);
    });

    test("a page of the site is no stranger's, though it stands on another origin", async () => {
      for (const [origin, isSuspicious] of [
        [siteUrl, false],
        ["https://elsewhere.example", true],
      ] as const) {
        const headers = { ...json, origin, "sec-fetch-site": "cross-site" };
        const answer = await client.post(JSON.stringify({ ...contact, subject: origin }), headers);
        const { id } = (await answer.json()) as { id: string };
        expect(await client.findInquiry(id)).toMatchObject({
          subject: origin,
          status: "new",
          is_suspicious: isSuspicious,
        });
        expect(answer.headers.get("access-control-allow-origin")).toBe(siteUrl);
      }
    });

    test.each([
      ["a network", { "cf-connecting-ip": "198.51.100.7", "x-forwarded-for": "203.0.113.9" }],
      ["senders without an address", { "cf-connecting-ip": "" }],
    ])("%s over the limit gets 429; others are served", async (name, sender) => {
      const send = (index: number, headers: Record<string, string> = sender) =>
        client.post(JSON.stringify({ ...contact, subject: `${name} ${index}` }), { ...json, ...headers });
      await awaitInquiryWindow();
      const statuses = [];
      for (let index = 0; index < 61; index++) statuses.push((await send(index)).status);
      expect(statuses).toEqual([...Array(60).fill(200), 429]);
      const flood = await send(99, { ...sender, "x-forwarded-for": "192.0.2.1" });
      expect([flood.status, await flood.json()]).toEqual([429, { error: "too_many" }]);
      expect(Number(flood.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await send(100, { "cf-connecting-ip": "203.0.113.9" })).status).toBe(200);
    });

    test("without its database it says when to try again", async () => {
      const alone = await startSubmitInquiry("http://127.0.0.1:9");
      const answer = await fetch(alone.url, { method: "POST", body: JSON.stringify(contact), headers: json });
      expect([answer.status, await answer.json()]).toEqual([503, { error: "server" }]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      await alone.stop();
    });

    test("the older key is taken where there is no other, and no key stops the start", async () => {
      const variables = { SUPABASE_URL: client.server.url, SITE_URL: siteUrl };
      await expect(startEdgeFunction("submit-inquiry", variables)).rejects.toThrow(
        "SUPABASE_SERVICE_ROLE_KEY",
      );
      const older = { ...variables, SUPABASE_SERVICE_ROLE_KEY: "x.y.z" };
      const started = await startEdgeFunction("submit-inquiry", older);
      const answer = await fetch(started.url, {
        method: "POST",
        body: JSON.stringify(contact),
        headers: json,
      });
      expect(answer.status).toBe(500);
      await started.stop();
      await expect(
        startEdgeFunction("submit-inquiry", { ...older, SITE_URL: "nawat.example" }),
      ).rejects.toThrow("SITE_URL");
    });
  },
);

test.each(["submit-inquiry", "visitor-page", "visitor-files", "invite", "send-mails"])(
  "%s imports the versions of packages that all is tested with",
  async (name) => {
    const text = await readFile(join(root, "supabase/functions", name, "deno.json"), "utf8");
    const { imports } = z.object({ imports: z.record(z.string(), z.string()) }).parse(JSON.parse(text));
    const manifest = await readFile(join(root, "package.json"), "utf8");
    const versions = z.record(z.string(), z.string());
    const { dependencies, devDependencies } = z
      .object({ dependencies: versions, devDependencies: versions })
      .parse(JSON.parse(manifest));
    const installed = { ...dependencies, ...devDependencies };
    for (const [imported, specifier] of Object.entries(imports)) {
      const name = Object.keys(installed).find((one) => `${imported}/`.startsWith(`${one}/`)) ?? "";
      expect(specifier).toBe(`npm:${imported.replace(name, `${name}@${installed[name]}`)}`);
    }
  },
);
