-- Our schema asks which factor a session has passed, and is told by a trigger that one was removed: to add that trigger it would
-- need a right over the table with which it could become its owner. An unfinished factor belongs to the session that began it.
set local role supabase_auth_admin;

grant select (factor_id) on auth.sessions to schema_owner;

alter table auth.mfa_factors add column session_id uuid;

create function auth.tell_factor_removed() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if to_regprocedure('private.forget_recovery_codes(uuid)') is not null then
    execute 'select private.forget_recovery_codes($1)' using old.user_id;
  end if;
  return null;
end;
$$;

create trigger tell_factor_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function auth.tell_factor_removed();

reset role;
