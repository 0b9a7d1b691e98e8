import { load } from "cheerio";
import { expect, test } from "vitest";
import { sampleInquiry } from "../../tests/support/sample-inquiry.ts";
import { writeReceipt } from "./receipt.server.ts";
import { type Reply, writeReply } from "./reply.server.ts";

const maya = sampleInquiry("contact", "en");
const sent = { signature: null, received: null, copies: [], references: ["receipt"] };
const letter: Reply = { locale: "en", body: "Dear Maya,\n\nYes, 12 units by March.", ...sent };

test.each([
  ["the form", null, "On Tuesday 24 November 2026, 14:20 (Beirut time), you wrote:"],
  ["a mail", "2026-11-27T07:05:00Z", "On Friday 27 November 2026, 09:05 (Beirut time), you wrote:"],
])("a reply says when %s that it answers was written", (_, at, said) => {
  const received = at === null ? null : { body: "And?", created_at: at };
  const { html, text } = writeReply(maya, { ...letter, received });
  for (const shown of [text, load(html)("body").text()]) expect(shown).toContain(said);
});

test("a reply that others read says who wrote what it quotes, and not that they did", () => {
  const { text } = writeReply(maya, { ...letter, copies: ["lawyer@firm.example"] });
  expect(text).toContain("On Tuesday 24 November 2026, 14:20 (Beirut time), Maya Haddad wrote:");
});

test.each([
  ["en", ["Rana Haddad", "Applications engineer"], "Rana Haddad\nApplications engineer, Nawat"],
  ["ar", ["رنا حداد"], "رنا حداد\nنواة"],
  // The other language's, where hers lacks one: kept together at its side.
  ["ar", ["Rana (R&D)", "مهندسة تطبيقات"], "Rana (R&D)\u200e\nمهندسة تطبيقات، نواة"],
] as const)("a reply is signed in %s by %s", (locale, signature, lines) => {
  const inquiry = sampleInquiry("contact", locale);
  const signed = writeReply(inquiry, { ...letter, locale, signature: [...signature] });
  expect(signed.text).toContain(`by March.\n\n-- \n${lines}\n`);
  const page = load(signed.html);
  page("br").replaceWith("\n");
  expect(page("body").text()).toContain(lines.replace("\u200e", ""));
  const unsigned = writeReply(inquiry, { ...letter, locale });
  expect(unsigned.text).toContain(`by March.\n\n-- \n${locale === "ar" ? "نواة" : "Nawat"}\n`);
});

test.each([
  ["contact", "form", "en", "Your message to Nawat (N-7F3K2)"],
  ["project", "form", "ar", "طلب مشروعك لدى نواة (N-7F3K2)"],
  ["contact", "call", "en", "Your inquiry at Nawat (N-7F3K2)"],
  ["contact", "staff", "en", "Monitor for a generator room (N-7F3K2)"],
  ["mail", "mail", "ar", "رد: مراقبة غرفة المولد"],
] as const)("the mails of a %s by %s in %s share the subject %s", (kind, channel, locale, subject) => {
  const inquiry = { ...sampleInquiry(kind, locale), channel };
  expect(writeReceipt(inquiry).subject).toBe(subject);
  // Where the receipt was not sent.
  expect(writeReply(inquiry, { ...letter, references: [] }).subject).toBe(subject);
  const answer = subject.replace(/^(?!رد)/, locale === "ar" ? "رد: " : "Re: ");
  expect(writeReply(inquiry, letter).subject).toBe(answer);
});

test("the answer to an answer has one prefix", () => {
  const inquiry = { ...sampleInquiry("mail", "en"), subject: "RE: Re: رد: Two pumps, C++?" };
  expect(writeReceipt(inquiry).subject).toBe("Re: Two pumps, C++?");
});

test("a reply of two lines is a letter: short, and without a letterhead", () => {
  const { html } = writeReply(maya, { ...letter, signature: ["Rana"] });
  expect(html.length).toBeLessThan(9_000);
  expect(load(html)("table[aria-hidden], h1, [bgcolor]")).toHaveLength(0);
  expect(load(writeReceipt(maya).html)("table[aria-hidden] [bgcolor]").length).toBeGreaterThan(0);
});
