import { join } from "node:path";
import { toAccountKey } from "../auth/limits.ts";
import { loadSecrets } from "../auth/service.ts";
import { asRole, callInTransaction, serviceRole } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import { deleteFiles, findMailFiles } from "./erase-mail-files.ts";
import { listErased } from "./erased-list.ts";

/** All that others wrote is looked through. */
const timeoutMs = 600_000;

/**
 * Erases everything stored of the person with this address, or phone number. Returns how much of each kind, and the references of
 * others' inquiries that name the person. Throws when there is nothing, and for staff, who are removed from the team first.
 */
export async function erasePerson(
  database: Database,
  dataDir: string,
  addressOrPhone: string,
  isDryRun: boolean,
) {
  const person = addressOrPhone.trim().toLowerCase();
  const accountKey = toAccountKey({ secrets: await loadSecrets(database) }, person);
  // Where no mail server is configured, mails are files.
  const folder = join(dataDir, "mail");
  const files = (await findMailFiles(folder, [person])).length;
  const erasure = { dataDir, person, accountKey, files };
  const { counts, references, namedIn } = await eraseRows(database, erasure, isDryRun);
  // A mail to staff may name the inquiry alone.
  const mailFiles = await findMailFiles(folder, [person, ...references]);
  if (!isDryRun) await deleteFiles(mailFiles);
  return { counts: { ...counts, mail_files: mailFiles.length }, namedIn };
}

class DryRun extends Error {}

interface Erasure {
  dataDir: string;
  /** The address, in small letters. */
  person: string;
  /** The key of the address in rate limits. */
  accountKey: string;
  files: number;
}

/** All of it in one transaction, or nothing; a dry run undoes it. */
async function eraseRows(database: Database, erasure: Erasure, isDryRun: boolean) {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof eraseInTransaction>>>();
  const eraseUnlessDry = async (transaction: Transaction) => {
    const erased = await eraseInTransaction(transaction, erasure);
    resolve(erased);
    if (isDryRun) throw new DryRun();
    await listErased(erasure.dataDir, erased.ids);
  };
  await asRole(database, serviceRole, eraseUnlessDry, { timeoutMs }).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  return promise;
}

async function eraseInTransaction(transaction: Transaction, erasure: Erasure) {
  const { person, files } = erasure;
  await transaction.execute("set local role schema_owner");
  const account = await findAccount(transaction, person);
  if (account?.hasRole) throw new Error("This person has a role. Revoke it on the Team tab first.");
  await transaction.execute("set local role supabase_auth_admin");
  const elsewhere = files + (account ? 1 : 0) + (await countEmailChanges(transaction, person));
  await transaction.execute("set local role service_role");
  // Before the account: it holds the inquiries that the end of the account changes.
  const { counts, ids, references, namedIn } = await erasePersonRows(transaction, person, elsewhere);
  if (elsewhere === 0 && !Object.values(counts).some((count) => count > 0))
    throw new Error("Nothing is stored for this address.");
  await transaction.execute("set local role supabase_auth_admin");
  return {
    counts: { ...counts, ...(await eraseAccount(transaction, erasure, account?.id)) },
    ids: account ? [...ids, account.id] : ids,
    references,
    namedIn,
  };
}

async function findAccount(transaction: Transaction, person: string) {
  const { rows } = await transaction.query<{ id: string; hasRole: boolean }>(
    `select id, exists (select from public.user_roles where user_id = account.id) as "hasRole"
     from auth.users as account where lower(email) = $1`,
    [person],
  );
  return rows[0];
}

/** The result of `erase_person`. */
type ErasedByFunction = Record<string, number> & { ids: string[]; references: string[]; named_in: string[] };

async function erasePersonRows(transaction: Transaction, person: string, elsewhere: number) {
  const parameters = { address: person, erased_elsewhere: elsewhere };
  const erased = await callInTransaction<ErasedByFunction>(transaction, "erase_person", parameters);
  const { ids, references, named_in: namedIn, ...counts } = erased;
  return { ids, references, namedIn, counts };
}

/** Accounts that are to get this address. */
async function countEmailChanges(transaction: Transaction, person: string): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(
    "select count(*)::int as count from auth.users where email_change = $1",
    [person],
  );
  return rows[0]?.count ?? 0;
}

/** Sessions, factors and links go with the account; so do the counters of limits, which name it by its key or its ids. */
async function eraseAccount(
  transaction: Transaction,
  { person, accountKey }: Erasure,
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
