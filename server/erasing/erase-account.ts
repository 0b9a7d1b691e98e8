import type { Transaction } from "../database/database.ts";

export interface PersonNames {
  /** The address, in small letters. */
  person: string;
  /** The key of the address in rate limits. */
  accountKey: string;
}

/** Accounts that are to get this address. */
export async function countEmailChanges(transaction: Transaction, person: string): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(
    "select count(*)::int as count from auth.users where email_change = $1",
    [person],
  );
  return rows[0]?.count ?? 0;
}

/** Sessions, factors and links go with the account; so do the counters of limits, which name it by its key or its ids. */
export async function eraseAccount(
  transaction: Transaction,
  { person, accountKey }: PersonNames,
  account: string | undefined,
): Promise<Record<string, number>> {
  const counted = await transaction.query<{ name: string }>(
    "select id::text as name from auth.sessions where user_id = $1",
    [account ?? null],
  );
  const names = [accountKey, ...(account ? [account] : []), ...counted.rows.map(({ name }) => name)];
  await transaction.query("delete from auth.limit_counts where split_part(key, ' ', 1) = any($1)", [names]);
  await transaction.query("delete from auth.known_networks where split_part(account, ' ', 1) = any($1)", [
    names,
  ]);
  const accounts = await transaction.query("delete from auth.users where email = $1", [person]);
  const changes = await transaction.query(
    "update auth.users set email_change = null where email_change = $1",
    [person],
  );
  return {
    accounts: accounts.affectedRows,
    email_changes: changes.affectedRows,
  };
}
