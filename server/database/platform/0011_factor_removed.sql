-- What our schema asks of sessions and factors. That a factor was removed it is told by a trigger: to add one it would need a right
-- over the table with which it could become its owner.
set local role supabase_auth_admin;

grant select (created_at) on auth.mfa_factors to schema_owner;
grant select (factor_id) on auth.sessions to schema_owner;

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
