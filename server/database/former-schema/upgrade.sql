-- What the files by subject make otherwise than the former ones.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

drop view public.inquiry_counts;
drop function public.submit_inquiry(jsonb, text, text, boolean);

alter function private.require_admin() rename to require_recent_admin;
alter function public.erase_recipient(text) set schema private;
alter function public.erase_messages_from(text) set schema private;
revoke execute on function private.erase_recipient, private.erase_messages_from from service_role;

create or replace function private.inquiry_columns() returns setof text
  language sql immutable
  set search_path = ''
as $$
  select unnest(array[
    'type', 'name', 'email', 'company', 'phone', 'subject', 'message', 'inquiry_type', 'project_type', 'budget', 'timeline',
    'description', 'features', 'has_existing_system', 'needs_consultation', 'locale'
  ]);
$$;

-- The functions that call those by their former names; and no page exports CSV.
do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~ 'private\.require_admin\(|public\.erase_(recipient|messages_from)\(|''xlsx'', ''csv'''
  loop
    definition := replace(definition, 'private.require_admin(', 'private.require_recent_admin(');
    definition := regexp_replace(definition, 'public\.(erase_recipient|erase_messages_from)\(', 'private.\1(', 'g');
    execute replace(definition, '''xlsx'', ''csv''', '''xlsx''');
  end loop;
end
$$;
