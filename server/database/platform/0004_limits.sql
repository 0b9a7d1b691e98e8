set local role supabase_auth_admin;

-- Every limit that counts within a window of time: a new one is a row here. The first call of a window begins it.
create function auth.limits() returns table (name text, allowed integer, length interval)
  language sql immutable
  set search_path = ''
as $$
  values
    -- Of a network: calls of the account protocol, each counted before anything is done for it.
    ('sign_up', 30, interval '5 minutes'),
    ('token', 150, '5 minutes'),
    ('verify', 30, '5 minutes'),
    ('update', 30, '5 minutes'),
    ('session', 600, '5 minutes'),
    ('factor', 75, '5 minutes'),
    -- Of a network: inquiries, and apart from them messages and requests for links. Beyond the first, inquiries are perhaps spam.
    ('form_ordinary', 10, '10 minutes'),
    ('form', 60, '10 minutes'),
    ('form_day', 500, '1 day'),
    ('form_bytes', 1000000, '1 day'),
    ('file_bytes', 104857600, '1 day'),
    -- Of an account. Networks and devices that it is known to use have a count of their own for sign-ins and codes.
    ('sign_in', 10, '5 minutes'),
    ('factor_code', 10, '5 minutes'),
    ('reauthentication', 30, '10 minutes'),
    ('create_recovery_codes', 10, '1 hour'),
    ('use_recovery_code', 5, '1 hour'),
    -- Of a session.
    ('refresh', 150, '5 minutes'),
    ('session_reauthentication', 5, '10 minutes'),
    -- Of a recipient: mails, of each kind apart. The first two are of who asks: an account from a network, and a session.
    ('mail', 1, '1 minute'),
    ('session_code_mail', 1, '1 minute'),
    ('mail_sign_up', 5, '1 hour'),
    ('mail_recovery', 5, '1 hour'),
    ('mail_email_change', 5, '1 hour'),
    ('code_mail', 10, '1 hour'),
    ('factor_notice', 1, '1 hour')
$$;

-- What was used of a limit since its window began.
create table auth.limit_counts (
  limit_name text not null,
  key text not null,
  window_start timestamptz not null default now(),
  used integer not null,
  primary key (limit_name, key)
);

create index limit_counts_oldest_first on auth.limit_counts (window_start);

-- From where an account has signed in: guesses from elsewhere do not use up these networks' tries.
create table auth.known_networks (
  account text not null,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (account, network)
);

create index known_networks_oldest_first on auth.known_networks (seen_at);

-- Uses `amount` of a limit, and of the count that a known `network` has of its own. `wait` is 0, or the seconds until there is more. A
-- negative amount is given back.
create function auth.consume(
  limit_name text, key text, network text default null, amount integer default 1,
  out wait integer, out is_known boolean
)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  counted auth.limit_counts;
  allowed integer;
  length interval;
begin
  select rule.allowed, rule.length into strict allowed, length from auth.limits() as rule where rule.name = limit_name;
  is_known := exists (
    select from auth.known_networks as known
    where known.account = consume.key and known.network = consume.network and known.seen_at > now() - interval '90 days'
  );
  insert into auth.limit_counts as counts (limit_name, key, used)
  values (consume.limit_name, concat_ws(' ', consume.key, case when is_known then consume.network end), greatest(amount, 0))
  -- A window of the far future was begun before the clock was set back.
  on conflict on constraint limit_counts_pkey do update set (used, window_start) = (
    select greatest(case when is_current then counts.used else 0 end + amount, 0), case when is_current then counts.window_start else now() end
    from (select counts.window_start > now() - length and counts.window_start < now() + length as is_current) as clock
  )
  returning * into counted;

  if counted.used = amount then
    delete from auth.limit_counts as old where old.ctid = any (array(
      select ctid from auth.limit_counts where window_start < now() - interval '1 day' limit 100 for update skip locked
    ));
    delete from auth.known_networks as old where old.ctid = any (array(
      select ctid from auth.known_networks where seen_at < now() - interval '90 days' limit 100 for update skip locked
    ));
  end if;
  wait := case
    when counted.used > allowed then greatest(1, ceil(extract(epoch from counted.window_start + length - now())))
    else 0
  end;
end;
$$;

revoke all on function auth.limits(), auth.consume(text, text, text, integer) from public;
grant execute on function auth.consume(text, text, text, integer) to schema_owner;

reset role;
