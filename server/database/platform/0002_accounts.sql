-- Accounts, as Supabase Auth keeps them and only as far as they are used. Nobody but supabase_auth_admin reads these tables; our
-- schema may point at a person, read who they are and their language, and ban them. It never sees a password or a secret.
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
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The address that is to replace `email` once both have confirmed it.
  email_change text,
  invited_at timestamptz,
  -- A password counts only once somebody who has the mail of the address has set it: see docs/decisions/accounts.md.
  constraint users_password_needs_confirmation check (encrypted_password is null or email_confirmed_at is not null)
);

grant
  select (id, email, email_confirmed_at, last_sign_in_at, invited_at, banned_until, raw_user_meta_data), references (id), update (banned_until)
  on auth.users to schema_owner;

-- What a mail carries is good for one use. The tokens of a change of address outlive each other: both are needed.
create table auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (
    token_type in (
      'confirmation_token', 'invite_token', 'recovery_token', 'email_change_token_current', 'email_change_token_new',
      'reauthentication_token'
    )
  ),
  created_at timestamptz not null default now(),
  -- What its own sign-up said of the person.
  user_metadata jsonb not null default '{}',
  -- Of a code that stands for a fresh sign-in: the only session it counts in.
  session_id uuid
);

create index one_time_tokens_user on auth.one_time_tokens (user_id);

reset role;
