import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { describeDeliveryError } from "../../../server/mail/delivery-error.ts";
import type { MailContent, OutgoingMail } from "../../../server/mail/outgoing-mail.ts";
import { openTransport } from "../../../server/mail/transport.ts";
import { type Script, startScriptedSmtpServer } from "../../support/mail/scripted-smtp-server.ts";
import { openServer } from "../../support/server.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";

const content: MailContent = { locale: "en", subject: "x", text: "x", html: "x" };

const mail: OutgoingMail = {
  id: "1",
  to: "ada@example.com",
  autoSubmitted: "auto-generated",
  date: new Date(),
};

async function deliverTo(script: Script, host = "127.0.0.1", login = "") {
  const server = await startScriptedSmtpServer(script);
  const settings = { mailFrom: "a@nawat.example", dkim: undefined, dataDir: "" };
  const smtpUrl = `smtp://${login}${host}:${server.port}`;
  const transport = openTransport({ ...settings, smtpUrl }, undefined, 2_000);
  const answer = await transport.deliver(mail, content).catch(describeDeliveryError);
  transport.close();
  server.close();
  return { server, answer };
}

describe.concurrent("a mail server", () => {
  test.each<[string, Script]>([
    ["that greets without end", { GREETING: (socket) => drip(socket, "220-still here\r\n") }],
    ["that never ends an answer", { EHLO: (socket) => drip(socket, "250-X\r\n") }],
    ["that answers with a line without end", { EHLO: (socket) => drip(socket, "2") }],
    ["that says nothing to a recipient", { RCPT: () => {} }],
    ["that answers with megabytes", { EHLO: (socket) => socket.write("250-".padEnd(8_000_000, "x")) }],
    ["that closes before its greeting", { GREETING: (socket) => socket.destroy() }],
    ["that greets in another protocol", { GREETING: "HTTP/1.1 400 Bad Request\r\n\r\n" }],
  ])("%s is given up, and the mail waits for another one", async (_, script) => {
    const { answer } = await deliverTo(script);
    expect(answer).toMatchObject({ outcome: "unavailable" });
  });

  test.each<[string, Script]>([
    ["closes the connection after the message", { MESSAGE: (socket) => socket.destroy() }],
    ["does not say that it has the message", { MESSAGE: () => {} }],
    ["drips that it has the message", { MESSAGE: (socket) => drip(socket, "250-x\r\n") }],
  ])("that %s may have it: that counts as an attempt", async (_, script) => {
    const { answer, server } = await deliverTo(script);
    expect(server.countMessages()).toBe(1);
    expect(answer).toMatchObject({ outcome: "interrupted" });
  });

  test("that hides its TLS gets no password", async () => {
    for (const EHLO of ["250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n", "250 AUTH PLAIN\r\n"]) {
      const { answer, server } = await deliverTo({ EHLO }, "0.0.0.0", "nawat:secret@");
      expect(server.lines.filter((line) => /^AUTH|^MAIL/i.test(line))).toEqual([]);
      expect(answer).toMatchObject({ outcome: "unavailable" });
    }
    const local = await deliverTo({}, "127.0.0.1", "nawat:secret@");
    expect(local).toMatchObject({ answer: { response: "250 accepted" } });
  });
});

describe("with a mail server", async () => {
  let reply: string;
  const smtp = await startScriptedSmtpServer({ MESSAGE: (socket) => socket.end(reply) });
  const server = await openServer({ smtpUrl: smtp.url });
  afterAll(async () => {
    await server.stop();
    smtp.close();
  });

  test.each([
    [
      "whose words cannot be stored, a mail is sent once",
      "250 2.0.0 \u0000\u0007accepted \u202eas 1\u0085",
      { is_sent: true, last_response: "250 2.0.0 accepted as 1" },
    ],
    [
      "that refuses with such words, it is given up",
      "550 5.1.1 \u0000no \u2066such\ttwo user",
      { is_sent: false, last_response: "550 5.1.1 no such two user" },
    ],
  ])("%s, and staff are shown them without what hides or reorders", async (_, words, mail) => {
    reply = `${words}\r\n`;
    const before = smtp.countMessages();
    const { id } = await submitInquiry(server.url, { ...contact, email: `${randomUUID()}@example.com` });
    await server.now.sendMails();
    const ended = await server.query(
      `select sent_at is not null as is_sent, last_response from public.mails
       where inquiry_id = $1 and due_at is null`,
      [id],
    );
    expect(ended).toEqual([mail]);
    expect(smtp.countMessages()).toBe(before + 1);
  });
});

function drip(socket: Socket, text: string) {
  if (!socket.writable) return;
  socket.write(text);
  setTimeout(() => drip(socket, text), 50);
}
