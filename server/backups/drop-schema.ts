import type { Transaction } from "../database/database.ts";

/** Drops what migrations made, rows included. What an operator has of their own in the schema `public` stays. */
export async function dropSchema(transaction: Transaction): Promise<void> {
  await transaction.execute(`
    drop schema if exists private, auth, migrations cascade;
    do $$
    declare
      made record;
    begin
      for made in
        select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view' else 'table' end, relname) as statement
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relowner = 'schema_owner'::regrole
        union all
        select format('drop routine if exists %s cascade', oid::regprocedure)
        from pg_proc
        where pronamespace = 'public'::regnamespace and proowner = 'schema_owner'::regrole
        -- Sorted, so that all names are there before the first is dropped.
        order by 1
      loop
        execute made.statement;
      end loop;
    end
    $$;
  `);
}
