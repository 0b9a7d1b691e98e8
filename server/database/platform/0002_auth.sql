-- Accounts, as Supabase Auth keeps them and only as far as they are used. Nobody but supabase_auth_admin reads these tables.
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, schema_owner;

set local role supabase_auth_admin;

-- One person. The address is stored in lower case.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Our schema may point at a person and read who they are, never their password.
grant select (id, email, email_confirmed_at), references (id) on auth.users to schema_owner;

-- One way to prove to be that person.
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);

create index identities_of_user on auth.identities (user_id);

-- One sign-in. `amr` is how and when the person proved to be themselves, newest first, as the access token says it.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1',
  amr jsonb not null,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);

create index sessions_of_user on auth.sessions (user_id);

-- The tokens of a session form a chain; all but the last are revoked. See docs/decisions/refresh-tokens.md.
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  token_hash text not null unique,
  parent_id bigint references auth.refresh_tokens (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

create index refresh_tokens_of_session on auth.refresh_tokens (session_id);
create index refresh_tokens_of_parent on auth.refresh_tokens (parent_id);
create unique index refresh_tokens_one_current on auth.refresh_tokens (session_id) where revoked_at is null;

-- What a link in a mail is good for: one use. It brings the password of the sign-up that asked for it,
-- so that nobody else's becomes valid by following it.
create table auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in ('confirmation_token')),
  encrypted_password text not null,
  created_at timestamptz not null default now()
);

create index one_time_tokens_user on auth.one_time_tokens (user_id);

-- Made at the first start and shared by every process of this database.
create table auth.secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

-- How much a network or an account has used of something since its window began.
create table auth.budgets (
  purpose text not null,
  spender text not null,
  window_start timestamptz not null default now(),
  used integer not null default 1,
  primary key (purpose, spender)
);

create index budgets_oldest_first on auth.budgets (window_start);

-- From where an account has signed in: guesses from elsewhere do not use up these networks' tries.
create table auth.known_networks (
  account text not null,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (account, network)
);

create index known_networks_oldest_first on auth.known_networks (seen_at);

-- Takes one from a budget of `allowed` per `length`. Returns 0, or the seconds to wait when it is used up.
create function auth.spend(purpose text, spender text, allowed integer, length interval) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  spent auth.budgets;
begin
  insert into auth.budgets as budget (purpose, spender)
  values (spend.purpose, spend.spender)
  -- A window of the far future was begun before the clock was set back.
  on conflict on constraint budgets_pkey do update set
    used = case
      when budget.window_start > now() - length and budget.window_start < now() + length then budget.used + 1
      else 1
    end,
    window_start = case
      when budget.window_start > now() - length and budget.window_start < now() + length then budget.window_start
      else now()
    end
  returning * into spent;

  if spent.used = 1 then
    delete from auth.budgets where (budgets.purpose, budgets.spender) in (
      select old.purpose, old.spender from auth.budgets as old
      where old.window_start < now() - interval '1 hour' limit 100 for update skip locked
    );
    delete from auth.known_networks where (account, network) in (
      select old.account, old.network from auth.known_networks as old
      where old.seen_at < now() - interval '90 days' limit 100 for update skip locked
    );
  end if;
  if spent.used <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from spent.window_start + length - now())));
end;
$$;

revoke all on function auth.spend(text, text, integer, interval) from public;

-- What policies ask. The older settings, one per claim, win when they are set.
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

reset role;
