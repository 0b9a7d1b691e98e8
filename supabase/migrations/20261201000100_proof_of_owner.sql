-- What a stolen session, or a token that outlived its session or its factor, could still do.

-- Raises PT401 unless the caller's session exists.
create function private.require_session() returns void
  language plpgsql stable
  set search_path = ''
as $$
begin
  if not private.has_session() then
    raise sqlstate 'PT401' using message = 'Your session has ended.';
  end if;
end;
$$;

revoke all on function private.require_session() from public, anon, authenticated, service_role;

-- Factors that an auth service accepted without asking who was there, as Supabase's does; ours asks, and writes nothing here.
create table private.unproven_factors (
  factor_id uuid primary key,
  verified_at timestamptz not null default now()
);

alter table private.unproven_factors enable row level security;
alter table private.unproven_factors force row level security;
revoke all on private.unproven_factors from public, anon, authenticated, service_role;

create policy "functions keep unproven factors" on private.unproven_factors
  for all to current_user using (true) with check (true);

-- As before; a code of a factor that nobody had to prove anything for counts 15 minutes later: who took a session could add a
-- factor of their own and enter its code.
create or replace function private.assert_recent_sign_in() returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  earliest constant timestamptz := now() - interval '15 minutes';
  codes_count constant boolean := exists (
    select from auth.mfa_factors as factor
    where factor.user_id = auth.uid() and factor.status = 'verified' and not exists (
      select from private.unproven_factors as unproven
      where unproven.factor_id = factor.id and unproven.verified_at > earliest
    )
  );
  last_proof numeric;
begin
  select max((proof ->> 'timestamp')::numeric) into last_proof
  from jsonb_path_query(auth.jwt(), '$.amr[*] ? (@.timestamp.type() == "number")') as proof
  where codes_count or proof ->> 'method' !~ '^(totp|mfa/)';
  if coalesce(last_proof, 0) < extract(epoch from earliest) then
    raise sqlstate 'PT403' using message = 'Enter your password or code again.', hint = 'recent_sign_in_required';
  end if;
end;
$$;

-- Recovery codes belong to the factor that they replace: with the last one they go, by whatever means it is removed.
create function private.forget_recovery_codes(account_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.recovery_codes
  where user_id = account_id
    and not exists (select from auth.mfa_factors where user_id = account_id and status = 'verified');
$$;

revoke all on function private.forget_recovery_codes(uuid) from public, anon, authenticated, service_role;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.forget_recovery_codes(uuid) to supabase_auth_admin;

-- Those of factors that were removed before there was a trigger.
delete from public.recovery_codes as code
where not exists (select from auth.mfa_factors where user_id = code.user_id and status = 'verified');

create function private.follow_factor() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.unproven_factors where factor_id = old.id;
    perform private.forget_recovery_codes(old.user_id);
  elsif new.status = 'verified' then
    insert into private.unproven_factors (factor_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end;
$$;

revoke all on function private.follow_factor() from public, anon, authenticated, service_role;

-- On Supabase we may add the trigger. The tables of our own server come with one.
do $$
begin
  if has_table_privilege('auth.mfa_factors', 'trigger') then
    create trigger follow_factor after insert or delete or update of status on auth.mfa_factors
      for each row execute function private.follow_factor();
  end if;
end;
$$;

-- Whether the caller's token is aal2 by a factor that is still there: for up to an hour it may say so of one that was removed.
create function private.has_passed_factor() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' and exists (
    select from auth.mfa_factors as factor
    where factor.user_id = auth.uid() and factor.status = 'verified'
      and (
        auth.jwt() ->> 'session_id' is null
        or factor.id = (select factor_id from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid)
      )
  );
$$;

revoke all on function private.has_passed_factor() from public, anon, authenticated, service_role;

-- Locks the caller's account, as whoever removes a factor does first: two such calls wait for each other once, and the second sees
-- what the first did.
create function private.lock_caller() returns void
  language plpgsql volatile
  set search_path = ''
as $$
begin
  perform from auth.users where id = auth.uid() for no key update;
end;
$$;

revoke all on function private.lock_caller() from public, anon, authenticated, service_role;

-- As before, for who has passed a factor that is still there.
create or replace function public.create_recovery_codes() returns setof text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  codes text[];
begin
  perform private.require_session();
  perform private.lock_caller();
  if not private.has_passed_factor() then
    raise sqlstate 'PT403' using message = 'Enter a code of your second factor first.';
  end if;
  perform private.spend_user_budget('create_recovery_codes', 10);

  select array_agg(private.generate_recovery_code()) into codes from generate_series(1, 10);
  delete from public.recovery_codes where user_id = caller;
  insert into public.recovery_codes (user_id, code_hash)
  select caller, private.hash_recovery_code(caller, code) from unnest(codes) as code;
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
  values (caller, 'recovery_codes.created', 'recovery_codes', caller);
  perform private.notify_caller('recoveryCodesCreated');
  return query select unnest(codes);
end;
$$;

-- As before, in a session that still exists.
create or replace function public.count_recovery_codes() returns integer
  language sql stable security definer
  set search_path = ''
as $$
  select count(*)::integer from public.recovery_codes
  where user_id = auth.uid() and used_at is null and private.has_session();
$$;

-- As before, and the other codes go with the factors.
create or replace function public.use_recovery_code(code text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_length constant integer := 64;
  caller constant uuid := auth.uid();
begin
  -- Of two codes at the same moment the second finds no factor.
  perform private.lock_caller();
  perform private.spend_user_budget('use_recovery_code', 5);
  if code is null or octet_length(code) > max_length then
    return false;
  end if;
  if not exists (select from auth.mfa_factors where user_id = caller and status = 'verified') then
    return false;
  end if;

  update public.recovery_codes set used_at = now()
  where user_id = caller and code_hash = private.hash_recovery_code(caller, code) and used_at is null;
  if not found then
    return false;
  end if;

  delete from auth.mfa_factors where user_id = caller;
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
  values (caller, 'recovery_code.used', 'recovery_codes', caller);
  perform private.notify_caller('recoveryCodeUsed');
  return true;
end;
$$;

-- As before, asking once whether the session exists, not for each row.
create or replace function public.list_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable security definer
  set search_path = ''
as $$
  select
    session.id,
    left(session.user_agent, 256),
    session.created_at,
    greatest(session.created_at, session.refreshed_at::timestamptz),
    session.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions as session
  where session.user_id = auth.uid() and (select private.has_session())
  order by 4 desc, 1
  limit 100;
$$;

-- As before, but while the account has a second factor, a session that has not passed it ends none but itself: who knows the
-- password could otherwise keep the owner out.
create or replace function public.end_session(session_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions as session
  where session.id = end_session.session_id and session.user_id = auth.uid() and private.has_session()
    and (
      session.id = (auth.jwt() ->> 'session_id')::uuid
      or private.has_passed_factor()
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
    );
  return found;
end;
$$;

-- As before, in a session that still exists.
create or replace function public.bootstrap_first_admin(admin_email text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen constant text := lower(private.setting('first_admin_email'));
  is_local constant boolean := coalesce(current_setting('app.settings.local_origin', true), '') = 'true';
  caller record;
begin
  perform private.require_session();
  perform pg_advisory_xact_lock(hashtext('bootstrap_first_admin'));
  if exists (select from public.user_roles where role = 'admin') then
    raise exception 'An admin already exists. Ask an existing admin.';
  end if;

  select id, email, email_confirmed_at into caller from auth.users where id = auth.uid();
  if caller.id is null or lower(trim(admin_email)) is distinct from lower(caller.email) then
    raise exception 'Sign in with the address that is to become admin.';
  end if;
  if caller.email_confirmed_at is null then
    raise exception 'Verify your email first.';
  end if;
  if chosen is null and not is_local then
    raise exception 'Set FIRST_ADMIN_EMAIL on the server, then try again.';
  end if;
  if chosen is distinct from lower(caller.email) and chosen is not null then
    raise exception 'Sign in with the address that is to become admin.';
  end if;

  insert into public.user_roles (user_id, role) values (caller.id, 'admin');
  return true;
end;
$$;
