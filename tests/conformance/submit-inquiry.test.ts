import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../engines.ts";
import { engines } from "../engines.ts";
import type { RunningServer } from "../../server/serve.ts";
import { startServer } from "../server.ts";

const contact = {
  type: "contact",
  name: "رنا حداد",
  email: "rana@example.com",
  subject: "A board",
  message: "Hello\nthere",
};
const project = {
  type: "project",
  name: "Omar",
  email: "omar@example.com",
  projectType: "iot",
  budget: "25k-50k",
  timeline: "3-6months",
  description: "A tank sensor",
  features: ["sensor-nodes", "gateways"],
};

describe.each(engines)("submit-inquiry on $name", (engine) => {
  let place: Place & { remove(): Promise<void> };
  let server: RunningServer;
  let functions: FunctionsClient;

  beforeAll(async () => {
    place = await engine.makePlace();
    server = await startServer(place);
    functions = new FunctionsClient(`${server.url}/functions/v1`, {
      headers: { apikey: "sb_publishable_embedded" },
    });
  });

  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  async function stored(id: string) {
    const { rows } = await server.database.transaction((t) =>
      t.query("select *, id::text as id from public.inquiries where id = $1", [id]),
    );
    return rows[0];
  }

  function post(body: BodyInit, headers: Record<string, string>) {
    return fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
  }

  const asForm = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

  test("the official client sends a message, and all of it is stored", async () => {
    const { data, error } = await functions.invoke("submit-inquiry", {
      body: { ...contact, company: "Cedar", phone: "+٩٦١ 70 123", inquiryType: "quote", locale: "ar" },
    });
    expect(error).toBeNull();
    expect(await stored(data.id)).toMatchObject({
      ...contact,
      company: "Cedar",
      phone: "+961 70 123",
      inquiry_type: "quote",
      locale: "ar",
      status: "new",
      features: [],
    });
  });

  test("a project request is stored with what the specification leaves out", async () => {
    const { data, error } = await functions.invoke("submit-inquiry", {
      body: { ...project, hasExistingSystem: true, needsConsultation: false },
    });
    expect(error).toBeNull();
    const { projectType, ...same } = project;
    expect(await stored(data.id)).toMatchObject({
      ...same,
      project_type: projectType,
      has_existing_system: true,
      needs_consultation: false,
      locale: "en",
    });
  });

  test("optional fields may be empty, null or absent", async () => {
    const { data, error } = await functions.invoke("submit-inquiry", {
      body: { ...project, company: "", phone: null, projectType: "", budget: "", timeline: "", features: [] },
    });
    expect(error).toBeNull();
    expect(await stored(data.id)).toMatchObject({
      company: null,
      phone: null,
      project_type: null,
      budget: null,
    });
  });

  test.each([
    [
      "nothing but the type",
      { type: "contact" },
      { name: "missing", email: "missing", subject: "missing", message: "missing" },
    ],
    ["blanks", { ...contact, name: "  ", message: "\n" }, { name: "missing", message: "missing" }],
    ["no type", { name: "x" }, { type: "missing" }],
    ["another type", { ...contact, type: "complaint" }, { type: "unknown" }],
    ["a broken address", { ...contact, email: "rana@" }, { email: "invalid" }],
    ["an address without a dot", { ...contact, email: "rana@example" }, { email: "invalid" }],
    ["words for a phone number", { ...contact, phone: "call me" }, { phone: "invalid" }],
    ["a subject of two lines", { ...contact, subject: "a\nBcc: x@example.com" }, { subject: "invalid" }],
    ["a NUL byte", { ...contact, message: "a\u0000b" }, { message: "invalid" }],
    ["half a character", { ...contact, message: "a\ud800b" }, { message: "invalid" }],
    ["a number for a name", { ...contact, name: 7 }, { name: "invalid" }],
    ["too long a message", { ...contact, message: "م".repeat(5001) }, { message: "too_long" }],
    [
      "an unknown choice",
      { ...project, budget: "1k", timeline: "never" },
      { budget: "unknown", timeline: "unknown" },
    ],
    ["too many features", { ...project, features: Array(21).fill("x") }, { features: "too_long" }],
  ])("%s: a code for each field", async (_, body, problems) => {
    const { data, error } = await functions.invoke("submit-inquiry", { body });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error.context.status).toBe(422);
    expect(await error.context.json()).toEqual({ error: "validation_failed", problems });
  });

  test("a message as long as the limit, in characters and not in bytes, is taken", async () => {
    const { error } = await functions.invoke("submit-inquiry", {
      body: { ...contact, message: "😀".repeat(5000) },
    });
    expect(error).toBeNull();
  });

  test.each([
    ["GET", { method: "GET" }, 405, "method_not_allowed"],
    ["PUT", { method: "PUT", body: "{}" }, 405, "method_not_allowed"],
    [
      "text",
      { method: "POST", body: "hello", headers: { "content-type": "text/plain" } },
      415,
      "unsupported_media_type",
    ],
    ["no type", { method: "POST", body: new Uint8Array([123, 125]) }, 415, "unsupported_media_type"],
    [
      "broken JSON",
      { method: "POST", body: "{", headers: { "content-type": "application/json" } },
      400,
      "invalid_json",
    ],
    [
      "an array",
      { method: "POST", body: "[]", headers: { "content-type": "application/json" } },
      400,
      "invalid_json",
    ],
    [
      "bytes that are no text",
      {
        method: "POST",
        body: new Uint8Array([0x7b, 0xff, 0x7d]),
        headers: { "content-type": "application/json" },
      },
      400,
      "invalid_json",
    ],
    [
      "more than a megabyte",
      {
        method: "POST",
        body: `{"x":"${"x".repeat(1_000_001)}"}`,
        headers: { "content-type": "application/json" },
      },
      413,
      "too_large",
    ],
    [
      "an impossible key",
      {
        method: "POST",
        body: JSON.stringify(contact),
        headers: { "content-type": "application/json", "idempotency-key": "short" },
      },
      400,
      "invalid_idempotency_key",
    ],
  ])("%s is refused in the protocol's words", async (_, init, status, error) => {
    const answer = await fetch(`${server.url}/functions/v1/submit-inquiry`, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
  });

  test("a hundred at once with one key are one inquiry, and all get its id", async () => {
    const send = () =>
      post(JSON.stringify({ ...contact, subject: "Once" }), {
        "content-type": "application/json",
        "idempotency-key": "0123456789abcdef",
      });
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(answers.map((answer) => answer.status)).toEqual(Array(100).fill(200));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    const { rows } = await server.database.transaction((t) =>
      t.query("select id from public.inquiries where subject = 'Once'"),
    );
    expect(rows).toHaveLength(1);
  });

  test("a native form is answered with the sent page in its language", async () => {
    const answer = await post(
      new URLSearchParams({ ...contact, locale: "ar", idempotencyKey: "form-key-1" }),
      asForm,
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ar/contact/sent"]);
    const sent = await post(
      new URLSearchParams([
        ...Object.entries({ ...project, features: "gateways" }),
        ["features", "plc"],
        ["hasExistingSystem", "on"],
      ]),
      asForm,
    );
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/start-project/sent"]);
    const { rows } = await server.database.transaction((t) =>
      t.query("select features, has_existing_system from public.inquiries order by created_at desc limit 1"),
    );
    expect(rows).toEqual([{ features: ["gateways"], has_existing_system: true }]);
  });

  test("a native form without a key, sent twice, is one inquiry", async () => {
    const form = new URLSearchParams({ ...contact, subject: "Twice" });
    await post(form, asForm);
    await post(form, asForm);
    const { rows } = await server.database.transaction((t) =>
      t.query("select from public.inquiries where subject = 'Twice'"),
    );
    expect(rows).toHaveLength(1);
  });

  test("a multipart form is read as well", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(contact)) form.set(name, value);
    const answer = await fetch(`${server.url}/functions/v1/submit-inquiry`, {
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
    const answer = await post(new URLSearchParams(typed), asForm);
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

  test("what a program fills in, or sends in no time, is kept as spam and answered as usual", async () => {
    for (const doubt of [{ website: "https://spam.example" }, { elapsed: 300 }]) {
      const { data, error } = await functions.invoke("submit-inquiry", {
        body: { ...contact, ...doubt, subject: "Doubt" },
      });
      expect(error).toBeNull();
      expect(await stored(data.id)).toMatchObject({ status: "spam" });
    }
    const { data } = await functions.invoke("submit-inquiry", {
      body: { ...contact, elapsed: 20_000, subject: "No doubt" },
    });
    expect(await stored(data.id)).toMatchObject({ status: "new" });
  });

  test("a network's budget turns to spam and then to 429, while other networks are served", async () => {
    const strict = await engine.makePlace();
    const limited = await startServer(strict, { abuseLimits: true, trustedProxyHops: 1 });
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
    await strict.remove();
  });

  test("a browser on another origin may ask", async () => {
    const preflight = await fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "OPTIONS",
      headers: {
        origin: "https://nawat.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,idempotency-key",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  });
});
