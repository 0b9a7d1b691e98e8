-- The roles, and the schemas that each may see.
-- Roles belong to the whole cluster, so another database may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'schema_owner'] loop
    begin
      execute format('create role %I nologin noinherit nosuperuser nobypassrls', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- The process signs in as one role and becomes one of these for each request.
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

-- Row-level security does not apply to the service role. What it may touch is still what a migration grants.
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

do $$
begin
  execute format('grant create on database %I to schema_owner', current_database());
end
$$;

revoke create on schema public from public;
grant usage, create on schema public to schema_owner;
grant usage on schema public to anon, authenticated, service_role;
