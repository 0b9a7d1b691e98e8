import { asRole, authAdmin, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";

/** What the database knows about the site's work. */
export interface Figures {
  inquiries: { type: string; status: string; count: number }[];
  mails: MailFigures[];
}

interface MailFigures {
  kind: "account" | "inquiry";
  /** Mails that are neither sent nor given up. */
  waiting: number;
  /** Since when the oldest of them is due, 0 when none is. */
  overdueSeconds: number;
  /** Given up and kept; undefined where such mails are deleted. */
  failed?: number;
}

/** As `operating_figures` returns them. */
interface OperatingFigures {
  inquiries: Figures["inquiries"];
  /** Null where there are no mails about inquiries. */
  mails: { waiting: number; overdue_seconds: number; failed: number } | null;
}

const inquiryTypes = ["contact", "project"];
const inquiryStatuses = ["new", "in_progress", "answered", "closed", "spam"];

/** Counts inquiries and mails. Rejects when the database cannot answer. */
export async function loadFigures(database: Database): Promise<Figures> {
  const account = await loadAccountMails(database);
  const { inquiries, mails } = await loadOperatingFigures(database);
  return {
    inquiries: withZeros(inquiries),
    mails: [{ kind: "account", ...account }, ...(mails ? [toInquiryMails(mails)] : [])],
  };
}

async function loadAccountMails(database: Database): Promise<Omit<MailFigures, "kind">> {
  const { rows } = await asRole(
    database,
    authAdmin,
    (transaction) =>
      transaction.query<{ waiting: number; overdueSeconds: number }>(
        `select count(*)::int as waiting,
           greatest(coalesce(extract(epoch from now() - min(due_at)), 0), 0)::float8 as "overdueSeconds"
         from mail.outbox`,
      ),
    { readOnly: true },
  );
  return rows[0] ?? { waiting: 0, overdueSeconds: 0 };
}

async function loadOperatingFigures(database: Database): Promise<OperatingFigures> {
  const { rows } = await asRole(
    database,
    serviceRole,
    (transaction) =>
      transaction.query<{ figures: OperatingFigures }>("select public.operating_figures() as figures"),
    { readOnly: true },
  );
  return rows[0]?.figures ?? { inquiries: [], mails: null };
}

function toInquiryMails({ waiting, overdue_seconds, failed }: NonNullable<OperatingFigures["mails"]>) {
  return { kind: "inquiry" as const, waiting, overdueSeconds: overdue_seconds, failed };
}

/** A rule about a status that no inquiry has yet needs a 0 to compare with. */
function withZeros(counted: Figures["inquiries"]): Figures["inquiries"] {
  return inquiryTypes.flatMap((type) =>
    inquiryStatuses.map(
      (status) =>
        counted.find((one) => one.type === type && one.status === status) ?? { type, status, count: 0 },
    ),
  );
}
