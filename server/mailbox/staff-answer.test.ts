import { describe, expect, test } from "vitest";
import { writeNotice } from "../../app/inquiries/mails/notice.server.ts";
import { sampleInquiry } from "../../tests/sample-inquiry.ts";
import { htmlToText } from "./html-text.ts";
import parseMail from "./parse-mail.ts";
import readStaffAnswer from "./staff-answer.ts";

const options = { publicUrl: "https://nawat.example", staffAnswers: "sent" } as const;
const notices = {
  en: await writeNotice("en", sampleInquiry("contact", "en"), options),
  ar: await writeNotice("ar", sampleInquiry("project", "ar"), options),
};
const marked = (text: string) => text.replace(/^/gm, "> ");
const plain = notices.en.text;
const asOutlook = htmlToText(notices.en.html);
const wrote = "On Thu, Nov 26, 2026 at 10:00 AM Nawat <hello@nawat.example> wrote:";
const header =
  "From: Nawat <hello@nawat.example>\nSent: Thursday, November 26, 2026 10:00 AM\nTo: Karim Saleh <karim@nawat.example>\nSubject: New inquiry";
const headerWithoutAddress = header.replace(/ <.*>/g, "").concat(": Monitor (N-7F3K2)");
const visitors = sampleInquiry("contact", "en").message ?? "";
const own = "Yes, twelve units by March are possible.\n\nShall we call you on Friday?";

async function read(text: string, type = "text/plain") {
  const source = new TextEncoder().encode(
    `From: karim@nawat.example\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}`,
  );
  const texts = Object.values(notices).map((notice) => `${notice.text}\n${htmlToText(notice.html)}`);
  const conversation = { texts, addresses: ["hello@nawat.example"] };
  const { body, quoted, quotedAt } = await parseMail({ source, conversation });
  return readStaffAnswer({
    body,
    quoted,
    quotedAt,
    notices: texts,
  });
}

describe("of an answer to a notice, what is new is left", () => {
  test.each([
    ["Gmail", `${own}\n\n-- \nKarim Saleh\nkarim@nawat.example\n\n${wrote}\n\n${marked(plain)}`],
    ["Outlook", `${own}\n\n${header}\n\n${asOutlook}`],
    ["Outlook, between rulers", `${own}\n\n${"_".repeat(32)}\n${header}\n\n${asOutlook}`],
    [
      "Apple Mail",
      `${own}\n\n${marked(`On 26 Nov 2026, at 10:00, Nawat <hello@nawat.example> wrote:\n\n${plain}`)}`,
    ],
    ["Thunderbird, below", `${wrote}\n${marked(plain)}\n\n${own}\n\n-- \nKarim Saleh`],
    ["an iPhone", `${own}\n\nSent from my iPhone\n\n${marked(`${wrote}\n\n${plain}`)}`],
    ["a program that quotes nothing", own],
    ["Outlook on a Mac", `${own}\n\n${"_".repeat(32)}\n${headerWithoutAddress}\n\n${asOutlook}`],
  ])("by %s", async (_, text) => {
    expect(await read(text)).toMatchObject({ body: own, isUnclear: false, locale: "en" });
  });

  test("by Outlook in HTML alone", async () => {
    const labels = header.replace(/^(\w+:)(.*)$/gm, "<b>$1</b>$2<br>").replace("<hello@", "&lt;hello@");
    const html = `<p>${own.replace("\n\n", "</p><p>")}</p><div style="border-top:solid 1pt">${labels}</div>${notices.en.html}`;
    expect(await read(html, "text/html")).toMatchObject({ body: own, isUnclear: false });
  });

  test("in Arabic, by Outlook on a phone", async () => {
    const arabic = "نعم، يمكننا تسليم الوحدات في مارس.\n\nمع التحية،\nكريم";
    const labels =
      "من: نواة <hello@nawat.example>\nتم الإرسال: الخميس, 26 نوفمبر 2026 10:00\nإلى: كريم <karim@nawat.example>\nالموضوع: طلب مشروع جديد";
    const text = `${arabic}\n\nالحصول على Outlook لـ iOS\n${"_".repeat(32)}\n${labels}\n\n${htmlToText(notices.ar.html)}`;
    expect(await read(text)).toMatchObject({ body: arabic, isUnclear: false, locale: "ar" });
  });
});

test.each([
  ["answers stand between quoted lines", `${wrote}\n${marked(plain).replace("\n>", `\n${own}\n>`)}`],
  ["another mail is forwarded", `See below.\n\n${header.replaceAll("Nawat", "Omar")}\n\nA secret price.`],
  ["a line of the notice stands in it", `${own}\n\nReply by: Wednesday 25 November 2026, 14:20\n\nKarim`],
  ["the visitor's lines are for the visitor", `${own}\n\nThe 3 points that we confirm:\n\n${visitors}`],
  ["they stand above the notice", `${own}\n\n${visitors}\n\n${wrote}\n\n${marked(plain)}`],
  ["an offer is quoted, and no notice", `${own}\n\n${wrote}\n\n${marked("48 dollars a board.\nKarim")}`],
  ["text stands below a signature", `${own}\n\n-- \nKarim\n\n${wrote}\n\n${marked(plain)}\n\nNot in May.`],
  ["a signature is long", `${own}\n\n-- \n${"A point.\n".repeat(30)}`],
  ["there is nothing but the quoted text", `${wrote}\n${marked(plain)}`],
  ["a marked line is left", `> Somebody called.\n\n${own}`],
  ["a header of ours is left", `${headerWithoutAddress}\n\n${own}`],
  ["it leads to the desk", `${own}\nhttps://nawat.example/admin?inquiry=1`],
])("it is unclear where %s", async (_, text) => {
  expect(await read(text)).toMatchObject({ isUnclear: true });
});

test("what is cut from an unclear one is in its note", async () => {
  const { whole } = await read(`${own}\n\nThe 3 points that we confirm:\n\n${visitors}`);
  expect(whole).toBe(`${own}\n\nThe 3 points that we confirm:\n\n${visitors}`);
});

test.each(["-- \nKarim Saleh", "Sent from my iPhone", ""])("there is nothing new in %j", async (text) => {
  expect(await read(text)).toMatchObject({ body: "" });
});
