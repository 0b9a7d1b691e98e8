-- What a visitor answers by mail comes into their inquiry, with what is attached; and a mail of ours that came back is known.

alter table public.inquiry_messages
  -- A machine wrote it, an out-of-office notice say: it reopens nothing.
  add column is_automatic boolean not null default false;

create table public.inquiry_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.inquiry_messages (id) on delete cascade,
  -- Its place in the mail.
  number smallint not null,
  name text not null constraint inquiry_attachments_name_length check (char_length(name) between 1 and 200),
  media_type text not null constraint inquiry_attachments_media_type_length check (char_length(media_type) between 1 and 200),
  -- Bytes.
  size integer not null constraint inquiry_attachments_size_known check (size >= 0),
  -- Null when it is too large to be kept: the mailbox has it.
  content bytea constraint inquiry_attachments_content_size check (octet_length(content) <= 10485760),
  is_stored boolean generated always as (content is not null) stored,
  unique (message_id, number)
);

-- What was attached is compressed already, mostly.
alter table public.inquiry_attachments alter column content set storage external;

alter table public.inquiry_attachments enable row level security;
alter table public.inquiry_attachments force row level security;
revoke all on public.inquiry_attachments from public, anon, authenticated, service_role;

create policy "functions keep attachments" on public.inquiry_attachments
  for all to current_user using (true) with check (true);

create policy "admins read attachments" on public.inquiry_attachments
  for select to authenticated
  using ((select private.is_admin()));

-- All but the content, whose every download is audited.
grant select (id, message_id, number, name, media_type, size, is_stored) on public.inquiry_attachments to authenticated;

-- As before, with what was attached.
create or replace view public.inquiry_conversation with (security_invoker = true) as
  select
    message.id, message.inquiry_id, message.direction, message.author_id, message.author_email, message.address, message.subject,
    message.body, message.quoted, message.locale, message.created_at,
    mail.sent_at, mail.failed_at, mail.last_response,
    message.is_automatic,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', attachment.id, 'name', name, 'media_type', media_type, 'size', size, 'is_stored', is_stored)
          order by number
        ),
        '[]'
      )
      from public.inquiry_attachments as attachment where attachment.message_id = message.id
    ) as attachments
  from public.inquiry_messages as message
  left join public.inquiry_mails as mail on mail.message_id = message.id and mail.kind = 'reply';

-- Staff download an attachment, which is audited. Returns its content in base64; raises PT404 when none is kept.
create function public.get_attachment(attachment_id uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  attachment public.inquiry_attachments;
begin
  perform private.assert_admin();
  select * into attachment from public.inquiry_attachments where id = attachment_id and content is not null;
  if attachment.id is null then
    raise sqlstate 'PT404' using message = 'There is no such attachment.';
  end if;
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  select auth.uid(), 'inquiry.attachment_downloaded', 'inquiries', inquiry_id, jsonb_build_object('attachment', attachment.number)
  from public.inquiry_messages where id = attachment.message_id;
  return translate(encode(attachment.content, 'base64'), E'\n', '');
end;
$$;

-- Staff are told of an answer.
alter table public.inquiry_mails
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known check (kind in ('notice', 'receipt', 'reply', 'overdue', 'answer')),
  drop constraint inquiry_mails_reply_has_message,
  add constraint inquiry_mails_of_message check ((kind in ('reply', 'answer')) = (message_id is not null));

-- How far each mailbox has been read, and who reads it now: of several processes, one does.
create table private.mailbox_positions (
  mailbox text primary key constraint mailbox_positions_mailbox_length check (char_length(mailbox) between 1 and 500),
  reader uuid not null,
  read_until timestamptz not null,
  -- The server's: with another one, its numbers begin anew.
  uid_validity bigint,
  last_uid bigint
);

alter table private.mailbox_positions enable row level security;
alter table private.mailbox_positions force row level security;
revoke all on private.mailbox_positions from public, anon, authenticated, service_role;

create policy "functions keep mailbox positions" on private.mailbox_positions
  for all to current_user using (true) with check (true);

-- Reads a mailbox for two minutes, and again by the same reader. Returns how far it was read; null when another one reads it.
create function public.claim_mailbox(mailbox text, reader uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  claimed private.mailbox_positions;
begin
  insert into private.mailbox_positions as known (mailbox, reader, read_until)
  values (claim_mailbox.mailbox, claim_mailbox.reader, now() + interval '2 minutes')
  on conflict on constraint mailbox_positions_pkey do update set reader = excluded.reader, read_until = excluded.read_until
  where known.reader = excluded.reader or known.read_until < now()
  returning * into claimed;
  if claimed.mailbox is null then
    return null;
  end if;
  return jsonb_build_object('uid_validity', claimed.uid_validity, 'last_uid', claimed.last_uid);
end;
$$;

-- Records that a mailbox has been read up to this mail. False when another one reads it by now.
create function public.record_mailbox_position(mailbox text, reader uuid, uid_validity bigint, last_uid bigint) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update private.mailbox_positions as known
  set uid_validity = record_mailbox_position.uid_validity, last_uid = record_mailbox_position.last_uid,
    read_until = now() + interval '2 minutes'
  where known.mailbox = record_mailbox_position.mailbox and known.reader = record_mailbox_position.reader;
  return found;
end;
$$;

-- Leaves a mailbox to another process.
create function public.release_mailbox(mailbox text, reader uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.mailbox_positions as known set read_until = '-infinity'
  where known.mailbox = release_mailbox.mailbox and known.reader = release_mailbox.reader;
$$;

-- The inquiry that a mail belongs to, null without one. `mail_ids` are the Message-IDs it follows, the nearest first. Whoever names
-- one of ours was sent it: its number cannot be guessed. The reference of a subject can be, so the sender must be known.
-- What concerns spam stays in the mailbox, where people see it.
create function public.find_inquiry_of_mail(mail_ids text[], reference text, sender text) returns uuid
  language sql stable security definer
  set search_path = ''
as $$
  select inquiry.id
  from (
    select mail.inquiry_id, followed.rank
    from unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.inquiry_mails as mail on mail.id = case
      when split_part(followed.mail_id, '@', 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then split_part(followed.mail_id, '@', 1)::uuid
    end
    union all
    select message.inquiry_id, followed.rank
    from unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.inquiry_messages as message on message.mail_id = followed.mail_id
    union all
    select named.id, 1000
    from public.inquiries as named
    where named.reference = find_inquiry_of_mail.reference and (
      lower(named.email) = lower(sender) or exists (
        select from public.inquiry_messages as message
        where message.inquiry_id = named.id and message.direction = 'received' and lower(message.address) = lower(sender)
      )
    )
  ) as found
  join public.inquiries as inquiry on inquiry.id = found.inquiry_id
  where inquiry.status <> 'spam'
  order by found.rank
  limit 1;
$$;

-- Puts a mail into an inquiry: reopens one that is answered or closed, to be answered by `new_due_at`, unless a machine wrote the
-- mail; tells staff; and counts as a change, so that nobody answers without having seen it. Returns the message's id and whether it
-- is new: null for the id once a hundred mails came within a day.
create function public.receive_mail(
  inquiry_id uuid, mail_id text, sender text, subject text, body text, quoted text, is_automatic boolean,
  received_at timestamptz, new_due_at timestamptz
) returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_a_day constant integer := 100;
  inquiry public.inquiries;
  message public.inquiry_messages;
begin
  select * into inquiry from public.inquiries where id = receive_mail.inquiry_id for update;
  select * into message from public.inquiry_messages as known where known.mail_id = receive_mail.mail_id;
  if inquiry.id is null or message.id is not null then
    return query select message.id, false;
    return;
  end if;
  if max_a_day <= (
    select count(*) from public.inquiry_messages as known
    where known.inquiry_id = inquiry.id and known.direction = 'received' and known.created_at > now() - interval '1 day'
  ) then
    return query select null::uuid, false;
    return;
  end if;

  insert into public.inquiry_messages (
    inquiry_id, direction, address, subject, body, quoted, mail_id, is_automatic, created_at
  )
  values (
    inquiry.id, 'received', sender, receive_mail.subject, receive_mail.body, receive_mail.quoted, receive_mail.mail_id,
    receive_mail.is_automatic, least(received_at, now())
  )
  returning * into message;
  insert into public.admin_audit_log (action, resource_type, resource_id, details)
  values (
    'inquiry.mail_received', 'inquiries', inquiry.id,
    case when receive_mail.is_automatic then '{"automatic": true}'::jsonb else '{}' end
  );
  if receive_mail.is_automatic or inquiry.status not in ('answered', 'closed') then
    update public.inquiries set status = status where id = inquiry.id;
  else
    update public.inquiries set status = 'in_progress', due_at = new_due_at where id = inquiry.id;
  end if;
  if not receive_mail.is_automatic then
    insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id)
    select distinct inquiry.id, 'answer', trim(address), coalesce(private.setting('staff_locale'), 'en'), message.id
    from regexp_split_to_table(private.setting('staff_email'), ',') as address
    where trim(address) like '%_@_%' and char_length(trim(address)) <= 254;
  end if;
  return query select message.id, true;
end;
$$;

-- Keeps what was attached to a mail just received; `content` is null when it is too large.
create function public.store_attachment(
  message_id uuid, number integer, name text, media_type text, size integer, content bytea
) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachments (message_id, number, name, media_type, size, content)
  values (
    store_attachment.message_id, store_attachment.number, store_attachment.name, store_attachment.media_type,
    store_attachment.size, store_attachment.content
  );
$$;

-- Records that a mail of ours came back, with what the mail server said. A reply that did not arrive is no answer: its inquiry is
-- in progress again. False when it is no mail of ours, or known to have failed.
create function public.record_bounce(mail_id uuid, response text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  -- First, as whoever changes an inquiry does: two who wait for each other would stop both.
  perform from public.inquiries
  where id = (select inquiry_id from public.inquiry_mails where id = record_bounce.mail_id) for update;
  update public.inquiry_mails set sent_at = null, failed_at = now(), last_response = left(response, 300)
  where id = record_bounce.mail_id and sent_at is not null
  returning * into mail;
  if mail.id is null then
    return false;
  end if;
  insert into public.admin_audit_log (action, resource_type, resource_id, details)
  values ('inquiry.mail_bounced', 'inquiries', mail.inquiry_id, jsonb_build_object('mail', mail.kind));
  update public.inquiries set
    status = case when mail.kind = 'reply' and status in ('answered', 'closed') then 'in_progress' else status end
  where id = mail.inquiry_id;
  return true;
end;
$$;

-- Erases the mails that somebody else than an inquiry's own sender wrote into it. Returns how many.
create function public.erase_messages_from(address text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  delete from public.inquiry_messages as message
  where message.direction = 'received' and lower(message.address) = lower(trim(erase_messages_from.address));
  get diagnostics erased = row_count;
  return erased;
end;
$$;

revoke all on function public.get_attachment(uuid) from public, anon, authenticated, service_role;
revoke all on function public.claim_mailbox(text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.record_mailbox_position(text, uuid, bigint, bigint) from public, anon, authenticated, service_role;
revoke all on function public.release_mailbox(text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.find_inquiry_of_mail(text[], text, text) from public, anon, authenticated, service_role;
revoke all on function public.receive_mail(uuid, text, text, text, text, text, boolean, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
revoke all on function public.store_attachment(uuid, integer, text, text, integer, bytea)
  from public, anon, authenticated, service_role;
revoke all on function public.record_bounce(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.erase_messages_from(text) from public, anon, authenticated, service_role;
grant execute on function public.get_attachment(uuid) to authenticated;
grant execute on function public.claim_mailbox(text, uuid) to service_role;
grant execute on function public.record_mailbox_position(text, uuid, bigint, bigint) to service_role;
grant execute on function public.release_mailbox(text, uuid) to service_role;
grant execute on function public.find_inquiry_of_mail(text[], text, text) to service_role;
grant execute on function public.receive_mail(uuid, text, text, text, text, text, boolean, timestamptz, timestamptz) to service_role;
grant execute on function public.store_attachment(uuid, integer, text, text, integer, bytea) to service_role;
grant execute on function public.record_bounce(uuid, text) to service_role;
grant execute on function public.erase_messages_from(text) to service_role;

create index inquiry_messages_of_address on public.inquiry_messages (lower(address)) where direction = 'received';
