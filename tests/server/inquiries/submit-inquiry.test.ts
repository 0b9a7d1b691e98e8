import { FunctionsHttpError } from "@supabase/functions-js";
import { describe, expect, test } from "vitest";
import { contact, project, openInquiryClient } from "../../support/inquiry-client.ts";

describe("submit-inquiry", async () => {
  const inquiryClient = await openInquiryClient();

  const { projectType, ...sameOfProject } = project;
  const many = Array(21).fill("x");

  test.each<[what: string, sent: object, stored: object]>([
    [
      "a message, all of it",
      { ...contact, company: "Cedar", phone: "+٩٦١ 70 123", inquiryType: "quote", locale: "ar" },
      {
        ...{ ...contact, company: "Cedar", phone: "+961 70 123", inquiry_type: "quote", locale: "ar" },
        ...{ status: "new", features: [] },
      },
    ],
    [
      "a project request with what the specification leaves out",
      { ...project, hasExistingSystem: true, needsConsultation: false },
      {
        ...{ ...sameOfProject, project_type: projectType, locale: "en" },
        ...{ has_existing_system: true, needs_consultation: false },
      },
    ],
    [
      "optional fields that are empty, null or absent, as nothing",
      { ...project, company: "", phone: null, projectType: "", budget: "", timeline: "", features: [] },
      { company: null, phone: null, project_type: null, budget: null },
    ],
    [
      "what people paste, cleaned without a word",
      {
        ...contact,
        name: "\u202aRana\u202c\tHaddad",
        email: "Rana <mailto:info@مثال.السعودية.>",
        company: "Ce\u0002dar\u001f Pumps\ud83d",
        phone: "\u202a(+٩٦١) 3 123 456 / 01 234567 تحويلة ١٢\u202c",
        subject: "A board\nBcc: x@example.com",
        message: "One\u0085two\u0000\u001b[2J\ud800",
      },
      {
        name: "Rana Haddad",
        email: "info@xn--mgbh0fb.xn--mgberp4a5d4ar",
        company: "Cedar Pumps",
        phone: "(+961) 3 123 456 / 01 234567 تحويلة 12",
        subject: "A board Bcc: x@example.com",
        message: "One\ntwo[2J",
      },
    ],
    [
      "what an Arabic keyboard types, as typed, but for bidi overrides",
      {
        ...contact,
        company: "\u200b",
        name: "Ra\u00adna\u{e0068}",
        message: "می\u200cخواهم لغة \u2066C++\u2069\u200f\nfdp.\u202eexe",
      },
      { company: null, name: "Rana", message: "می\u200cخواهم لغة \u2066C++\u2069\u200f\nfdp.exe" },
    ],
    [
      "what an optional field cannot hold, below the message",
      {
        ...{ ...project, locale: "ar", company: "س".repeat(201), phone: "N/A", projectType: "drone" },
        ...{ budget: 1_000, timeline: ["asap", "flexible"], features: many, hasExistingSystem: { yes: 1 } },
      },
      {
        ...{ company: null, phone: "N/A", project_type: null, budget: null, features: [] },
        has_existing_system: false,
        description: [
          "A tank sensor",
          "",
          `الشركة أو المؤسسة: ${"س".repeat(201)}`,
          "نوع المشروع: drone",
          `ما الذي تحتاج إليه؟: ${many.join(", ")}`,
          "الميزانية: 1000",
          "الجدول الزمني: asap flexible",
        ].join("\n"),
      },
    ],
  ])("the official client stores %s", async (_, body, stored) => {
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", { body });
    expect(error).toBeNull();
    expect(await inquiryClient.findInquiry(data.id)).toMatchObject(stored);
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
    [
      "what nobody sees",
      { ...contact, name: "\u200b\u2063\u3164", subject: "\u0301", message: "\u{e0041}\u2800" },
      { name: "missing", subject: "missing", message: "missing" },
    ],
    ["no text for a name", { ...contact, name: { first: "Rana" } }, { name: "missing" }],
    ["too long a message", { ...contact, message: "م".repeat(5001) }, { message: "too_long" }],
  ])("%s: a code for each field", async (_, body, problems) => {
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", { body });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error.context.status).toBe(422);
    expect(await error.context.json()).toEqual({ error: "validation_failed", problems });
  });

  test("of the longest message and more than any field holds, all that a visitor would write is stored", async () => {
    const { data, error } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...contact, message: "م".repeat(5000), company: "😀".repeat(20_000) },
    });
    expect(error).toBeNull();
    const { message } = (await inquiryClient.findInquiry(data.id)) as { message: string };
    expect([...message]).toHaveLength(10_000);
    expect(message.isWellFormed()).toBe(true);
  });

  test("an address that may be a slip is taken from a program, and asked about once where somebody can answer", async () => {
    const slip = { ...contact, email: "rana@gmail.con", subject: "A slip" };
    const program = await inquiryClient.functions.invoke("submit-inquiry", { body: slip });
    expect(await inquiryClient.findInquiry(program.data.id)).toMatchObject({ email: "rana@gmail.con" });

    const { error } = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...slip, confirmedEmail: "" },
    });
    expect(error.context.status).toBe(422);
    const { problems, question } = await error.context.json();
    expect(problems).toEqual({ email: "misspelled" });
    expect(question).toMatchObject({ address: "rana@gmail.con", suggestion: "rana@gmail.com" });
    const other = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...slip, email: "rana@hotmial.com", confirmedEmail: question.address },
    });
    expect(other.error.context.status).toBe(422);
    const again = await inquiryClient.functions.invoke("submit-inquiry", {
      body: { ...slip, confirmedEmail: question.address },
    });
    expect(again.data.id).toBe(program.data.id);
  });

  test("thirty at once with one key are one inquiry, and all get its id", async () => {
    const send = () =>
      inquiryClient.post(JSON.stringify({ ...contact, subject: "Once" }), {
        "content-type": "application/json",
        "idempotency-key": "0123456789abcdef",
      });
    const answers = await Promise.all(Array.from({ length: 30 }, send));
    expect(answers.map((answer) => answer.status)).toEqual(Array(30).fill(200));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    const rows = await inquiryClient.server.query("select id from public.inquiries where subject = 'Once'");
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
