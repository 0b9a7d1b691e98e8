/**
 * Returns one row with one JSON text: everything in the schema `public` that a request may name. Type names are qualified
 * and quoted, ready for use in a statement.
 */
export const schemaCacheQuery = `
with named_types as (
  select t.oid, t.typname, n.nspname, t.typtype, t.typcategory, t.typelem, t.typrelid, t.typarray,
    '"' || replace(n.nspname, '"', '""') || '"."' || replace(t.typname, '"', '""') || '"' as type,
    case when pg_type_is_visible(t.oid) and n.nspname <> 'pg_catalog' then quote_ident(n.nspname) || '.' else '' end
      || format_type(t.oid, null) as display_type
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
),
types as (
  select t.*, lists.type as array_type, json_build_object(
    'isList', t.oid <> item.oid,
    'kind', case
      when item.typcategory = 'S' or item.typname = 'bytea' then 'text'
      when item.nspname = 'pg_catalog' and item.typname in ('json', 'jsonb') then 'json'
      when item.typtype = 'e' then 'scalar'
      when item.nspname = 'pg_catalog' and item.typcategory = 'D' then 'time'
      when item.nspname = 'pg_catalog' and item.typname !~ '^reg'
        and (item.typcategory in ('B', 'I', 'N', 'R', 'T', 'V') or item.typname = 'uuid') then 'scalar'
      else 'complex'
    end
  ) as input
  from named_types t
  join named_types item on item.oid = case when t.typcategory = 'A' and t.typelem <> 0 then t.typelem else t.oid end
  left join named_types lists on lists.oid = t.typarray
),
columns as (
  select a.attrelid, json_agg(
    json_build_object('name', a.attname, 'type', t.type, 'arrayType', t.array_type, 'input', t.input)
    order by a.attnum
  ) as columns
  from pg_attribute a join types t on t.oid = a.atttypid
  where a.attnum > 0 and not a.attisdropped
  group by a.attrelid
),
relations as (
  select json_build_object(
    'name', c.relname,
    'columns', coalesce(columns.columns, '[]'),
    'primaryKey', (
      select coalesce(json_agg(a.attname order by a.attnum), '[]')
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary
    )
  ) as relation
  from pg_class c left join columns on columns.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
),
parameters as (
  select p.oid, a.name, a.mode, a.position, t.type, t.display_type, t.array_type, t.input,
    count(*) filter (where a.mode in ('i', 'b', 'v')) over (partition by p.oid order by a.position)
      > p.pronargs - p.pronargdefaults as optional
  from pg_proc p
  cross join lateral (
    select type, coalesce(p.proargnames[position], '') as name, coalesce(p.proargmodes[position], 'i') as mode, position
    from unnest(coalesce(p.proallargtypes, string_to_array(p.proargtypes::text, ' ')::oid[])) with ordinality
      as argument (type, position)
  ) a
  join types t on t.oid = a.type
  where p.pronamespace = 'public'::regnamespace
),
functions as (
  select p.oid, p.pronargs, json_build_object(
    'name', p.proname,
    'readOnly', p.provolatile <> 'v',
    'isSet', p.proretset,
    'returns', case
      when p.prorettype = 'void'::regtype then 'nothing'
      when result.typtype = 'c' or coalesce(p.proargmodes::text[] && '{o,b,t}', false) then 'row'
      else 'value'
    end,
    'parameters', (
      select coalesce(json_agg(json_build_object(
        'name', name, 'type', type, 'displayType', display_type, 'input', input, 'optional', optional, 'isVariadic', mode = 'v'
      ) order by position), '[]')
      from parameters where parameters.oid = p.oid and mode in ('i', 'b', 'v')
    ),
    'columns', coalesce(
      (
        select json_agg(json_build_object('name', name, 'type', type, 'arrayType', array_type, 'input', input)
          order by position)
        from parameters where parameters.oid = p.oid and mode in ('o', 'b', 't')
      ),
      columns.columns,
      '[]'
    )
  ) as function
  from pg_proc p
  join types result on result.oid = p.prorettype
  left join columns on columns.attrelid = result.typrelid
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
)
select json_build_object(
  'relations', (select coalesce(json_agg(relation), '[]') from relations),
  'functions', (select coalesce(json_agg(function order by pronargs, oid), '[]') from functions)
)::text as catalogue`;
