import type { Config } from "../../../server/config.ts";
import { type Member, openStaff } from "../desk-client.ts";
import { contact, submitInquiry } from "../inquiry-client.ts";
import { openServer } from "../server.ts";
import { startImapServer } from "./imap-server.ts";
import { composeMail, type VisitorMail } from "./visitor-mails.ts";

/** Where staff are told of inquiries and answers. */
export const staffEmail = "team@nawat.example";

/** With it the server knows by a mail's header whether its domain has sent it. */
export const knowsSenders = { mailAuthservId: "mx.nawat.example" };

/** Of a mail that this domain has sent. */
export const provenFor = (domain: string) => ({
  "Authentication-Results": `mx.nawat.example; dmarc=pass header.from=${domain}`,
});

interface Submitted {
  id: string;
  email: string;
  receiptId: string;
}

/** A server with two of the staff, and a mailbox in which visitors answer. What a test awaits here has come in or gone out. */
export async function openAnsweredSite(overrides: Partial<Config> = {}) {
  const mailbox = await startImapServer();
  /** Was in the mailbox before it was read for the first time. */
  const oldMail = mailbox.deliver(composeMail({ body: "An old one" }));
  const server = await openServer({ imapUrl: mailbox.url, staffEmails: [staffEmail], ...overrides });
  const { ada, karim } = await openStaff(server);
  await server.now.readMailbox();

  /** Resolves with its number, once it has come in or was left. */
  async function deliver(mail: string, at?: Date) {
    const uid = mailbox.deliver(mail, at);
    await server.now.readMailbox();
    return uid;
  }
  const { mailsTo } = server;
  const findInquiry = async (id: string) =>
    (await ada.database.from("inquiries").select("*").eq("id", id).single()).data;
  const versionOf = async (id: string) => (await findInquiry(id))?.version ?? 0;

  return {
    mailbox,
    server,
    ada,
    karim,
    oldMail,
    deliver,
    mailsTo,
    findInquiry,
    versionOf,
    /** An inquiry of a visitor of its own, and the receipt that they got. */
    async submit(email = `${crypto.randomUUID()}@example.com`) {
      await server.query("delete from auth.limit_counts where limit_name like 'form%'");
      const submitted = await submitInquiry(server.url, { ...contact, email });
      const receipt = (await mailsTo(email)).at(-1);
      return { ...submitted, email, receiptId: receipt?.messageId ?? "" };
    },
    /** The path of the visitor's page in the newest mail to them. */
    pagePathFor: async (address: string) =>
      (await mailsTo(address)).at(-1)?.text?.match(/\/en\/inquiry\/N-\w{5}\/[\w-]{43}/)?.[0] ?? "",
    /** What the visitor, or somebody else, writes in answer to the receipt. */
    answer: ({ email, receiptId }: Submitted, mail: VisitorMail, at?: Date) =>
      deliver(
        composeMail({ from: email, ...mail, headers: { "In-Reply-To": receiptId, ...mail.headers } }),
        at,
      ),
    listMessages: async (id: string) =>
      (await ada.database.from("inquiry_conversation").select("*").eq("inquiry_id", id).order("created_at"))
        .data ?? [],
    listActions: async (id: string) =>
      (
        await ada.database
          .from("admin_audit_log")
          .select("action,actor_email,actor_id,details")
          .eq("resource_id", id)
          .order("created_at")
      ).data ?? [],
    /** A reply of Ada's, which answers unless it is told otherwise. */
    reply: async (inquiry_id: string, body: string, more: object = {}) =>
      ada.database.rpc("send_reply", {
        ...{ inquiry_id, expected_version: await versionOf(inquiry_id), body, locale: "en" },
        ...{ new_status: "answered", ...more },
      }),
    setStatus: async (
      inquiry_id: string,
      new_status: "new" | "in_progress" | "answered" | "closed" | "spam",
      { database }: Member = ada,
    ) =>
      database.rpc("change_inquiries", {
        changes: [{ id: inquiry_id, version: await versionOf(inquiry_id), status: new_status }],
      }),
    async stop() {
      await server.stop();
      await mailbox.close();
    },
  };
}
