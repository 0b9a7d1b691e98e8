-- Mails that a function of our schema causes. It names the mail; the words are written when it is sent.
set local role supabase_auth_admin;

alter table mail.outbox
  alter column subject set default '',
  alter column body set default '',
  add column notice text,
  add column locale text;

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
grant usage on schema mail to schema_owner;
grant execute on function mail.notify_owner(uuid, text) to schema_owner;

reset role;
