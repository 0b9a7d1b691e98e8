-- On Supabase row-level security does not apply to the service role. What it may touch is still what a migration grants.
-- A database role that may not grant this (see its manual: BYPASSRLS) does without: no policy of ours is for the service role.
do $$
begin
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
exception when insufficient_privilege then
  raise notice 'The service role cannot be given BYPASSRLS.';
end
$$;
