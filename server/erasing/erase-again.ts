import type { Transaction } from "../database/database.ts";

/** Erases rows with these ids that a restore has brought back. An account that has a role again stays. Returns how much of each kind. */
export async function eraseAgain(transaction: Transaction, ids: string[]): Promise<Record<string, number>> {
  await transaction.execute("set local role schema_owner");
  const inquiries = await transaction.query<{ id: string }>(
    "select id from public.inquiries where id = any($1)",
    [ids],
  );
  await transaction.query("select private.delete_inquiries($1, 'inquiries.erased_again')", [
    inquiries.rows.map(({ id }) => id),
  ]);
  const answers = await transaction.query("delete from public.inquiry_messages where id = any($1)", [ids]);
  const staff = await transaction.query<{ id: string }>(
    "select user_id as id from public.user_roles where user_id = any($1)",
    [ids],
  );
  await transaction.execute("set local role supabase_auth_admin");
  const accounts = await transaction.query("delete from auth.users where id = any($1) and id <> all($2)", [
    ids,
    staff.rows.map(({ id }) => id),
  ]);
  await transaction.execute("reset role");
  return {
    inquiries: inquiries.rows.length,
    answers: answers.affectedRows,
    accounts: accounts.affectedRows,
    accounts_that_stay_for_their_role: staff.rows.length,
  };
}
