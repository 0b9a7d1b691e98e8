import { load } from "cheerio";
import { expect, test } from "vitest";
import { sampleInquiry } from "../../tests/support/sample-inquiry.ts";
import { accountFrameWords, accountMailWords } from "./account-words.ts";
import { type AccountMail, accountMailSubject, writeAccountMail } from "./account.server.ts";
import { locales, otherLocale, type Locale } from "../i18n/text.ts";
import { inquiryKinds } from "../inquiries/fields.ts";
import { writeForYou } from "./for-you.server.ts";
import type { MailedInquiry } from "./inquiry-mail.server.ts";
import { localizeSender, type Mail } from "./layout/frame.server.ts";
import { writeForward } from "./forward.server.ts";
import { writeNotice } from "./notice.server.ts";
import { writeReceipt } from "./receipt.server.ts";
import { writeReply } from "./reply.server.ts";
import { writeAnswerNotice, writeNotSent, writeOverdue } from "./staff-mail.server.ts";
import { writeErased, writeEraseLink, writeNewLink } from "./visitor-mails.server.ts";

const options = { publicUrl: "https://nawat.example" };
const at = "2026-11-25T12:20:00Z";

const pageUrl = `https://nawat.example/en/inquiry/N-7F3K2/${"k3Y-".repeat(10)}abc`;

/** As people paste it, and as our own mails had it once. */
const pasted = {
  name: "\u2068رنا (C++)\u2069",
  subject: "\u202b\u20683 pumps, C++?\u2069\u202c",
  message: "لغة \u2066C++\u2069\nfdp.\u202aexe\u202c N-\u20677F3K2\u2069",
  phone: "+٩٦١ ٣ ١٢٣ ٤٥٦",
};

const answer = {
  ...options,
  ...{ body: pasted.message, is_proven: true, is_encrypted: false },
  ...{ files: [{ name: pasted.name, size: 84_000 }], files_left_out: 2 },
};
const forwarded = {
  body: pasted.message,
  signature: [pasted.name],
  forwarded: {
    direction: "received" as const,
    body: pasted.message,
    created_at: at,
    address: "rana@example.com",
    name: pasted.name,
  },
  files: [{ id: "", name: pasted.name, media_type: "", size: 30_000_000, is_stored: true }],
  files_left_out: 2,
};

function writeAbout(locale: Locale, inquiry: MailedInquiry): Record<string, Mail> {
  const received = { body: pasted.message, created_at: at };
  const sent = { locale, body: pasted.message, copies: [], references: [] };
  const reply = { ...sent, signature: [pasted.name], received, pageUrl };
  const forYou = [{ by: pasted.name, note: pasted.message, inquiry }];
  return {
    receipt: writeReceipt({ ...inquiry, locale }),
    "receipt with a page": writeReceipt({ ...inquiry, locale }, null, pageUrl),
    "new link": writeNewLink({ ...inquiry, locale }, pageUrl),
    "erase link": writeEraseLink({ ...inquiry, locale }, `${pageUrl}/erase`),
    notice: writeNotice(locale, inquiry, options, answer),
    "not sent": writeNotSent(locale, inquiry, options),
    "for you": writeForYou(locale, forYou, options),
    overdue: writeOverdue(locale, inquiry, options),
    answer: writeAnswerNotice(locale, inquiry, { ...answer, third_person: null }),
    third: writeAnswerNotice(locale, inquiry, { ...answer, third_person: pasted.name }),
    forwarded: writeForward(inquiry, { ...forwarded, locale }),
    reply: writeReply(inquiry, reply),
    "reply to several": writeReply(inquiry, { ...reply, copies: ["a@example.com"] }),
    "first reply": writeReply(inquiry, { ...sent, signature: null, received: null }),
  };
}

const accountMails = Object.keys(accountMailWords) as AccountMail[];
const ofAccount = {
  link: "https://nawat.example/ar/auth/confirm?token_hash=abc&type=signup",
  ...{ oldEmail: "1rana@example.com", newEmail: "rana@example.com", inviter: "ada@example.com" },
  ...{ code: "123456", until: at },
};

/** Every kind of mail in this language, about inquiries in either, as they should be and as people paste. */
function writeAll(locale: Locale): Record<string, Mail> {
  const mails: Record<string, Mail> = {
    erased: writeErased(locale, { reference: "N-7F3K2", at }),
    "erased, to staff": writeErased(locale, { reference: "N-7F3K2", at, is_for_staff: true }),
  };
  for (const kind of inquiryKinds) {
    const other = sampleInquiry(kind, otherLocale(locale));
    const inquiries = [sampleInquiry(kind, locale), { ...other, ...pasted, description: pasted.message }];
    for (const inquiry of inquiries)
      for (const [name, mail] of Object.entries(writeAbout(locale, inquiry)))
        mails[`${name} about a ${kind} of ${inquiry.name}`] = mail;
  }
  for (const mail of accountMails)
    for (const language of [locale, null])
      mails[`${mail} ${language}`] = writeAccountMail(mail, language, ofAccount);
  return mails;
}

const isolates = /[\u202a-\u202e\u2066-\u2069]|&#(x206[6-9]|x202[a-e]|829[4-7]|823[4-8]);/i;
const markedReference = /[\u200e\u200f]\(?N-\w{5}|N-\w{5}\)?[\u200e\u200f]/;

test.each(locales)(
  "no mail in %s isolates or embeds; references bear no mark, and addresses have elements of their own direction",
  (locale) => {
    for (const [name, { subject, text, html }] of Object.entries(writeAll(locale))) {
      const page = load(html);
      for (const part of [subject, text, html]) expect(part, name).not.toMatch(isolates);
      for (const shown of [subject, text, page.text()]) expect(shown, name).not.toMatch(markedReference);
      // A class changes it in the dark.
      expect(page("body [style*=';color:']:not([class], [aria-hidden])").length, name).toBe(0);
      page("a[href^='mailto:'], a[href^='tel:']").each((_, link) => {
        if (/[@+]/.test(page(link).text())) expect(page(link).find("[dir=ltr]").length, name).toBe(1);
      });
    }
  },
);

test("a value keeps its order on a line that runs the other way", () => {
  const english = { ...sampleInquiry("contact", "en"), subject: "3 pumps, C++?", name: "Maya (C++)" };
  const notice = writeNotice("ar", english, options);
  expect(notice.subject).toBe("استفسار جديد: \u200e3 pumps, C++?\u200e (N-7F3K2)");
  expect(notice.text).toContain("رقم الهاتف: \u200e+961 70 000 000\n");
  expect(notice.text).toContain("الرقم المرجعي: N-7F3K2\n");
  const arabic = { ...sampleInquiry("contact", "ar"), subject: "غرفة المولد (C++)!" };
  expect(writeNotice("en", arabic, options).subject).toBe("New inquiry: غرفة المولد (C++)!\u200f (N-7F3K2)");
  expect(writeNotice("ar", arabic, options).subject).toBe("استفسار جديد: غرفة المولد (C++\u200e)! (N-7F3K2)");
});

test("a number in Arabic digits is shown and dialled in those of every phone", () => {
  const inquiry = { ...sampleInquiry("contact", "ar"), phone: pasted.phone };
  const { html, text } = writeNotice("ar", inquiry, options);
  expect(load(html)('a[href="tel:+9613123456"]').text()).toBe("+961 3 123 456");
  expect(text).toContain("\u200e+961 3 123 456");
});

test.each(accountMails)("%s says in HTML what its text says, in one language or in both", (kind) => {
  for (const language of [...locales, null]) {
    const { html, text, locale } = writeAccountMail(kind, language, ofAccount);
    const page = load(html);
    const shown = page("body").text();
    for (const line of text.split("\n")) expect(shown).toContain(line.replace(/:$/, ""));
    const links = text.split(ofAccount.link).length - 1;
    expect(page(`a[href="${ofAccount.link}"]`)).toHaveLength(2 * links);
    const languages = language ? [language] : locales;
    expect(locale).toBe(languages[0]);
    const titles = page("h1").toArray();
    const subjects = languages.map((one) => accountMailSubject(kind, one));
    expect(titles.map((title) => page(title).text())).toEqual(subjects);
    for (const one of locales)
      expect(shown.includes(accountFrameWords.never[one])).toBe(languages.includes(one));
  }
});

test("the company signs in the language of the mail, and a name of the operator's own stays", () => {
  for (const from of ["Nawat <hello@nawat.example>", '"نواة" <hello@nawat.example>']) {
    expect(localizeSender(from, "ar")).toBe("نواة <hello@nawat.example>");
    expect(localizeSender(from, "en")).toBe("Nawat <hello@nawat.example>");
  }
  for (const from of ["Nawat Beirut <hello@nawat.example>", "hello@nawat.example"])
    expect(localizeSender(from, "ar")).toBe(from);
});
