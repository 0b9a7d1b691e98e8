import { expect, test } from "vitest";
import { composeMail } from "../../tests/conformance/visitor-mails.ts";
import { parseHeader } from "./parse-header.ts";

const read = (headers: Record<string, string>, subject?: string, from?: string) =>
  parseHeader(
    new TextEncoder().encode(
      composeMail({ body: "", headers, ...(subject && { subject }), ...(from && { from }) }),
    ),
  );

test.each<[Record<string, string>, string?, string?]>([
  [{ "Return-Path": "<>" }],
  [{ "X-Failed-Recipients": "rana@example.com" }],
  [{ "Content-Type": "multipart/report; boundary=x" }],
  [{ "Content-Type": 'multipart/report; report-type="delivery-status"; boundary=x' }],
  [{}, "Re: A board", "MAILER-DAEMON@mail.example.com"],
])("%j %j %j: a mail server wrote it, perhaps of a mail of ours", async (headers, subject, from) => {
  expect(await read(headers, subject, from)).toMatchObject({ isAutomatic: true, isDeliveryReport: true });
});

test.each([
  "Undeliverable: A board",
  "failure notice",
  "Delivery Status Notification (Failure)",
  "Non remis : A board",
])("“%s” is looked at as a report, and else is a person's", async (subject) => {
  expect(await read({}, subject)).toMatchObject({ isAutomatic: false, isDeliveryReport: true });
});

test.each<[Record<string, string>, string?]>([
  [{ "Content-Type": "multipart/report; report-type=disposition-notification; boundary=x" }],
  [{ "Content-Type": "multipart/report; report-type=feedback-report; boundary=x" }],
  [{ "Content-Type": "message/disposition-notification" }],
  [{ "Auto-Submitted": "auto-replied" }],
  [{ Precedence: "auto_reply" }],
  [{ "X-Autoreply": "yes" }],
  [{ "X-Autorespond": "Re: A board" }],
  [{ "X-Autoreply-From": "rana@example.com" }],
  ...[
    "Automatic reply: A board",
    "Out of Office",
    "Réponse automatique : Une carte",
    "Automatische Antwort: Eine Platine",
    "Respuesta automática: Una placa",
    "Risposta automatica: Una scheda",
    "Otomatik yanıt: Bir kart",
    "رد تلقائي: لوحة",
    "Read: A board",
  ].map((subject): [Record<string, string>, string] => [{}, subject]),
])("%j %j: a program wrote it", async (headers, subject) => {
  expect(await read(headers, subject)).toMatchObject({ isAutomatic: true, isDeliveryReport: false });
});

test.each<[Record<string, string>, string?, string?]>([
  [{}],
  [{ "Auto-Submitted": "no" }],
  [{ "X-Autoreply": "false" }],
  [{ Precedence: "bulk" }],
  [{ Precedence: "list", "List-Id": "<info.customer.example>" }],
  [{ "X-Auto-Response-Suppress": "All" }],
  [{}, "Re: Automatic reply: A board"],
  [{}, "Out of office lighting for our building"],
  [{}, "Failure notices of our pump"],
  [{}, "Re: A board", "postmaster@customer.example"],
])("%j %j %j: a person wrote it", async (headers, subject, from) => {
  expect(await read(headers, subject, from)).toMatchObject({ isAutomatic: false });
});
