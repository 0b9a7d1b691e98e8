import type { Transaction } from "../../server/database/database.ts";
import { isDatabaseError } from "../../server/database/database.ts";

/** Who the rules are tested as. Ada is an admin, Sam has an account and no role, Owen is the owner of the tables. */
export type Who = "anon" | "sam" | "ada" | "service" | "owner";

const ids = { sam: "00000000-0000-4000-8000-00000000005a", ada: "00000000-0000-4000-8000-0000000000ad" };

const people: Record<Who, { role: string; claims: Record<string, string> }> = {
  anon: { role: "anon", claims: { role: "anon" } },
  sam: { role: "authenticated", claims: { role: "authenticated", sub: ids.sam, email: "sam@example.com" } },
  ada: { role: "authenticated", claims: { role: "authenticated", sub: ids.ada, email: "ada@example.com" } },
  service: { role: "service_role", claims: { role: "service_role" } },
  owner: { role: "schema_owner", claims: {} },
};

/** Two accounts, one admin, one inquiry that an admin has marked as answered. */
export async function settle(transaction: Transaction): Promise<void> {
  await transaction.query(
    `insert into auth.users (id, email, email_confirmed_at)
     values ($1, 'sam@example.com', now()), ($2, 'ada@example.com', now())`,
    [ids.sam, ids.ada],
  );
  await keep(transaction, "ada", "select public.bootstrap_first_admin('ada@example.com')");
  await keep(transaction, "service", submit("first-key"));
  await keep(transaction, "ada", "update public.inquiries set status = 'answered'");
}

export function submit(key: string): string {
  const inquiry = {
    type: "contact",
    name: "Rana",
    email: "rana@example.com",
    subject: "A board",
    message: "Hello",
  };
  return `select public.submit_inquiry('${JSON.stringify(inquiry)}', '${key}', '203.0.113.0/24', false)`;
}

/** What came of a statement: how many rows it returned or touched, or the message of its refusal. */
export type Outcome = number | string;

/** Runs `statement` as `who` and undoes it. */
export async function attempt(transaction: Transaction, who: Who, statement: string): Promise<Outcome> {
  await transaction.execute("savepoint attempt");
  try {
    await become(transaction, who);
    const { rows, affectedRows } = await transaction.query(statement);
    return Math.max(rows.length, affectedRows);
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return error.message;
  } finally {
    await transaction.execute("rollback to savepoint attempt");
  }
}

/** Runs `statement` as `who` and keeps what it did. */
async function keep(transaction: Transaction, who: Who, statement: string) {
  await transaction.query("select set_config('app.settings.local_origin', 'true', true)");
  await become(transaction, who);
  await transaction.query(statement);
  await transaction.execute("reset role");
}

async function become(transaction: Transaction, who: Who) {
  const { role, claims } = people[who];
  await transaction.query("select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [
    JSON.stringify(claims),
    role,
  ]);
}
