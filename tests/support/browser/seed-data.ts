import { hashPassword } from "../../../server/auth/sign-in/passwords.ts";
import type { Database } from "../../../server/database/database.ts";
import { numberedReference } from "../numbered-reference.ts";

/** Ada is an admin, Sam has an account and no role. */
export type Account = "ada" | "sam";

export const password = "a door of brass";
const userIds = { ada: "00000000-0000-4000-8000-0000000000ad", sam: "00000000-0000-4000-8000-00000000005a" };

/** Older than all spam: a lead that 1,005 of it must not hide. */
export const lead = { name: "Nadia Lead", email: "nadia@example.com", subject: "A pump controller" };
const spamCount = 1005;
const inquiryCount = 121;

/** An admin, an account without a role, inquiries, and a flood of spam, of a site that runs. */
export async function seedSite(database: Database) {
  const hashed = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
       values ($1, 'ada@example.com', $3, now()), ($2, 'sam@example.com', $3, now())`,
      [userIds.ada, userIds.sam, hashed],
    );
    await transaction.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
      userIds.ada,
    ]);
    await transaction.query(
      `insert into public.inquiries (reference, type, name, email, subject, message, status, created_at)
       select ${numberedReference("n")}, 'contact', 'Buyer ' || n, 'buyer' || n || '@example.com', 'Board ' || n, 'Hello', 'new',
         now() - interval '1 day' - n * interval '1 minute'
       from generate_series(1, $1::int) as n
       union all select 'N-7F3K2', 'contact', $2, $3, $4, 'Hello', 'answered', now() - interval '9 days'
       union all select ${numberedReference("n + 100000")}, 'contact', 'Offer ' || n, 'offer' || n || '@example.com', 'Win', 'Now', 'spam',
         -- Many came at the same moment.
         date_trunc('hour', now()) - (n / 100) * interval '1 minute'
       from generate_series(1, $5::int) as n`,
      [inquiryCount - 1, lead.name, lead.email, lead.subject, spamCount],
    );
    await transaction.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: userIds.ada, role: "authenticated" }),
    ]);
    await transaction.query("update public.inquiries set status = 'in_progress' where email = $1", [
      lead.email,
    ]);
  });
}
