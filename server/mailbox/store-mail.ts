import { dueMoment } from "../../app/inquiries/working-calendar.server.ts";
import { asRole, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { toShownResponse } from "../mail/delivery-error.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { Bounce } from "./read-bounce.ts";
import type { MailHeader } from "./read-header.ts";

/** The inquiry that a mail belongs to; undefined for one that concerns none. */
export async function findInquiry(
  database: Database,
  { followed, reference, sender }: MailHeader,
): Promise<string | undefined> {
  const { rows } = await asRole(database, serviceRole, (transaction) =>
    transaction.query<{ id: string | null }>("select public.find_inquiry_of_mail($1, $2, $3) as id", [
      followed,
      reference ?? null,
      sender,
    ]),
  );
  return rows[0]?.id ?? undefined;
}

export interface MailToStore extends ParsedMail {
  mailId: string;
  sender: string;
  subject: string;
  isAutomatic: boolean;
  receivedAt: Date;
}

/** Stores a mail with its attachments, whole or not at all. False when the inquiry was written to too often today. */
export function storeMail(
  database: Database,
  settings: Record<string, string>,
  inquiryId: string,
  mail: MailToStore,
): Promise<boolean> {
  const { mailId, sender, subject, body, quoted, isAutomatic, receivedAt } = mail;
  return asRole(
    database,
    serviceRole,
    async (transaction) => {
      const { rows } = await transaction.query<{ id: string | null; isNew: boolean }>(
        `select message_id as id, is_new as "isNew" from public.receive_mail($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          inquiryId,
          mailId,
          sender,
          subject,
          body,
          quoted ?? null,
          isAutomatic,
          receivedAt,
          dueMoment(receivedAt),
        ],
      );
      const { id = null, isNew = false } = rows[0] ?? {};
      if (!isNew) return id !== null;
      for (const [index, { name, mediaType, size, content }] of mail.attachments.entries())
        await transaction.query("select public.store_attachment($1, $2, $3, $4, $5, $6)", [
          id,
          index + 1,
          name,
          mediaType,
          size,
          content ?? null,
        ]);
      return true;
    },
    { settings },
  );
}

/** Records that a mail of ours came back. False when it is none. */
export async function storeBounce(database: Database, { mailIds, response }: Bounce): Promise<boolean> {
  // A report returns one mail. Whoever names many would have as many inquiries held at once.
  const ours = mailIds.map((id) => id.split("@")[0] ?? "").find((id) => uuid.test(id));
  if (!ours) return false;
  const { rows } = await asRole(database, serviceRole, (transaction) =>
    transaction.query<{ recorded: boolean }>("select public.record_bounce($1, $2) as recorded", [
      ours,
      toShownResponse(response),
    ]),
  );
  return rows[0]?.recorded ?? false;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
