import { createHash } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { replyTime } from "../../../app/inquiries/reply-promise.ts";
import { momentText } from "../../../app/inquiries/moment-text.ts";
import { postgres } from "../../support/engines.ts";
import { builtSiteFolder, openServer, startServer } from "../../support/server.ts";
import { formHeaders, contact, project, openInquiryClient } from "../../support/inquiry-client.ts";
import { company } from "../../../firm/company.ts";

describe("native forms", async () => {
  const inquiryClient = await openInquiryClient();

  test("a native form is answered with the sent page in its language", async () => {
    const answer = await inquiryClient.post(
      new URLSearchParams({ ...contact, locale: "ar", idempotencyKey: "form-key-1" }),
      formHeaders,
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([303, sentPage("/ar/contact/sent")]);
    const sent = await inquiryClient.post(
      new URLSearchParams([
        ...Object.entries({ ...project, features: "gateways" }),
        ["features", "plc"],
        ["hasExistingSystem", "on"],
      ]),
      formHeaders,
    );
    expect([sent.status, sent.headers.get("location")]).toEqual([303, sentPage("/en/start-project/sent")]);
    const rows = await inquiryClient.server.query(
      "select features, has_existing_system from public.inquiries order by created_at desc limit 1",
    );
    expect(rows).toEqual([{ features: ["gateways"], has_existing_system: true }]);
  });

  test("the sent page says where the receipt goes, by when we reply and where the inquiry's page is, and nothing that is neither", async () => {
    const { url } = inquiryClient.server;
    const email = "o'hara&$&@ريال.sa";
    const answer = await inquiryClient.post(
      new URLSearchParams({ ...contact, locale: "ar", email, confirmedEmail: "o'hara&$&@xn--mgbt2dwa.sa" }),
      formHeaders,
    );
    const location = answer.headers.get("location") ?? "";
    const { searchParams } = new URL(location, url);
    const reference = searchParams.get("reference") ?? "";
    const due = searchParams.get("due") ?? "";
    const [stored] = await inquiryClient.server.query<{ due_at: Date }>(
      "select due_at from public.inquiries where reference = $1",
      [reference],
    );
    expect(due).toBe(`${stored?.due_at.toISOString().slice(0, 16)}Z`);
    const answered = await fetch(url + location);
    expect(answered.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(answered.headers.get("content-encoding")).toBe("gzip");
    const built = await fetch(`${url}/ar/contact/sent`);
    expect(answered.headers.get("content-security-policy")).toBe(
      built.headers.get("content-security-policy"),
    );
    const page = load(await answered.text());
    const shown = (name: string) => page(`[data-sent=${name}]`).text();
    expect(["reference", "email", "due"].map(shown)).toEqual([
      reference,
      email,
      `في موعد أقصاه ${momentText("ar", due)} بتوقيت ${company.city.ar}`,
    ]);
    expect(page(`a[href="/ar/inquiry/${reference}/${searchParams.get("key")}"]`)).toHaveLength(1);
    const ofAll = load(await built.text())("[data-sent]").text();
    expect(ofAll).toBe(`البريد الذي كتبته${replyTime.ar}`);
    for (const [name, values] of Object.entries({
      reference: ["N-00000", "N-7F3K", "n-7f3k2", "<b>", "N-7F3K2\n", "N-7F3K22"],
      due: ["", "2026-13-45T08:15Z", "2026-11-27", "<b>"],
      email: ["<b>@example.com", "rana", "a b@example.com"],
    })) {
      for (const wrong of values) {
        const query = new URLSearchParams(name === "reference" ? {} : { reference });
        query.set(name, wrong);
        const other = await fetch(`${url}/ar/contact/sent?${query}`);
        const text = load(await other.text())("[data-sent]").text();
        expect(text, `${name} ${wrong}`).toBe(name === "reference" ? ofAll : ofAll + reference);
      }
    }
  });

  test("a form of the site's own pages leads back to them, wherever they stand; any other stays here", async () => {
    const site = await openServer({ publicUrl: "https://nawat.example" });
    for (const [origin, location] of [
      ["https://nawat.example", "https://nawat.example/en/contact/sent"],
      ["https://elsewhere.example", "/en/contact/sent"],
    ] as const) {
      const answer = await fetch(`${site.url}/functions/v1/submit-inquiry`, {
        method: "POST",
        body: new URLSearchParams({ ...contact, subject: origin }),
        headers: { ...formHeaders, origin, "sec-fetch-site": "cross-site" },
        redirect: "manual",
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, sentPage(location)]);
    }
    const rows = await site.query("select is_suspicious from public.inquiries order by subject desc");
    expect(rows).toEqual([{ is_suspicious: false }, { is_suspicious: true }]);
    await site.stop();
  });

  test("a native form without a key, sent twice, is one inquiry", async () => {
    const form = new URLSearchParams({ ...contact, subject: "Twice" });
    for (let times = 0; times < 2; times++) await inquiryClient.post(form, formHeaders);
    const rows = await inquiryClient.server.query("select from public.inquiries where subject = 'Twice'");
    expect(rows).toHaveLength(1);
  });

  test("a form with problems comes back with what was typed, escaped, and without script", async () => {
    const typed = {
      type: "contact",
      locale: "ar",
      name: `"><script>alert(1)</script>`,
      email: "rana@",
      message: "</textarea>كبير",
      subject: "",
      inquiryType: "quote",
    };
    const answer = await inquiryClient.post(new URLSearchParams(typed), formHeaders);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = load(html);
    const style = page("style").text();
    expect(style).toContain(`.${page("#problems").attr("class")?.split(" ").at(-1)}`);
    const [later] = page("link[rel=stylesheet]").toArray();
    expect(later?.attribs["href"]).toMatch(/^\/assets\/.*\.css$/);
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(page("title").text()).toMatch(/^خطأ: /);
    expect(page("#problems h2").text()).toBe("في الاستمارة خطآن");
    expect(page("#email-problem").text()).toBe("راجع البريد الإلكتروني. مثال: name@example.com");
    expect(page("#name").val()).toBe(typed.name);
    expect(page("#message").text().trim()).toBe(typed.message);
    expect(page("#inquiryType").val()).toBe("quote");
    expect(page("script")).toHaveLength(0);
  });

  test("the choices of a form with problems come back, and no others", async () => {
    const typed = { ...project, email: "rana@", features: "gateways", hasExistingSystem: "on" };
    const answer = await inquiryClient.post(new URLSearchParams(typed), formHeaders);
    expect(answer.status).toBe(422);
    const page = load(await answer.text());
    const ticked = page("main form input:checked").toArray();
    expect(ticked.map(({ attribs: { name, value } }) => [name, value]).toSorted()).toEqual([
      ["features", "gateways"],
      ["hasExistingSystem", undefined],
      ["projectType", typed.projectType],
    ]);
    expect(page("[name=budget]").val()).toBe(typed.budget);
    expect(page("[name=timeline]").val()).toBe(typed.timeline);
    expect(page("details#more").attr("open")).toBeDefined();
  });

  test("a message of five thousand emoji fits as a browser encodes it", async () => {
    const form = new URLSearchParams({ ...contact, message: "😀".repeat(5000) });
    expect((await inquiryClient.post(form, formHeaders)).status).toBe(303);
  });

  test("a form's fields are counted before they are parsed; one with too many comes back with what was read", async () => {
    const typed = new URLSearchParams({ ...contact, locale: "ar", name: "رنا" }).toString();
    const fields = Array.from({ length: 20_000 }, (_, index) => `${index.toString(36)}=`);
    const answer = await inquiryClient.post([typed, ...fields].join("&"), formHeaders);
    expect(answer.status).toBe(413);
    const large = await inquiryClient.post("&".repeat(499_000), formHeaders);
    expect(large.status).toBe(413);
    const page = load(await answer.text());
    expect(page("html").attr("lang")).toBe("ar");
    expect(page("#problems p").text()).toContain("الرسالة أكبر من أن تُرسل");
    expect(page("#name").val()).toBe("رنا");
  });

  test("a message that is too large comes back as far as it was read, with no half character", async () => {
    const typed = { ...contact, type: "project", locale: "ar", description: "م".repeat(60_000) };
    const form = new URLSearchParams(typed);
    const answer = await inquiryClient.post(form, formHeaders);
    expect(answer.status).toBe(413);
    const page = load(await answer.text());
    expect(page("html").attr("lang")).toBe("ar");
    expect(page("#problems p").text()).toContain("الرسالة أكبر من أن تُرسل");
    expect(page("#description").text().trim()).toMatch(/^م{20000,}$/);
    expect(page("#email").val()).toBe(contact.email);
  });

  test("what is wrong is said as plain text where the form cannot be rendered", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nawat-"));
    await symlink(builtSiteFolder, join(folder, "client"));
    const testDatabase = await postgres.createTestDatabase();
    const site = await startServer(testDatabase, {}, join(folder, "client"));
    const answer = await fetch(`${site.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: new URLSearchParams({ ...contact, locale: "ar", email: "rana@" }),
      headers: formHeaders,
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toContain("راجع البريد الإلكتروني.");
    await site.stop();
    await testDatabase.remove();
    await rm(folder, { recursive: true });
  });
});

/** The sent page at `path`, with a reference and the moment of the reply. */
function sentPage(path: string): unknown {
  return expect.stringMatching(
    new RegExp(
      `^${path}\\?reference=N-[2-9CDFGHJKMNPQRTVWX]{5}&due=[\\d-]{10}T\\d\\d:\\d\\dZ&email=[^&]+(&key=[\\w-]{43})?$`,
    ),
  );
}
