import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { locales } from "../i18n/text.ts";
import { mailTextWords } from "../inquiries/mail-text-words.ts";
import { fieldWords } from "../inquiries/words.ts";
import { columnName, fieldsOf, inquiryTypes } from "../inquiries/fields.ts";
import { sampleInquiry } from "../../tests/support/sample-inquiry.ts";
import { writeNotice } from "./notice.server.ts";
import { writeReceipt } from "./receipt.server.ts";
import { writeAnswerNotice, writeOverdue } from "./staff-mail.server.ts";
import { noticeWords } from "./words.ts";

const options = { publicUrl: "https://nawat.example" };

describe.each(inquiryTypes)("the mails about a %s", (kind) => {
  test.each(locales)("in %s hold every field that was filled in, the reference and the moment", (locale) => {
    const inquiry = sampleInquiry(kind, locale);
    for (const mail of [writeReceipt(inquiry), writeNotice(locale, inquiry, options)]) {
      const page = load(mail.html);
      expect(page("html").attr()).toMatchObject({ lang: locale, dir: locale === "ar" ? "rtl" : "ltr" });
      const due = page("tr:contains('25')").text();
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
  ...{ third_person: null, is_proven: true, is_encrypted: false, files: [], files_left_out: 0 },
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

const brought = {
  ...{ is_encrypted: false, files_left_out: 3 },
  files: [
    { name: "لوحة.pdf", size: 2_300_000 },
    { name: "board.zip", size: 84_000 },
  ],
};

test("a notice lists the files of an email with their sizes", () => {
  const inquiry = sampleInquiry("mail", "en");
  const answer = { ...options, ...byMail, ...brought, body: "See the files." };
  for (const { text, html } of [
    writeNotice("en", inquiry, options, brought),
    writeAnswerNotice("en", inquiry, answer),
  ])
    for (const shown of [text, load(html)("body").text()])
      for (const said of [/لوحة\.pdf[\u200e\u200f]* \(2\.3 MB\)/, "board.zip (84 kB)", "3 more files"])
        expect(shown).toMatch(said);
});

test("files without a word are not called a message", () => {
  const parts = { ...options, ...byMail, ...brought, body: "" };
  const { subject, text } = writeAnswerNotice("en", sampleInquiry("contact", "ar"), parts);
  expect(subject).toMatch(/^New files: /);
  expect(text).toMatch(/^New files\n/);
});

test.each(inquiryTypes)("a notice of a %s is in one language but for what the visitor wrote", (kind) => {
  const page = load(writeNotice("en", sampleInquiry(kind, "ar"), options).html);
  page("[lang=ar]").remove();
  expect(page("body").text()).not.toMatch(/\p{Script=Arabic}/u);
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
  expect(page('span[dir="rtl"]:contains("سامر خوري")')).toHaveLength(2);
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
    const shown = load(html)("td[style*=':3px solid']")
      .text()
      .replace(/[\s\u2066-\u2069]/g, "");
    expect(shown).toBe(message.replace(/\s/g, ""));
  }
});

test("an inquiry without a moment gets no promise", () => {
  const inquiry = { ...sampleInquiry("contact", "en"), due_at: null };
  for (const { html, text } of [writeReceipt(inquiry), writeNotice("en", inquiry, options)])
    for (const shown of [text, load(html)("body").text()]) expect(shown).not.toMatch(/reply by/i);
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
