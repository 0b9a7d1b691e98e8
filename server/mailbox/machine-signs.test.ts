import { expect, test } from "vitest";
import { composeMail } from "../../tests/support/mail/visitor-mails.ts";
import { isByMachine, takesNoAnswer, takesReceipt } from "./machine-signs.ts";
import { parseHeader } from "./parse-header.ts";

const ownAddresses = ["hello@nawat.example"];

const parse = (headers: Record<string, string>, subject?: string, from?: string) =>
  parseHeader(
    new TextEncoder().encode(
      composeMail({ body: "", headers, ...(subject && { subject }), ...(from && { from }) }),
    ),
  );

type Mail = [Record<string, string>, string?, string?];

const answers = async (...mail: Mail) => isByMachine(await parse(...mail), { isAnswer: true, ownAddresses });
const begins = async (...mail: Mail) => !isByMachine(await parse(...mail), { isAnswer: false, ownAddresses });

test.each<Mail>([
  [{ "Return-Path": "<>" }],
  [{ "X-Failed-Recipients": "rana@example.com" }],
  [{ "Content-Type": "multipart/report; boundary=x" }],
  [{ "Content-Type": 'multipart/report; report-type="delivery-status"; boundary=x' }],
  [{}, "Re: A board", "MAILER-DAEMON@mail.example.com"],
])("%j %j %j: a mail server wrote it, perhaps of a mail of ours", async (...mail) => {
  expect(await parse(...mail)).toMatchObject({ isReport: true, isDeliveryReport: true });
});

test.each([
  "Undeliverable: A board",
  "failure notice",
  "Delivery Status Notification (Failure)",
  "Non remis : A board",
])("“%s” is looked at as a report, and else is a person's", async (subject) => {
  expect(await parse({}, subject)).toMatchObject({ isReport: false, isDeliveryReport: true });
  expect(await begins({}, subject)).toBe(true);
});

test.each<Mail>([
  [{ "Content-Type": "multipart/report; report-type=disposition-notification; boundary=x" }],
  [{ "Content-Type": "multipart/report; report-type=feedback-report; boundary=x" }],
  [{ "Content-Type": "multipart/report; report-type=tlsrpt; boundary=x" }],
  [{ "Content-Type": "message/disposition-notification" }],
  [{ "Auto-Submitted": "auto-replied", Precedence: "bulk" }],
  [{ "Auto-Submitted": "auto-replied", "X-Autoreply": "yes" }],
  [{ Precedence: "auto_reply", "X-Autorespond": "Re: A board" }],
  [{ "Auto-Submitted": "auto-generated" }, "Re: A board", "no-reply@customer.example"],
  ...[
    "Automatic reply: A board",
    "Out of Office",
    "Réponse automatique : Une carte",
    "رد تلقائي: لوحة",
    "Read: A board",
    "[Request received] Re: A board",
    "Ticket Received - A board",
    "تم استلام طلبك: لوحة",
  ].map((subject): Mail => [{ "Auto-Submitted": "auto-generated" }, subject]),
])("%j %j %j: a program wrote it", async (...mail) => {
  expect(await answers(...mail)).toBe(true);
  expect(await parse(...mail)).toMatchObject({ isDeliveryReport: false });
});

test.each<Mail>([
  [{ "List-Unsubscribe": "<https://example.com>", "Feedback-ID": "c:x:mailchimp" }],
  [{ "List-Unsubscribe": "<https://example.com>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }],
  [{ "List-Id": "<info.customer.example>", Precedence: "list" }],
  [{}, "Report domain: nawat.example Submitter: x", "noreply-dmarc-support@google.example"],
])("%j %j %j begins nothing, and is a person's as an answer", async (...mail) => {
  expect(await begins(...mail)).toBe(false);
  if (!mail[1]) expect(await answers(...mail)).toBe(false);
});

test.each<Mail>([
  [{}],
  [{ "Auto-Submitted": "no" }],
  [{ "Auto-Submitted": "auto-replied" }],
  [{ "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }],
  [{ "X-Autoreply": "false" }],
  [{ Precedence: "bulk" }],
  [{ "Feedback-ID": "12345678:user:proton" }],
  [{ "List-Unsubscribe": "<https://example.com>" }],
  [
    {
      Precedence: "list",
      "List-Id": "Hello <hello.nawat.example>",
      "List-Unsubscribe": "<mailto:x@y.example>",
    },
  ],
  [{ Precedence: "list", "List-Post": "<mailto:hello@nawat.example>" }],
  [{}, "Automatic response: board for a gas sensor"],
  [{}, "READ: the new drawing of the pump"],
  [{}, "Re: Automatic reply: A board"],
  [{}, "Out of office lighting for our building"],
  [{}, "Failure notices of our pump"],
  [{}, "Re: A board", "postmaster@customer.example"],
])("%j %j %j: a person wrote it", async (...mail) => {
  expect(await begins(...mail)).toBe(true);
  expect(await answers(...mail)).toBe(false);
});

test.each<[boolean, ...Mail]>([
  [false, { "Auto-Submitted": "auto-generated" }],
  [false, { Precedence: "bulk" }],
  [false, { "Return-Path": "<>" }],
  [false, {}, "Your statement", "no-reply@bank.example"],
  [false, {}, "Report domain: nawat.example", "dmarcreport@mail.example"],
  [true, {}],
  [true, { "Feedback-ID": "x" }],
  [true, { Precedence: "list" }],
  [true, {}, "READ: the drawing"],
])("a receipt goes out: %s, after %j %j %j", async (takes, ...mail) => {
  expect(takesReceipt(await parse(...mail))).toBe(takes);
});

test.each([
  ["no-reply@x.example", true],
  ["noreply+a@x.example", true],
  ["leads.do_not_reply@x.example", true],
  ["ne-pas-repondre@x.example", true],
  ["bounces-12@x.example", true],
  ["dmarc_support@x.example", true],
  ["rana.no-dmarc-record@x.example", false],
  ["reply@x.example", false],
  ["noreen@x.example", false],
  ["nora.plyer@x.example", false],
])("nobody reads what goes to %s: %s", (address, isUnread) => {
  expect(takesNoAnswer(address)).toBe(isUnread);
});

test.each<[Record<string, string>, boolean]>([
  [{ "X-Spam-Flag": "YES" }, true],
  [{ "X-Spam-Status": "Yes, score=19.2 required=5.0" }, true],
  [{ "X-Spam-Status": "No, score=0.2 required=5.0" }, false],
  [{ "X-MS-Exchange-Organization-SCL": "-1" }, false],
])("%j: marked as spam %s", async (headers, isMarkedAsSpam) => {
  expect(await parse(headers)).toMatchObject({ isMarkedAsSpam });
});
