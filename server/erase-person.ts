import { join } from "node:path";
import { asRole, serviceRole } from "./database/as-role.ts";
import type { Database, Transaction } from "./database/database.ts";
import { eraseMailFiles } from "./erase-mail-files.ts";

/** How many rows, files or entries of each kind. */
export type ErasedCounts = Record<string, number>;

/**
 * Erases everything stored of the person with this address. Throws when they have a role: staff are removed from the team first.
 * A dry run counts and changes nothing.
 */
export async function erasePerson(
  database: Database,
  dataDir: string,
  email: string,
  isDryRun: boolean,
): Promise<ErasedCounts> {
  const person = email.trim().toLowerCase();
  const account = await findAccount(database, person);
  if (account?.hasRole) throw new Error("This person has a role. Revoke it on the tab Team first.");
  const counts = await eraseRows(database, person, isDryRun);
  // Where no mail server is configured, mails are files.
  return { ...counts, mail_files: await eraseMailFiles(join(dataDir, "mail"), person, isDryRun) };
}

async function findAccount(database: Database, person: string): Promise<{ hasRole: boolean } | undefined> {
  const { rows } = await database.transaction((transaction) =>
    transaction.query<{ hasRole: boolean }>(
      `select exists (select from public.user_roles where user_id = account.id) as "hasRole"
       from auth.users as account where lower(email) = $1`,
      [person],
    ),
  );
  return rows[0];
}

class DryRun extends Error {}

/** All of it in one transaction, or nothing; a dry run undoes it. */
async function eraseRows(database: Database, person: string, isDryRun: boolean): Promise<ErasedCounts> {
  let counts: ErasedCounts = {};
  try {
    await asRole(database, serviceRole, async (transaction) => {
      const { rows } = await transaction.query<{ counts: ErasedCounts; mails: number; answers: number }>(
        `select public.erase_person($1) as counts, public.erase_recipient($1) as mails,
           public.erase_messages_from($1) as answers`,
        [person],
      );
      await transaction.execute("set local role supabase_auth_admin");
      counts = {
        ...rows[0]?.counts,
        sent_mails: rows[0]?.mails ?? 0,
        answers: rows[0]?.answers ?? 0,
        ...(await eraseAccount(transaction, person)),
      };
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return counts;
}

/** In SQL, the address as a whole: not one that only ends or begins like it. */
function toPattern(address: string): string {
  const escaped = address.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return String.raw`(?<![\w.+-])${escaped}(?!\.?[\w-])`;
}

/** Sessions, factors and links go with the account. */
async function eraseAccount(transaction: Transaction, person: string): Promise<ErasedCounts> {
  const mails = await transaction.query(
    "delete from mail.outbox where lower(recipient) = $1 or strpos(lower(body), $1) > 0 and body ~* $2",
    [person, toPattern(person)],
  );
  const accounts = await transaction.query("delete from auth.users where email = $1", [person]);
  const changes = await transaction.query(
    "update auth.users set email_change = null, email_change_sent_at = null where email_change = $1",
    [person],
  );
  return {
    waiting_mails: mails.affectedRows,
    accounts: accounts.affectedRows,
    email_changes: changes.affectedRows,
  };
}
