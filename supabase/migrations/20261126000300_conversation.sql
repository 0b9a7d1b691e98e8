-- Staff answer a visitor by mail, and are told once when an answer is late.

-- Mails to a visitor and from them, as text. `mail_id` is the Message-ID of one that came.
create table public.inquiry_messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  direction text not null constraint inquiry_messages_direction_known check (direction in ('sent', 'received')),
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  address text not null constraint inquiry_messages_address_length check (char_length(address) between 3 and 254),
  subject text not null constraint inquiry_messages_subject_length check (char_length(subject) <= 300),
  body text not null constraint inquiry_messages_body_length check (char_length(body) <= 100000),
  -- What it repeats of earlier mails.
  quoted text constraint inquiry_messages_quoted_length check (char_length(quoted) <= 100000),
  locale text constraint inquiry_messages_locale_known check (locale in ('en', 'ar')),
  mail_id text unique constraint inquiry_messages_mail_id_length check (char_length(mail_id) between 3 and 998),
  created_at timestamptz not null default now()
);

create index inquiry_messages_of_inquiry on public.inquiry_messages (inquiry_id, created_at);

alter table public.inquiry_messages enable row level security;
alter table public.inquiry_messages force row level security;
revoke all on public.inquiry_messages from public, anon, authenticated, service_role;

create policy "functions keep messages" on public.inquiry_messages
  for all to current_user using (true) with check (true);

create policy "admins read messages" on public.inquiry_messages
  for select to authenticated
  using ((select private.is_admin()));

grant select on public.inquiry_messages to authenticated;

-- A reply is one more kind of mail about an inquiry, and there may be many of them.
alter table public.inquiry_mails
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known check (kind in ('notice', 'receipt', 'reply', 'overdue')),
  add column message_id uuid references public.inquiry_messages (id) on delete cascade,
  add constraint inquiry_mails_reply_has_message check ((kind = 'reply') = (message_id is not null)),
  drop constraint inquiry_mails_inquiry_id_kind_recipient_key;
create unique index inquiry_mails_once on public.inquiry_mails (inquiry_id, kind, recipient) where message_id is null;
create unique index inquiry_mails_once_of_message on public.inquiry_mails (message_id, recipient) where message_id is not null;

-- The conversation as the desk shows it: each message with what became of its mail.
create view public.inquiry_conversation with (security_invoker = true) as
  select
    message.id, message.inquiry_id, message.direction, message.author_id, message.author_email, message.address, message.subject,
    message.body, message.quoted, message.locale, message.created_at,
    mail.sent_at, mail.failed_at, mail.last_response
  from public.inquiry_messages as message
  left join public.inquiry_mails as mail on mail.message_id = message.id;

revoke all on public.inquiry_conversation from public, anon, authenticated, service_role;
grant select on public.inquiry_conversation to authenticated;

-- Answers the visitor: stores what is written and the mail that brings it, and answers or closes the inquiry, which belongs to
-- whoever wrote if to nobody yet. Returns the new version; raises PT409 when the inquiry has changed since `expected_version`.
create function public.send_reply(inquiry_id uuid, expected_version integer, body text, locale text, new_status text)
  returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  message public.inquiry_messages;
  new_version integer;
begin
  if char_length(trim(body)) not between 1 and 20000 then
    raise exception 'A reply has 1 to 20,000 characters.' using errcode = '22023';
  end if;
  if new_status not in ('answered', 'closed') then
    raise exception 'A reply answers an inquiry or closes it.' using errcode = '22023';
  end if;
  insert into public.inquiry_messages (inquiry_id, direction, author_id, author_email, address, subject, body, locale)
  values (
    inquiry.id, 'sent', auth.uid(), (select email from auth.users where id = auth.uid()), inquiry.email,
    coalesce(inquiry.subject, ''), send_reply.body, send_reply.locale
  )
  returning * into message;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id)
  values (inquiry.id, 'reply', inquiry.email, send_reply.locale, message.id);
  update public.inquiries set status = 'answered', assignee_id = coalesce(assignee_id, auth.uid()) where id = inquiry.id
  returning version into new_version;
  if new_status = 'closed' then
    update public.inquiries set status = 'closed' where id = inquiry.id returning version into new_version;
  end if;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = inquiry.id and draft.author_id = auth.uid() and draft.kind = 'reply';
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
  values (auth.uid(), 'inquiry.reply_sent', 'inquiries', inquiry.id);
  return new_version;
end;
$$;

-- As before, with what a reply is made of: its text, what the visitor wrote last, and the ids of the mails it follows: of ours as
-- in inquiry_mails, of theirs as they came.
create or replace function public.claim_inquiry_mail() returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  update public.inquiry_mails set attempts = attempts + 1, due_at = now() + interval '5 minutes'
  where id = (
    select id from public.inquiry_mails where due_at <= now() order by due_at limit 1 for update skip locked
  )
  returning * into mail;
  if mail.id is null then
    return null;
  end if;
  return to_jsonb(mail)
    || jsonb_build_object(
      'inquiry', (select to_jsonb(inquiry) from public.inquiries as inquiry where inquiry.id = mail.inquiry_id)
    )
    || case when mail.message_id is null then '{}' else private.reply_parts(mail.message_id) end;
end;
$$;

create function private.reply_parts(message_id uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'body', message.body,
    'received', (
      select jsonb_build_object('body', earlier.body, 'created_at', earlier.created_at)
      from public.inquiry_messages as earlier
      where earlier.inquiry_id = message.inquiry_id and earlier.direction = 'received' and earlier.created_at < message.created_at
      order by earlier.created_at desc limit 1
    ),
    'references', (
      select coalesce(jsonb_agg(id order by at), '[]')
      from (
        select mail.id::text as id, mail.created_at as at from public.inquiry_mails as mail
        where mail.inquiry_id = message.inquiry_id and mail.kind in ('receipt', 'reply') and mail.sent_at is not null
        union all
        select earlier.mail_id, earlier.created_at from public.inquiry_messages as earlier
        where earlier.inquiry_id = message.inquiry_id and earlier.mail_id is not null
        order by at desc limit 20
      ) as earlier_mails
      where at < message.created_at
    )
  )
  from public.inquiry_messages as message where message.id = reply_parts.message_id;
$$;

-- Tells staff of inquiries that are late, once each. Returns of how many.
alter table public.inquiries add column overdue_mailed_at timestamptz;

create or replace function private.inquiry_columns() returns setof text
  language sql stable
  set search_path = ''
as $$
  select attname::text
  from pg_catalog.pg_attribute
  where attrelid = 'public.inquiries'::regclass and attnum > 0 and not attisdropped
    and attname not in (
      'id', 'reference', 'status', 'status_changed_at', 'created_at', 'due_at', 'version', 'assignee_id', 'read_at', 'read_by',
      'answered_at', 'answered_in_time', 'overdue_mailed_at'
    );
$$;

-- Neither the first look nor a mail about it is a change that another person's work could be lost by.
create or replace function private.note_inquiry_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.read_at is not distinct from old.read_at and new.overdue_mailed_at is not distinct from old.overdue_mailed_at then
    new.version := old.version + 1;
  end if;
  if new.status = 'answered' and old.status <> 'answered' and new.answered_at is null then
    new.answered_at := now();
    new.answered_in_time := now() <= new.due_at;
  end if;
  -- A new moment is promised.
  if new.due_at is distinct from old.due_at then
    new.overdue_mailed_at := null;
  end if;
  return new;
end;
$$;

create function public.write_overdue_mails() returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  late uuid[];
begin
  with told as (
    update public.inquiries set overdue_mailed_at = now()
    where id in (
      select id from public.inquiries
      where status in ('new', 'in_progress') and coalesce(due_at, 'infinity') < now() and overdue_mailed_at is null
      limit 100 for update skip locked
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into late from told;
  -- One that was late before is told of again.
  delete from public.inquiry_mails where inquiry_id = any (late) and kind = 'overdue' and due_at is null;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  select inquiry_id, 'overdue', trim(address), coalesce(private.setting('staff_locale'), 'en')
  from unnest(late) as inquiry_id, regexp_split_to_table(private.setting('staff_email'), ',') as address
  where trim(address) like '%_@_%' and char_length(trim(address)) <= 254
  on conflict do nothing;
  return cardinality(late);
end;
$$;

revoke all on function public.send_reply(uuid, integer, text, text, text) from public, anon, authenticated, service_role;
revoke all on function private.reply_parts(uuid) from public, anon, authenticated, service_role;
revoke all on function public.write_overdue_mails() from public, anon, authenticated, service_role;
grant execute on function public.send_reply(uuid, integer, text, text, text) to authenticated;
grant execute on function public.write_overdue_mails() to service_role;
