import { expect, vi } from "vitest";
import type { Config } from "../../../server/config.ts";
import type { Engine } from "../../support/engines.ts";
import { startImapServer } from "../../support/mail/imap-server.ts";
import { waitForMail } from "../../support/mail/mailbox.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { openStaff } from "../../support/desk-client.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { composeMail } from "../../support/mail/visitor-mails.ts";

/** Where staff are told of inquiries and answers. */
export const staffEmail = "team@nawat.example";

export type AnsweredSite = Awaited<ReturnType<typeof openAnsweredSite>>;

/** A server that reads a mailbox, where visitors answer. */
export async function openAnsweredSite(engine: Engine, overrides: Partial<Config> = {}) {
  const mailbox = await startImapServer();
  /** Was in the mailbox before it was read for the first time. */
  const oldMail = mailbox.deliver(composeMail({ body: "An old one" }));
  const server = await openServer(engine, { imapUrl: mailbox.url, staffEmails: [staffEmail], ...overrides });
  const { ada } = await openStaff(server);
  await vi.waitUntil(async () => (await readPosition(server)) === oldMail, 60_000);
  return {
    mailbox,
    server,
    ada,
    oldMail,
    /** An inquiry of a visitor of its own, with the receipt that they got. */
    async submit(email: string) {
      const { id, reference } = await submitInquiry(server.url, { ...contact, email });
      return { id, reference, receiptId: (await waitForMail(server.dataDir, email)).messageId ?? "" };
    },
    listMessages: async (id: string) =>
      (await ada.database.from("inquiry_conversation").select("*").eq("inquiry_id", id).order("created_at"))
        .data ?? [],
    findInquiry: async (id: string) =>
      (await ada.database.from("inquiries").select("*").eq("id", id).single()).data,
    /** Once the mailbox has been read up to here, whatever was to come in has come in. */
    async deliver(mail: string, at?: Date) {
      const uid = mailbox.deliver(mail, at);
      await expect.poll(() => readPosition(server)).toBeGreaterThanOrEqual(uid);
      return uid;
    },
    async stop() {
      await server.stop();
      await mailbox.close();
    },
  };
}

async function readPosition(server: OpenServer): Promise<number> {
  const rows = await server.query<{ last: number }>(
    "select coalesce(last_uid, 0)::int as last from private.mailbox_positions",
  );
  return rows[0]?.last ?? 0;
}
