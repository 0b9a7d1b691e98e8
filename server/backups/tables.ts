import type { Transaction } from "../database/database.ts";

/** A table of ours with the columns that hold what was written into it, as SQL names them. */
export interface BackupTable {
  /** `public.inquiries`, quoted where SQL needs it. */
  name: string;
  columns: string[];
}

/** All tables of the site, of both schemas' owners: an operator's own tables in `public` are none of them. */
export async function listTables(transaction: Transaction): Promise<BackupTable[]> {
  const { rows } = await transaction.query<BackupTable>(`
    select format('%I.%I', nspname, relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname in ('auth', 'public', 'private')
      and relowner::regrole::text in ('supabase_auth_admin', 'schema_owner')
    group by nspname, relname
    order by nspname, relname
  `);
  return rows;
}

/** Tables that hold rows from the first start on: keys, counts of limits, where the audit log ends, public holidays, templates. */
const ownTables = new Set([
  "auth.limit_counts",
  "auth.secrets",
  "auth.signing_keys",
  "private.audit_head",
  // Texts to begin with. To change them takes an account, which counts.
  "public.reply_templates",
  "public.special_days",
]);

/** The tables that hold something of people, with the number of their rows. */
export async function countRows(transaction: Transaction): Promise<{ table: string; rows: number }[]> {
  const counts = [];
  for (const { name } of await listTables(transaction)) {
    if (ownTables.has(name)) continue;
    const { rows } = await transaction.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts.push({ table: name, rows: rows[0]?.count ?? 0 });
  }
  return counts.filter(({ rows }) => rows > 0);
}
