import { FunctionsHttpError } from "@supabase/functions-js";
import { describe, expect, test } from "vitest";
import { contact, project, inquiryRuntimes, openInquiryClient } from "./inquiry-client.ts";

describe.each(inquiryRuntimes)("submit-inquiry on $name", (runtime) => {
  const inquiryClient = openInquiryClient(runtime);

  test("the official client sends a message, and all of it is stored", async () => {
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...contact, company: "Cedar", phone: "+٩٦١ 70 123", inquiryType: "quote", locale: "ar" },
    });
    expect(error).toBeNull();
    expect(await inquiryClient.findInquiry(data.id)).toMatchObject({
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
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...project, hasExistingSystem: true, needsConsultation: false },
    });
    expect(error).toBeNull();
    const { projectType, ...same } = project;
    expect(await inquiryClient.findInquiry(data.id)).toMatchObject({
      ...same,
      project_type: projectType,
      has_existing_system: true,
      needs_consultation: false,
      locale: "en",
    });
  });

  test("optional fields may be empty, null or absent", async () => {
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...project, company: "", phone: null, projectType: "", budget: "", timeline: "", features: [] },
    });
    expect(error).toBeNull();
    expect(await inquiryClient.findInquiry(data.id)).toMatchObject({
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
    ["a name turned around", { ...contact, name: "Rana\u202egpj.exe" }, { name: "invalid" }],
    ["a subject that isolates", { ...contact, subject: "\u2066Hello" }, { subject: "invalid" }],
    ["a control of the upper half", { ...contact, name: "Rana\u009b31m" }, { name: "invalid" }],
    ["a control in a message", { ...contact, message: "Hello\u0085\u001b[2J" }, { message: "invalid" }],
    [
      "what nobody sees",
      { ...contact, name: "\u200b\u2063\u3164", subject: "\u0301", message: "\u{e0041}\u2800" },
      { name: "missing", subject: "missing", message: "missing" },
    ],
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
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", { body });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error.context.status).toBe(422);
    expect(await error.context.json()).toEqual({ error: "validation_failed", problems });
  });

  test("what an Arabic keyboard types is stored as typed, bidi overrides are removed", async () => {
    const message = "می\u200cخواهم لغة \u2066C++\u2069\u200f\nfdp.\u202eexe";
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: {
        ...contact,
        phone: "\u202a+961 70 123\u202c",
        company: "\u200b",
        name: "Ra\u00adna\u{e0068}",
        message,
      },
    });
    expect(error).toBeNull();
    expect(await inquiryClient.findInquiry(data.id)).toMatchObject({
      message: "می\u200cخواهم لغة \u2066C++\u2069\u200f\nfdp.exe",
      phone: "+961 70 123",
      company: null,
      name: "Rana",
    });
  });

  test("a message as long as the limit, in characters and not in bytes, is taken", async () => {
    const { error } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...contact, message: "😀".repeat(5000) },
    });
    expect(error).toBeNull();
  });

  test("a hundred at once with one key are one inquiry, and all get its id", async () => {
    const send = () =>
      inquiryClient.post(JSON.stringify({ ...contact, subject: "Once" }), {
        "content-type": "application/json",
        "idempotency-key": "0123456789abcdef",
      });
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(answers.map((answer) => answer.status)).toEqual(Array(100).fill(200));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    const { rows } = await inquiryClient.server.database.transaction((t) =>
      t.query("select id from public.inquiries where subject = 'Once'"),
    );
    expect(rows).toHaveLength(1);
  });

  test("an idempotency key reused with another body reveals no id and loses nothing", async () => {
    const send = async (fields: Record<string, unknown>) => {
      const headers = { "content-type": "application/json", "idempotency-key": "guessed-by-somebody" };
      const answer = await inquiryClient.post(JSON.stringify({ ...contact, ...fields }), headers);
      return ((await answer.json()) as { id: string }).id;
    };
    const first = await send({ subject: "Mine" });
    const other = await send({ subject: "Theirs" });
    expect(other).not.toBe(first);
    expect(await inquiryClient.findInquiry(other)).toMatchObject({ subject: "Theirs" });
    expect(await send({ subject: "Mine", locale: "ar" })).toBe(first);
  });
});
