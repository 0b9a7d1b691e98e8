-- Accounts that were invited, and what our schema needs to ban one.
set local role supabase_auth_admin;

alter table auth.users add column invited_at timestamptz;

alter table auth.one_time_tokens drop constraint one_time_tokens_token_type_check;
alter table auth.one_time_tokens add constraint one_time_tokens_token_type_check check (
  token_type in (
    'confirmation_token', 'invite_token', 'recovery_token', 'email_change_token_current', 'email_change_token_new',
    'reauthentication_token'
  )
);

grant select (invited_at, banned_until), update (banned_until) on auth.users to schema_owner;

reset role;
