import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { asForm, contact, project, openLetterBox } from "./letter-box.ts";

describe.each(engines)("native forms on $name", (engine) => {
  const door = openLetterBox(engine);

  test("a native form is answered with the sent page in its language", async () => {
    const answer = await door.post(
      new URLSearchParams({ ...contact, locale: "ar", idempotencyKey: "form-key-1" }),
      asForm,
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ar/contact/sent"]);
    const sent = await door.post(
      new URLSearchParams([
        ...Object.entries({ ...project, features: "gateways" }),
        ["features", "plc"],
        ["hasExistingSystem", "on"],
      ]),
      asForm,
    );
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/start-project/sent"]);
    const { rows } = await door.server.database.transaction((t) =>
      t.query("select features, has_existing_system from public.inquiries order by created_at desc limit 1"),
    );
    expect(rows).toEqual([{ features: ["gateways"], has_existing_system: true }]);
  });

  test("a native form without a key, sent twice, is one inquiry", async () => {
    const form = new URLSearchParams({ ...contact, subject: "Twice" });
    await door.post(form, asForm);
    await door.post(form, asForm);
    const { rows } = await door.server.database.transaction((t) =>
      t.query("select from public.inquiries where subject = 'Twice'"),
    );
    expect(rows).toHaveLength(1);
  });

  test("a multipart form is read as well", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(contact)) form.set(name, value);
    const answer = await fetch(`${door.server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: form,
      headers: { accept: "text/html" },
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
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
    const answer = await door.post(new URLSearchParams(typed), asForm);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = load(html);
    expect(page("title").text()).toMatch(/^خطأ: /);
    expect(page("#problems h2").text()).toBe("في النموذج خطآن");
    expect(page("#email-problem").text()).toBe("راجع البريد الإلكتروني. صيغته مثل name@example.com.");
    expect(page("#name").val()).toBe(typed.name);
    expect(page("#message").text().trim()).toBe(typed.message);
    expect(page("#inquiryType").val()).toBe("quote");
    expect(page("script")).toHaveLength(0);
  });

  test("a form of a hundred thousand fields is no more work than its size", async () => {
    const fields = Array.from({ length: 100_000 }, (_, index) => `${index.toString(36)}=`);
    const answer = await door.post(["type=contact", ...fields].join("&"), asForm);
    expect(answer.status).toBe(422);
  });
});
