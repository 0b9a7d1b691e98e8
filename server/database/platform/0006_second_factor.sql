-- Second factors: an app on the person's phone that shows a code every 30 seconds (TOTP, RFC 6238).
set local role supabase_auth_admin;

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp')),
  -- Unverified until its first code was right.
  status text not null check (status in ('unverified', 'verified')),
  -- In base32; why it is not encrypted: docs/decisions/second-factor.md.
  secret text not null,
  last_challenged_at timestamptz,
  -- Ours alone: the time step of the last code, so that no code is accepted twice.
  last_used_step integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index mfa_factors_user on auth.mfa_factors (user_id);

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

-- The factor that made a session aal2. When it is removed, by whomever, the next refresh lowers the session.
alter table auth.sessions add column factor_id uuid references auth.mfa_factors (id) on delete set null;
create index sessions_of_factor on auth.sessions (factor_id);

-- Our schema may see who has a factor and remove it, never its secret.
grant select (id, user_id, status), delete on auth.mfa_factors to schema_owner;

reset role;
