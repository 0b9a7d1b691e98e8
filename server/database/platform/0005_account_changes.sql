-- Forgotten passwords, new addresses, and links of clients that keep a secret of their own (PKCE).
set local role supabase_auth_admin;

alter table auth.users
  add column recovery_sent_at timestamptz,
  -- The address that is to replace `email` once both have confirmed it.
  add column email_change text,
  add column email_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz;

-- What a mail carries is good for one use. The tokens of a change of address outlive each other: both are needed.
alter table auth.one_time_tokens drop constraint one_time_tokens_token_type_check;
alter table auth.one_time_tokens add constraint one_time_tokens_token_type_check check (
  token_type in (
    'confirmation_token', 'recovery_token', 'email_change_token_current', 'email_change_token_new',
    'reauthentication_token'
  )
);
-- Of a PKCE client: who redeems the link gets a code that only this client can exchange.
alter table auth.one_time_tokens add column code_challenge text;
-- Of a code that stands for a fresh sign-in: the only session it counts in.
alter table auth.one_time_tokens add column session_id uuid;

-- Codes that a redeemed link gave out, until they are exchanged for a session.
create table auth.flow_state (
  auth_code_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  authentication_method text not null,
  created_at timestamptz not null default now()
);

create index flow_state_user on auth.flow_state (user_id);

-- What the browser called itself when it signed in, for the list of a person's sessions.
alter table auth.sessions add column user_agent text;
grant select (id, user_id, created_at, refreshed_at, user_agent), delete on auth.sessions to schema_owner;
grant select (last_sign_in_at) on auth.users to schema_owner;

reset role;
