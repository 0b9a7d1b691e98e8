import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { locales } from "../i18n/text.ts";
import { mailTextWords } from "../inquiries/mail-text-words.ts";
import { fieldWords } from "../inquiries/words.ts";
import { columnName, fieldsOf, inquiryTypes } from "../inquiries/fields.ts";
import { sampleInquiry } from "../../tests/support/sample-inquiry.ts";
import { writeAnswerNotice } from "./answer.server.ts";
import { writeNotice } from "./notice.server.ts";
import { writeOverdue } from "./overdue.server.ts";
import { writeReceipt } from "./receipt.server.ts";
import { writeReply } from "./reply.server.ts";
import { noticeWords } from "./words.ts";

const options = { publicUrl: "https://nawat.example" };

describe.each(inquiryTypes)("the mails about a %s", (kind) => {
  test.each(locales)("in %s hold every field that was filled in, the reference and the moment", (locale) => {
    const inquiry = sampleInquiry(kind, locale);
    for (const mail of [writeReceipt(inquiry), writeNotice(locale, inquiry, options)]) {
      const page = load(mail.html);
      expect(page("html").attr()).toMatchObject({ lang: locale, dir: locale === "ar" ? "rtl" : "ltr" });
      expect(mail.subject).toContain("N-7F3K2");
      const due = page("td:has(> .due)").text();
      expect(due).toContain(locale === "ar" ? "بتوقيت بيروت" : "Beirut time");
      for (const text of [mail.text, page("body").text()]) {
        expect(text).toContain("N-7F3K2");
        expect(text).toContain("14:20");
        expect(text).toContain(locale === "ar" ? "الأربعاء" : "Wednesday");
        for (const [name, field] of fieldsOf(kind)) {
          if (field.kind === "choice" || field.kind === "list" || field.kind === "flag") continue;
          for (const line of String(inquiry[columnName(name)]).split("\n"))
            expect(text, name).toContain(line);
        }
      }
    }
  });

  test.each(locales)("in %s name no field that was left empty", (locale) => {
    const { company: _, phone: __, ...inquiry } = sampleInquiry(kind, locale);
    const mails = [writeReceipt(inquiry), writeNotice(locale, inquiry, options)];
    for (const text of mails.flatMap((mail) => [mail.text, load(mail.html)("body").text()])) {
      // A form may have no such field, and company names stand elsewhere, too.
      expect(text).not.toMatch(new RegExp(`^\\s*${fieldWords.phone[locale]}`, "m"));
      expect(text).not.toMatch(new RegExp(`^\\s*${fieldWords.company[locale]}\\b`, "m"));
    }
  });

  test("a choice is named in words, and staff see what was not ticked", () => {
    const inquiry = sampleInquiry("project", "ar");
    const { html, text } = writeNotice("en", inquiry, options);
    for (const words of ["Sensor nodes", "$10,000–$25,000", "1–3 months", "Has an existing system", "No"])
      expect(text).toContain(words);
    expect(load(html)("th").text()).toContain("Language");
    const receipt = writeReceipt(inquiry);
    for (const sent of [receipt.text, load(receipt.html)("body").text()]) {
      expect(sent).toContain(fieldWords.needsConsultation.ar);
      expect(sent).not.toContain(fieldWords.hasExistingSystem.ar);
    }
  });
});

const byMail = {
  ...{ third_person: null, is_proven: true, is_encrypted: false, has_files: false },
};

test("what staff are told of an inquiry leads to it at the desk", () => {
  const inquiry = sampleInquiry("contact", "en");
  const url = `https://nawat.example/admin?inquiry=${inquiry.id}`;
  for (const { html, text } of [
    writeNotice("ar", inquiry, options),
    writeOverdue("ar", inquiry, options),
    writeAnswerNotice("ar", inquiry, { ...options, body: "And?", ...byMail }),
  ]) {
    expect(load(html)(`a[href="${url}"]`)).toHaveLength(1);
    expect(text).toContain(url);
  }
});

test.each([
  ["the form", null, "On Tuesday 24 November 2026, 14:20 (Beirut time), you wrote:"],
  ["a mail", "2026-11-27T07:05:00Z", "On Friday 27 November 2026, 09:05 (Beirut time), you wrote:"],
])("a reply says when %s that it answers was written", (_, at, said) => {
  const received = at === null ? null : { body: "And?", created_at: at };
  const inquiry = sampleInquiry("contact", "en");
  const { html, text } = writeReply(inquiry, {
    locale: "en",
    body: "Dear Maya",
    signature: null,
    received,
  });
  for (const shown of [text, load(html)("body").text()]) expect(shown).toContain(said);
});

test.each([
  ["en", ["Rana Haddad", "Applications engineer"], "Rana Haddad\nApplications engineer, Nawat"],
  ["ar", ["رنا حداد"], "رنا حداد\nنواة"],
  // The other language's, where hers lacks one: kept together at its side.
  ["ar", ["Rana (R&D)", "مهندسة تطبيقات"], "Rana (R&D)\u200e\nمهندسة تطبيقات، نواة"],
] as const)("a reply is signed in %s by %s", (locale, signature, lines) => {
  const inquiry = sampleInquiry("contact", locale);
  const reply = { locale, body: "Dear Maya", received: null };
  const signed = writeReply(inquiry, { ...reply, signature: [...signature] });
  expect(signed.text).toContain(`Dear Maya\n\n-- \n${lines}\n`);
  const page = load(signed.html);
  page("br").replaceWith("\n");
  expect(page("body").text()).toContain(lines.replace("\u200e", ""));
  const unsigned = writeReply(inquiry, { ...reply, signature: null });
  expect(unsigned.text).toContain(`Dear Maya\n\n-- \n${locale === "ar" ? "نواة" : "Nawat"}\n`);
});

test("nothing a visitor wrote becomes markup, a header or another direction", () => {
  const hostile = `"><script>alert(1)</script><a href="javascript:x">${"w".repeat(300)}`;
  const inquiry = {
    ...sampleInquiry("contact", "en"),
    name: hostile,
    subject: `x\r\nBcc: y\u2028\u202e${hostile}`,
    message: `${hostile}\n${hostile}`,
    // Its last sign divides it.
    email: `"a b&c@d"@example.com`,
  };
  for (const mail of [writeReceipt(inquiry), writeNotice("en", inquiry, options)]) {
    expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect([...mail.subject].length).toBeLessThan(150);
    const page = load(mail.html);
    expect(page("script, img, iframe, [onclick], a[href^='javascript']")).toHaveLength(0);
    expect(page("body").text()).toContain("<script>alert(1)</script>");
    const addresses = page("a[href^='mailto:']").toArray();
    expect(addresses.map((a) => page(a).attr("href"))).toContain("mailto:%22a%20b%26c%40d%22@example.com");
  }
});

test("a stranger's receipt has no link that somebody else wrote, and staff get it as it was written", () => {
  const bait =
    "Claim it: https://evil.example/x, www.evil.example, evil.example or a@evil.example, Node.js 3.5 at 12:30";
  const texts = { name: bait, company: bait, phone: bait, subject: bait, message: bait };
  const inquiry = { ...sampleInquiry("contact", "en"), ...texts };
  const receipt = writeReceipt(inquiry);
  const page = load(receipt.html);
  expect(
    page("a")
      .toArray()
      .some((a) => page(a).attr("href")?.includes("evil")),
  ).toBe(false);
  for (const shown of [receipt.text, page("body").text()]) {
    expect(shown).not.toMatch(/evil\.example|@evil|https?:\/\/evil/);
    expect(shown.replaceAll("\u2060", "")).toContain(bait);
    expect(shown).toContain("3.5 at 12:30");
  }
  expect(writeNotice("en", inquiry, options).text).toContain(bait);

  const project = { ...sampleInquiry("project", "ar"), description: bait, features: [bait] };
  expect(writeReceipt(project).text).not.toMatch(/evil\.example|@evil|https?:\/\/evil/);
});

test("what somebody wrote in the other language keeps its direction", () => {
  const { html } = writeNotice("en", sampleInquiry("contact", "ar"), options);
  const page = load(html);
  expect(page('span[dir="rtl"]:contains("سامر خوري")')).toHaveLength(1);
  expect(page('td[dir="rtl"]:contains("LoRaWAN") span[dir="ltr"]').text()).toContain("LoRaWAN");
});

test("each paragraph of a message has its own direction, and the empty line between them is seen", () => {
  const inquiry = { ...sampleInquiry("contact", "en"), message: "Hello.\n\nمرحبا (عاجل)." };
  for (const { html } of [writeReceipt(inquiry), writeNotice("ar", inquiry, options)]) {
    const page = load(html);
    const first = page('div[dir="ltr"]:contains("Hello.")').last().text();
    expect(first.replaceAll(/[ \n]/g, "")).toBe("Hello.\u00a0");
    expect(page('div[dir="rtl"]:contains("مرحبا")').last().text().trim()).toBe("مرحبا (عاجل).");
  }
});

test("the script of another language is not called Arabic or English", () => {
  const inquiry = { ...sampleInquiry("contact", "ar"), name: "דנה לוי", message: "שלום\n\nПривет\n\nمرحبا" };
  const { html } = writeNotice("ar", inquiry, options);
  const page = load(html);
  expect(page('span[dir="rtl"]:contains("דנה לוי")').attr("lang")).toBe("");
  expect(page('div:contains("שלום")').last().attr()).toMatchObject({ lang: "", dir: "rtl" });
  expect(page('div:contains("Привет")').last().attr()).toMatchObject({ lang: "", dir: "ltr" });
});

/** Gmail shows so many bytes of a mail's HTML, and hides the rest behind a link. */
const shownBytes = 102 * 1024;

test.each([
  ["each second letter", "اa".repeat(2500)],
  ["each word", "كلمة word ".repeat(500)],
  ["each line", "a\nا\n".repeat(1250)],
  ["each line and within it", "اa\nb\n".repeat(1000)],
  ["nowhere, and needs escaping", '"'.repeat(5000)],
  ["nowhere, and has empty lines alone", `a${"\n".repeat(4998)}a`],
])("a message that changes direction with %s is shown whole", (_, message) => {
  const inquiry = {
    ...sampleInquiry("contact", "ar"),
    ...Object.fromEntries(["name", "company", "subject"].map((name) => [name, '"'.repeat(200)])),
    message,
  };
  for (const { html } of [writeReceipt(inquiry), writeNotice("ar", inquiry, options)]) {
    expect(Buffer.byteLength(html)).toBeLessThan(shownBytes);
    const shown = load(html)("td.paper")
      .text()
      .replace(/[\s\u2066-\u2069]/g, "");
    expect(shown).toBe(message.replace(/\s/g, ""));
  }
});

test("an inquiry without a moment gets no promise", () => {
  const inquiry = { ...sampleInquiry("contact", "en"), due_at: null };
  for (const { html, text } of [writeReceipt(inquiry), writeNotice("en", inquiry, options)])
    for (const shown of [text, load(html)("body").text()]) expect(shown).not.toMatch(/answer by/i);
});

test.each([
  [{ is_proven: false }, noticeWords.unproven.en],
  [{ is_encrypted: true }, mailTextWords.encrypted.en],
  [{}, mailTextWords.empty.en],
])("a notice of an email without text and with %j says so", (parts, said) => {
  const inquiry = sampleInquiry("contact", "en");
  const mail = writeAnswerNotice("en", inquiry, { ...options, ...byMail, ...parts, body: "" });
  expect(mail.text).toContain(said);
  expect(load(mail.html).text()).toContain(said);
});
