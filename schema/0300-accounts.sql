-- An account manages its own sessions and factors. A stolen session cannot, nor can a token that outlived its session or its factor.

-- Ten codes for a lost second factor, each good for one removal. They stand here because Supabase Auth's protocol has none. Each is
-- hashed once with SHA-256: a slow hash protects passwords that people choose, and a code has 60 random bits.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table public.recovery_codes enable row level security, force row level security;

create policy "functions keep recovery codes" on public.recovery_codes
  for all to current_user using (true) with check (true);

-- Replaces all codes of the caller, who has passed a factor that is still there, and returns the new ones, which nobody can see
-- again.
create function public.create_recovery_codes() returns setof text
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
    raise sqlstate 'PT403' using message = 'Enter a code from your authenticator app first.';
  end if;
  perform private.consume('create_recovery_codes', caller::text);

  select array_agg(private.generate_recovery_code()) into codes from generate_series(1, 10);
  delete from public.recovery_codes where user_id = caller;
  insert into public.recovery_codes (user_id, code_hash)
  select caller, private.hash_recovery_code(caller, code) from unnest(codes) as code;
  perform private.add_audit_entry('recovery_codes.created', 'recovery_codes', caller);
  perform private.notify_owner(caller, 'recoveryCodesCreated');
  return query select unnest(codes);
end;
$$;

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

-- Locks the caller's account, as any removal of a factor does first: two such calls wait for each other once, and the second sees
-- what the first did.
create function private.lock_caller() returns void
  language plpgsql volatile
  set search_path = ''
as $$
begin
  perform from auth.users where id = auth.uid() for no key update;
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

-- Uses up some of a limit of auth.limits(). Raises PT429, with the seconds to wait as detail, when nothing is left.
create function private.consume(limit_name text, key text, amount integer default 1) returns void
  language plpgsql volatile
  set search_path = ''
as $$
declare
  wait constant integer := (auth.consume(limit_name, key, amount => amount)).wait;
begin
  if wait > 0 then
    raise sqlstate 'PT429' using message = 'too_many', detail = wait::text;
  end if;
end;
$$;

-- 12 of 32 characters, without I, L, O and U: 60 bits. Taken from the bytes of a random UUID that hold no version.
create function private.generate_recovery_code() returns text
  language plpgsql volatile
  set search_path = ''
as $$
declare
  bytes constant bytea := uuid_send(gen_random_uuid());
  characters text;
begin
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, i) & 31) + 1, 1), '' order by i)
  into characters
  from unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) as i;
  return concat_ws('-', substr(characters, 1, 4), substr(characters, 5, 4), substr(characters, 9, 4));
end;
$$;

-- The hash is the same however a code was typed. It is the person's own, so that one guess does not try everybody's codes.
create function private.hash_recovery_code(user_id uuid, code text) returns text
  language sql immutable
  set search_path = ''
as $$
  select encode(sha256(convert_to(
    user_id::text || ':' || translate(upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g') collate "C"), 'OIL', '011'),
    'UTF8'
  )), 'hex');
$$;

-- Removes every second factor of the caller, and with them the other codes, for a code that works once. False for a wrong code, and
-- for any while there is no factor: an error would undo the count. Raises PT429 after five calls within an hour, right or wrong.
create function public.use_recovery_code(code text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_length constant integer := 64;
  caller constant uuid := auth.uid();
begin
  perform private.require_session();
  -- Of two codes at the same moment the second finds no factor.
  perform private.lock_caller();
  perform private.consume('use_recovery_code', caller::text);
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
  perform private.add_audit_entry('recovery_code.used', 'recovery_codes', caller);
  perform private.notify_owner(caller, 'recoveryCodeUsed');
  return true;
end;
$$;

-- Recovery codes belong to the factor that they replace: they go with the last one, however that is removed.
create function private.forget_recovery_codes(account_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.recovery_codes
  where user_id = account_id
    and not exists (select from auth.mfa_factors where user_id = account_id and status = 'verified');
$$;

-- Where somebody is signed in, for themselves alone.
create function public.list_sessions()
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

-- Ends a session of the caller's. False when there is none of this id. While the account has a second factor, a session that has not
-- passed it ends none but itself: a thief of the password could otherwise keep the owner out.
create function public.end_session(session_id uuid) returns boolean
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

-- Raises PT403 unless the token names a sign-in, or a code, of the last 15 minutes: a device left open, or a token that was taken, is
-- not enough to change the team. A refreshed token names the same moments. Codes count while there is a factor.
create function private.assert_recent_sign_in() returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  earliest constant timestamptz := now() - interval '15 minutes';
  codes_count constant boolean := exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
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

grant execute on function private.forget_recovery_codes to supabase_auth_admin;

grant execute on function
  public.create_recovery_codes, public.use_recovery_code,
  public.list_sessions, public.end_session
  to authenticated;
