import { randomBytes } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { beforeAll, describe, expect, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../edge-function.ts";
import { postgres } from "../engines.ts";
import { type OpenServer, openServer } from "../server.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { contact, edgeVariables, secretKey, submitInquiry } from "./inquiry-client.ts";

describe("send-mails under Deno", () => {
  const mails: Email[] = [];
  let server: OpenServer;
  let edgeFunction: EdgeFunction;

  beforeAll(async () => {
    const smtp = await startSmtpServer(async (message) => void mails.push(await PostalMime.parse(message)), {
      onRcptTo: ({ address }, _session, done) =>
        done(address === "gone@example.com" ? Object.assign(new Error("Gone"), { responseCode: 550 }) : null),
    });
    // Nobody else sends what is due: this process has no mail server.
    server = await openServer(postgres, {
      secretKey,
      smtpUrl: "smtp://127.0.0.1:9",
      staffEmails: ["ada@example.com"],
    });
    edgeFunction = await startEdgeFunction("send-mails", {
      ...edgeVariables(server.url),
      SMTP_URL: smtp.url,
      MAIL_FROM: "Nawat <hello@nawat.example>",
    });
    return async () => {
      await edgeFunction.stop();
      await server.stop();
      await smtp.close();
    };
  });

  const call = (key: string) =>
    fetch(edgeFunction.url, { method: "POST", headers: { Authorization: `Bearer ${key}` } });

  test("what is due is sent to whoever calls with the secret key, and to nobody else", async () => {
    await submitInquiry(server.url, contact);
    expect((await call("sb_publishable_embedded")).status).toBe(401);
    expect((await fetch(edgeFunction.url)).status).toBe(405);
    expect(mails).toEqual([]);

    // Our own process may be trying one in vain, which is then due again half a minute later.
    const sendAll = async () => {
      await server.query("update public.inquiry_mails set due_at = now() where due_at is not null");
      await call(secretKey);
      return mails.map(({ to }) => to?.[0]?.address).sort();
    };
    await expect.poll(sendAll).toEqual(["ada@example.com", contact.email]);
    expect(mails[0]?.html).toContain("<table");
    expect(await (await call(secretKey)).json()).toEqual({ mails: 0 });

    await server.query(`
      with message as (
        insert into public.inquiry_messages (inquiry_id, direction, address, cc, subject, body)
        select id, 'sent', email, '{gone@example.com}', '', 'Dear' from public.inquiries returning id, inquiry_id, address, cc
      )
      insert into public.inquiry_mails (inquiry_id, kind, recipient, cc, locale, message_id)
      select inquiry_id, 'reply', address, cc, 'en', id from message`);
    await expect.poll(sendAll).toHaveLength(3);
    expect(mails[2]?.cc).toMatchObject([{ address: "gone@example.com" }]);
    expect(
      await server.query("select recipient, last_response from public.inquiry_mails where kind = 'copy'"),
    ).toEqual([{ recipient: "gone@example.com", last_response: "550 Gone" }]);
  });

  test("a reply takes its files along", async () => {
    const content = randomBytes(262_144 + 5);
    await server.query(
      `with message as (
         insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
         select id, 'sent', 'rana@example.com', '', 'Attached.' from public.inquiries returning id, inquiry_id
       ), mail as (
         insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id)
         select inquiry_id, 'reply', 'rana@example.com', 'en', id from message
       ), file as (
         insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
         select id, 1, 'عرض 🌲.pdf', 'application/pdf', octet_length($1::bytea), true, true from message returning id
       )
       insert into public.inquiry_attachment_pieces (attachment_id, number, content)
       select id, n, substring($1::bytea from (n - 1) * 262144 + 1 for 262144) from file, generate_series(1, 2) as n`,
      [content],
    );
    const sendFile = async () => {
      await server.query("update public.inquiry_mails set due_at = now() where due_at is not null");
      await call(secretKey);
      return mails.at(-1)?.attachments[0];
    };
    await expect.poll(sendFile).toMatchObject({ filename: "عرض 🌲.pdf" });
    const sent = mails.at(-1)?.attachments[0]?.content;
    expect(sent instanceof ArrayBuffer && content.equals(Buffer.from(sent))).toBe(true);
  });
});
