import type { Transaction } from "../database/database.ts";

/**
 * Lets the owner of the tables insert rows as they are, in any order: without triggers, forced row-level security and foreign keys,
 * which a table of this transaction keeps.
 */
export async function loosenTables(transaction: Transaction): Promise<void> {
  await transaction.execute(`
    create temporary table table_rules on commit drop as
    ${foreignKeys}
    union all
    ${tables};
    ${executeAll("loosen")}
  `);
}

/** Puts all of it back. Foreign keys are checked for every row. */
export async function tightenTables(transaction: Transaction): Promise<void> {
  await transaction.execute(`
    ${executeAll("tighten")}
    do $$
    declare
      identity record;
    begin
      for identity in ${identityColumns} loop
        execute format(
          'select setval(%L, coalesce(max(%I), 1), max(%2$I) is not null) from %s',
          identity.sequence, identity.name, identity.relation
        );
      end loop;
    end
    $$;
  `);
}

const isOurs = `relkind = 'r' and relnamespace::regnamespace::text in ('auth', 'mail', 'public', 'private')
  and relowner::regrole::text in ('supabase_auth_admin', 'schema_owner')`;

const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as loosen,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as tighten
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where contype = 'f' and ${isOurs}`;

const tables = `
  select format('alter table %s no force row level security, disable trigger user', oid::regclass),
    format('alter table %s %s row level security, enable trigger user', oid::regclass, case when relforcerowsecurity then 'force' else 'no force' end)
  from pg_class where ${isOurs}`;

const identityColumns = `
  select attrelid::regclass as relation, attname as name,
    pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where attidentity <> '' and ${isOurs}`;

function executeAll(column: "loosen" | "tighten"): string {
  return `
    do $$
    declare
      rule record;
    begin
      for rule in select ${column} as statement from table_rules loop
        execute rule.statement;
      end loop;
    end
    $$;`;
}
