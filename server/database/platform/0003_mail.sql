-- Mail on its way. A row is written in the transaction that causes the mail and deleted once it is sent.
create schema mail authorization supabase_auth_admin;
grant usage on schema mail to service_role;

set local role supabase_auth_admin;

create table mail.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  link text,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index outbox_due_first on mail.outbox (due_at);

-- Links in a mail are secrets: whoever may cause a mail may not read what is waiting.
grant insert (recipient, subject, body, link) on mail.outbox to service_role;

reset role;
