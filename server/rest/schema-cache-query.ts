/** One JSON text: everything in `public` that a request may name, with type names ready for a statement. */
export const schemaCacheQuery = `
with types as (
  select t.oid, t.typtype, t.typrelid, format('%I.%I', n.nspname, t.typname) as type, t.oid <> item.oid as "isList",
    case
      when item.typcategory = 'S' or item.typname = 'bytea' then 'text'
      when item.typtype = 'e' then 'scalar'
      when item.typnamespace <> 'pg_catalog'::regnamespace or item.typname ~ '^reg' then null
      when item.typname in ('json', 'jsonb') and t.oid = item.oid then 'json'
      when item.typcategory = 'D' then 'time'
      when item.typcategory in ('B', 'N') or item.typname = 'uuid' then 'scalar'
    end as kind
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  join pg_type item on item.oid = case when t.typcategory = 'A' and t.typelem <> 0 then t.typelem else t.oid end
),
columns as (
  select a.attrelid, json_agg(
    json_build_object('name', a.attname, 'type', t.type, 'kind', t.kind, 'isList', t."isList") order by a.attnum
  ) as columns
  from pg_attribute a join types t on t.oid = a.atttypid
  where a.attnum > 0 and not a.attisdropped
  group by a.attrelid
),
arguments as (
  select p.oid,
    json_agg(argument order by position) filter (where mode not in ('o', 't')) as inputs,
    json_agg(argument order by position) filter (where mode in ('o', 't')) as outputs,
    bool_and(mode in ('o', 't') or mode = 'i' and name <> '' and kind is not null) as are_offered
  from pg_proc p
  cross join unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type_oid, position)
  join types t on t.oid = a.type_oid
  cross join lateral (
    select coalesce(p.proargmodes[position], 'i') as mode, coalesce(p.proargnames[position], '') as name
  ) as named
  cross join lateral json_build_object(
    'name', name, 'type', type, 'kind', kind, 'isList', "isList",
    'optional', position > p.pronargs - p.pronargdefaults
  ) as argument
  where p.pronamespace = 'public'::regnamespace
  group by p.oid
),
functions as (
  select p.proname, p.pronargs, json_build_object(
    'name', p.proname,
    'readOnly', p.provolatile <> 'v',
    'isSet', p.proretset,
    'returns', case
      when p.prorettype = 'void'::regtype then 'nothing'
      when result.typtype = 'c' or outputs is not null then 'row'
      else 'value'
    end,
    'parameters', coalesce(inputs, '[]'),
    'columns', coalesce(outputs, columns.columns, '[]')
  ) as function
  from pg_proc p
  join types result on result.oid = p.prorettype
  left join columns on columns.attrelid = result.typrelid
  left join arguments on arguments.oid = p.oid
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and are_offered is not false
)
select json_build_object(
  'relations', (
    select coalesce(json_agg(json_build_object(
      'name', c.relname, 'readOnly', true, 'isSet', true, 'returns', 'row', 'columns', coalesce(columns.columns, '[]')
    )), '[]')
    from pg_class c left join columns on columns.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
  ),
  'functions', (select coalesce(json_agg(function order by proname, pronargs), '[]') from functions)
)::text as catalogue`;
