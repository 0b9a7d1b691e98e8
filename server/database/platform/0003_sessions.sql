-- Sign-ins: second factors, sessions with their tokens, and the keys that sign them.
set local role supabase_auth_admin;

-- An app on the person's phone that shows a code every 30 seconds (TOTP, RFC 6238).
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp')),
  -- Unverified until its first code was right.
  status text not null check (status in ('unverified', 'verified')),
  -- In base32; why it is not encrypted: docs/decisions/second-factor.md.
  secret text not null,
  -- Ours alone: the time step of the last code, so that no code is accepted twice.
  last_used_step integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Of an unfinished factor: the session that began it.
  session_id uuid,
  -- A code of a clock that is fast is refused, and the owner told by how much. It is not accepted when its time comes, either: a
  -- guess would only have to wait.
  early_step integer
);

create index mfa_factors_user on auth.mfa_factors (user_id);

-- Our schema may see who has a factor and remove it, never its secret.
grant select (id, user_id, status), delete on auth.mfa_factors to schema_owner;

-- Our schema is told by a trigger that a factor was removed: to add that trigger itself it would need a right over the table with
-- which it could become its owner.
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

-- An invitation to type a code, for a few minutes and one right code.
create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- Of the client; as rate limits count, not its single address.
  network text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

create index mfa_challenges_factor on auth.mfa_challenges (factor_id);

-- One sign-in. `amr` is how and when the person proved to be themselves, newest first, as the access token says it.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1',
  amr jsonb not null,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  -- What the browser called itself when it signed in, for the list of a person's sessions.
  user_agent text,
  -- The factor that made the session aal2. When it is removed, the next refresh lowers the session.
  factor_id uuid references auth.mfa_factors (id) on delete set null
);

create index sessions_of_user on auth.sessions (user_id);
create index sessions_of_factor on auth.sessions (factor_id);

grant select (id, user_id, created_at, refreshed_at, user_agent, factor_id), delete on auth.sessions to schema_owner;

-- The tokens of a session form a chain; all but the last are revoked. See docs/decisions/sessions.md.
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

-- The key that signs access tokens.
create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create unique index signing_keys_is_one on auth.signing_keys ((true));

-- Made at the first start and shared by every process of this database.
create table auth.secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

reset role;
