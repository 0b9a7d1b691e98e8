-- Mail about accounts on its way. A row is written in the transaction that causes the mail and deleted once it is sent.
create schema mail authorization supabase_auth_admin;
grant usage on schema mail to schema_owner;

set local role supabase_auth_admin;

create table mail.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null default '',
  body text not null default '',
  -- Links in a mail are secrets: nobody else may read what is waiting.
  link text,
  attempts integer not null default 0,
  -- When it was first handed to the mail server.
  handed_at timestamptz,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Of a mail that a function of our schema causes: the name of the mail. Its words are written when it is sent.
  notice text,
  locale text
);

create index outbox_due_first on mail.outbox (due_at);

-- Tells the owner of an account. Does nothing for an account that is gone.
create function mail.notify_owner(user_id uuid, notice text) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into mail.outbox (recipient, notice, locale)
  select email, notify_owner.notice, raw_user_meta_data ->> 'locale'
  from auth.users where id = notify_owner.user_id and email is not null;
$$;

revoke all on function mail.notify_owner(uuid, text) from public;
grant execute on function mail.notify_owner(uuid, text) to schema_owner;

reset role;
