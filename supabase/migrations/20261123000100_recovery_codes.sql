-- For whoever has lost their second factor: ten codes, each good for one removal. In SQL, because Supabase Auth has none.
-- Hashed once with SHA-256: a slow hash protects what people choose, these are 60 random bits.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- How often a person has called a function since a window of an hour began.
create table private.user_budgets (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null,
  window_start timestamptz not null default now(),
  used integer not null default 1,
  primary key (user_id, purpose)
);

alter table public.recovery_codes enable row level security;
alter table public.recovery_codes force row level security;
alter table private.user_budgets enable row level security;
alter table private.user_budgets force row level security;
revoke all on public.recovery_codes from public, anon, authenticated, service_role;
revoke all on private.user_budgets from public, anon, authenticated, service_role;

create policy "functions keep recovery codes" on public.recovery_codes
  for all to current_user using (true) with check (true);

create policy "functions keep budgets of people" on private.user_budgets
  for all to current_user using (true) with check (true);

-- Counts one call of the caller, whose session must still exist. Raises PT429, with the seconds to wait as detail, when there were `allowed` within the hour.
create function private.spend_user_budget(purpose text, allowed integer) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  length constant interval := '1 hour';
  spent private.user_budgets;
begin
  if not private.has_session() then
    raise sqlstate 'PT401' using message = 'Your session has ended.';
  end if;
  insert into private.user_budgets as budget (user_id, purpose)
  values (auth.uid(), spend_user_budget.purpose)
  -- A window of the far future was begun before the clock was set back.
  on conflict on constraint user_budgets_pkey do update set
    used = case when abs(extract(epoch from now() - budget.window_start)) < 3600 then budget.used + 1 else 1 end,
    window_start = case
      when abs(extract(epoch from now() - budget.window_start)) < 3600 then budget.window_start
      else now()
    end
  returning * into spent;

  if spent.used > allowed then
    raise sqlstate 'PT429' using
      message = 'too_many',
      detail = greatest(1, ceil(extract(epoch from spent.window_start + length - now())))::integer::text;
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

-- The same for a code however it was typed. With the person, so that one guess does not try everybody's codes.
create function private.hash_recovery_code(user_id uuid, code text) returns text
  language sql immutable
  set search_path = ''
as $$
  select encode(sha256(convert_to(
    user_id::text || ':' || translate(upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g') collate "C"), 'OIL', '011'),
    'UTF8'
  )), 'hex');
$$;

-- Tells the caller by mail, where our server sends it: a hosted project has no such function and no mail of ours.
create function private.notify_caller(notice text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if to_regprocedure('mail.notify_owner(uuid, text)') is not null then
    execute 'select mail.notify_owner($1, $2)' using auth.uid(), notice;
  end if;
end;
$$;

-- Replaces all codes of the caller and returns the new ones, which nobody can see again. Needs a session with a second factor.
create function public.create_recovery_codes() returns setof text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  codes text[];
begin
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
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

-- How many codes the caller has left.
create function public.count_recovery_codes() returns integer
  language sql stable security definer
  set search_path = ''
as $$
  select count(*)::integer from public.recovery_codes where user_id = auth.uid() and used_at is null;
$$;

-- Removes every second factor of the caller, for a code that works once. False for a wrong code, and for any while there is no
-- factor: an error would undo the count. Raises PT429 after five calls within an hour, right or wrong.
create function public.use_recovery_code(code text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_length constant integer := 64;
  caller constant uuid := auth.uid();
begin
  -- Its row is locked from here: of two codes at the same moment the second finds no factor, and is not used up.
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
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (
    caller, 'recovery_code.used', 'recovery_codes', caller,
    jsonb_build_object('left', public.count_recovery_codes())
  );
  perform private.notify_caller('recoveryCodeUsed');
  return true;
end;
$$;

revoke all on function private.spend_user_budget(text, integer) from public, anon, authenticated, service_role;
revoke all on function private.generate_recovery_code() from public, anon, authenticated, service_role;
revoke all on function private.hash_recovery_code(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.notify_caller(text) from public, anon, authenticated, service_role;
revoke all on function public.create_recovery_codes() from public, anon, authenticated, service_role;
revoke all on function public.count_recovery_codes() from public, anon, authenticated, service_role;
revoke all on function public.use_recovery_code(text) from public, anon, authenticated, service_role;
grant execute on function public.create_recovery_codes() to authenticated;
grant execute on function public.count_recovery_codes() to authenticated;
grant execute on function public.use_recovery_code(text) to authenticated;
