-- Mail as people and their programs really send it: without a sender or a Message-ID, with others in copy, with large files, and
-- with much that repeats what we sent.

alter table public.inquiry_messages
  -- Null when the mail names no sender, or several.
  alter column address drop not null,
  -- Careless programs use one for several mails.
  drop constraint inquiry_messages_mail_id_key,
  add column sender_name text constraint inquiry_messages_sender_name_length check (char_length(sender_name) <= 200),
  add column reply_to text constraint inquiry_messages_reply_to_length check (char_length(reply_to) between 3 and 254),
  add column cc text[] not null default '{}' constraint inquiry_messages_cc_count check (cardinality(cc) <= 50),
  -- Where in the body the quoted text stands, in characters, and how many of its lines nobody wrote before.
  add column quoted_at integer constraint inquiry_messages_quoted_at_known check (quoted_at >= 0),
  add column quoted_new_lines integer not null default 0,
  add column files_left_out integer not null default 0,
  -- Of what the mail server has: the same mail comes in once, whatever its numbers.
  add column fingerprint text unique constraint inquiry_messages_fingerprint_length check (char_length(fingerprint) <= 100);

create index inquiry_messages_of_mail on public.inquiry_messages (mail_id) where mail_id is not null;

-- What a receipt or a reply said when it was sent: an answer repeats it.
alter table public.inquiry_mails
  add column sent_text text constraint inquiry_mails_sent_text_length check (char_length(sent_text) <= 200000);

-- The content of an attachment, in pieces: while one is stored, others need not wait long.
create table public.inquiry_attachment_pieces (
  attachment_id uuid not null references public.inquiry_attachments (id) on delete cascade,
  number smallint not null constraint inquiry_attachment_pieces_number_known check (number between 1 and 40),
  content bytea not null constraint inquiry_attachment_pieces_content_size check (octet_length(content) between 1 and 262144),
  primary key (attachment_id, number)
);

alter table public.inquiry_attachment_pieces alter column content set storage external;

alter table public.inquiry_attachment_pieces enable row level security;
alter table public.inquiry_attachment_pieces force row level security;
revoke all on public.inquiry_attachment_pieces from public, anon, authenticated, service_role;

create policy "functions keep pieces of attachments" on public.inquiry_attachment_pieces
  for all to current_user using (true) with check (true);

insert into public.inquiry_attachment_pieces (attachment_id, number, content)
select id, piece + 1, substring(content from piece * 262144 + 1 for 262144)
from public.inquiry_attachments, generate_series(0, (octet_length(content) - 1) / 262144) as piece
where content is not null and octet_length(content) > 0;

drop view public.inquiry_conversation;
drop function public.get_attachment(uuid);
drop function public.store_attachment(uuid, integer, text, text, integer, bytea);

alter table public.inquiry_attachments
  drop column is_stored,
  -- Whether its content is to be kept, and whether all of it is.
  add column is_kept boolean not null default false,
  add column is_stored boolean not null default false;
update public.inquiry_attachments set is_kept = true, is_stored = true where content is not null;
alter table public.inquiry_attachments drop column content;

grant select (is_stored) on public.inquiry_attachments to authenticated;

create view public.inquiry_conversation with (security_invoker = true) as
  select
    message.id, message.inquiry_id, message.direction, message.author_id, message.author_email, message.address, message.sender_name,
    message.reply_to, message.cc, message.subject, message.body, message.quoted, message.quoted_at, message.quoted_new_lines,
    message.files_left_out, message.locale, message.created_at, message.is_automatic,
    mail.sent_at, mail.failed_at, mail.last_response,
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

revoke all on public.inquiry_conversation from public, anon, authenticated, service_role;
grant select on public.inquiry_conversation to authenticated;

-- Lists a file of a mail just received; `is_kept` says whether its content follows. Of one inquiry 100 MB are kept within a day,
-- and 1 GB of all: what is more is listed, and the mailbox has it.
create function public.list_attachment(
  message_id uuid, number integer, name text, media_type text, size integer, is_kept boolean
) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
  select
    list_attachment.message_id, list_attachment.number, list_attachment.name, list_attachment.media_type, list_attachment.size,
    list_attachment.is_kept and kept.of_inquiry + list_attachment.size <= 104857600
      and kept.of_all + list_attachment.size <= 1073741824,
    list_attachment.is_kept and list_attachment.size = 0
  from (
    select
      coalesce(sum(attachment.size), 0) as of_all,
      coalesce(sum(attachment.size) filter (where message.inquiry_id = (
        select inquiry_id from public.inquiry_messages where id = list_attachment.message_id
      )), 0) as of_inquiry
    from public.inquiry_messages as message
    join public.inquiry_attachments as attachment on attachment.message_id = message.id and attachment.is_kept
    where message.direction = 'received' and message.created_at > now() - interval '1 day'
  ) as kept;
$$;

-- The attachments of a mail of which something is still to be stored: a process may have died between two pieces.
create function public.list_unstored_attachments(message_id uuid) returns table (id uuid, number smallint)
  language sql stable security definer
  set search_path = ''
as $$
  select attachment.id, attachment.number from public.inquiry_attachments as attachment
  where attachment.message_id = list_unstored_attachments.message_id and attachment.is_kept and not attachment.is_stored
  order by attachment.number;
$$;

create function public.store_attachment_piece(attachment_id uuid, number integer, content bytea, is_last boolean) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachment_pieces (attachment_id, number, content)
  select id, store_attachment_piece.number, store_attachment_piece.content from public.inquiry_attachments
  where id = store_attachment_piece.attachment_id
  on conflict do nothing;
  update public.inquiry_attachments set is_stored = true where id = store_attachment_piece.attachment_id and is_last;
$$;

-- Staff download an attachment, piece by piece, which is audited once. Returns a piece in base64, empty after the last one; raises
-- PT404 when none is kept.
create function public.get_attachment(attachment_id uuid, piece integer) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  attachment public.inquiry_attachments;
begin
  perform private.assert_admin();
  select * into attachment from public.inquiry_attachments where id = attachment_id and is_stored;
  if attachment.id is null then
    raise sqlstate 'PT404' using message = 'There is no such attachment.';
  end if;
  if piece = 1 then
    insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
    select auth.uid(), 'inquiry.attachment_downloaded', 'inquiries', inquiry_id, jsonb_build_object('attachment', attachment.number)
    from public.inquiry_messages where id = attachment.message_id;
  end if;
  return coalesce((
    select translate(encode(stored.content, 'base64'), E'\n', '')
    from public.inquiry_attachment_pieces as stored
    where stored.attachment_id = attachment.id and stored.number = get_attachment.piece
  ), '');
end;
$$;

-- Mails in the mailbox that concern an inquiry and were not taken in, without their content: staff look at them there.
create table public.missed_mails (
  mailbox text not null constraint missed_mails_mailbox_length check (char_length(mailbox) between 1 and 500),
  -- The server's numbers of the mail.
  uid_validity bigint not null,
  uid bigint not null,
  reason text not null constraint missed_mails_reason_known
    check (reason in ('unreadable', 'too_many', 'spam', 'notice', 'other_address', 'no_reference')),
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (mailbox, uid_validity, uid)
);

create index missed_mails_of_inquiry on public.missed_mails (inquiry_id);

alter table public.missed_mails enable row level security;
alter table public.missed_mails force row level security;
revoke all on public.missed_mails from public, anon, authenticated, service_role;

create policy "functions keep missed mails" on public.missed_mails
  for all to current_user using (true) with check (true);

create policy "admins read missed mails" on public.missed_mails
  for select to authenticated
  using ((select private.is_admin()));

grant select on public.missed_mails to authenticated;

create function public.record_missed_mail(mailbox text, uid_validity bigint, uid bigint, reason text, inquiry_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.missed_mails (mailbox, uid_validity, uid, reason, inquiry_id)
  select
    record_missed_mail.mailbox, record_missed_mail.uid_validity, record_missed_mail.uid, record_missed_mail.reason,
    record_missed_mail.inquiry_id
  -- Enough to know that somebody should look.
  where (select count(*) from public.missed_mails) < 1000
  on conflict do nothing;
$$;

-- Staff have looked at the mails that were missed up to a moment. Returns how many.
create function public.dismiss_missed_mails(until timestamptz) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  dismissed integer;
begin
  perform private.assert_admin();
  delete from public.missed_mails where created_at <= until;
  get diagnostics dismissed = row_count;
  if dismissed > 0 then
    insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
    values (auth.uid(), 'mails.missed_dismissed', 'missed_mails', '', jsonb_build_object('mails', dismissed));
  end if;
  return dismissed;
end;
$$;

-- The inquiry that a mail belongs to: by the ids of the mails it follows, the nearest first, or by a reference that comes from an
-- address the inquiry knows. Otherwise why a mail that concerns one is left in the mailbox; no row for a mail that concerns none.
-- What staff were told (a notice, say) names an inquiry only to its visitor: a colleague's remark on it is not the visitor's.
drop function public.find_inquiry_of_mail(text[], text, text);
create function public.find_inquiry_of_mail(mail_ids text[], reference text, sender text)
  returns table (inquiry_id uuid, missed text)
  language sql stable security definer
  set search_path = ''
as $$
  with named as (
    select mail.inquiry_id, followed.rank, mail.kind not in ('receipt', 'reply') and (
      not private.is_known_sender(mail.inquiry_id, sender)
      or lower(sender) in (select lower(trim(address)) from regexp_split_to_table(private.setting('staff_email'), ',') as address)
    ) as is_notice
    from unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.inquiry_mails as mail on mail.id = case
      when split_part(followed.mail_id, '@', 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then split_part(followed.mail_id, '@', 1)::uuid
    end
    union all
    select message.inquiry_id, followed.rank, false
    from unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.inquiry_messages as message on message.mail_id = followed.mail_id
  ), judged as (
    select named.inquiry_id, named.rank, case when is_notice then 'notice' end as missed from named
    union all
    select inquiry.id, 1000, case when not private.is_known_sender(inquiry.id, sender) then 'other_address' end
    from public.inquiries as inquiry where inquiry.reference = find_inquiry_of_mail.reference
    union all
    (
      select inquiry.id, 2000, 'no_reference' from public.inquiries as inquiry
      where lower(inquiry.email) = lower(sender) order by inquiry.created_at desc limit 1
    )
  )
  select judged.inquiry_id, case when inquiry.status = 'spam' then 'spam' else judged.missed end
  from judged join public.inquiries as inquiry on inquiry.id = judged.inquiry_id
  order by inquiry.status = 'spam' or judged.missed is not null, judged.rank
  limit 1;
$$;

-- Whether an inquiry may be written to by mail once more today: no more comes in than a page can show.
create function public.may_receive_mail(inquiry_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select count(*) < 100 and coalesce(sum(char_length(body) + coalesce(char_length(quoted), 0)), 0) < 2000000
  from public.inquiry_messages as message
  where message.inquiry_id = may_receive_mail.inquiry_id and direction = 'received' and created_at > now() - interval '1 day';
$$;

-- What was written in an inquiry so far, by us and by the visitor, the oldest first: what a mail repeats of it is folded.
create function public.list_conversation_texts(inquiry_id uuid) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(array_agg(text order by at), '{}')
  from (
    select text, at, sum(char_length(text)) over (order by at desc) as length
    from (
      select sent_text as text, sent_at as at from public.inquiry_mails as mail
      where mail.inquiry_id = list_conversation_texts.inquiry_id and sent_text is not null
      union all
      select concat_ws(E'\n', body, quoted), created_at from public.inquiry_messages as message
      where message.inquiry_id = list_conversation_texts.inquiry_id
      union all
      select concat_ws(E'\n', subject, message, description), created_at from public.inquiries where id = list_conversation_texts.inquiry_id
    ) as texts
  ) as newest
  where length <= 600000;
$$;

-- Puts a mail into an inquiry: reopens one that is answered or closed, to be answered by `new_due_at`, unless a machine wrote the
-- mail; tells staff; and counts as a change, so that nobody answers without having seen it. Returns the message's id and whether it
-- is new: null for the id once too much came within a day. A mail is known by what the server has of it, or by its Message-ID,
-- sender and text together.
drop function public.receive_mail(uuid, text, text, text, text, text, boolean, timestamptz, timestamptz);
create function public.receive_mail(inquiry_id uuid, mail jsonb, received_at timestamptz, new_due_at timestamptz)
  returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
  message public.inquiry_messages;
begin
  select * into inquiry from public.inquiries where id = receive_mail.inquiry_id for update;
  select * into message from public.inquiry_messages as known
  where known.direction = 'received' and (
    known.fingerprint = mail ->> 'fingerprint'
    or known.mail_id = mail ->> 'mail_id' and known.inquiry_id = receive_mail.inquiry_id
      and known.address is not distinct from mail ->> 'address' and (known.fingerprint is null or known.body = mail ->> 'body')
  )
  limit 1;
  if inquiry.id is null or message.id is not null then
    return query select message.id, false;
    return;
  end if;
  if not public.may_receive_mail(inquiry.id) then
    return query select null::uuid, false;
    return;
  end if;

  insert into public.inquiry_messages (
    inquiry_id, direction, address, sender_name, reply_to, cc, subject, body, quoted, quoted_at, quoted_new_lines, files_left_out,
    mail_id, fingerprint, is_automatic, created_at
  )
  select
    inquiry.id, 'received', nullif(written.address, ''), nullif(written.sender_name, ''), written.reply_to, coalesce(written.cc, '{}'),
    written.subject, written.body, written.quoted, written.quoted_at, written.quoted_new_lines, written.files_left_out,
    written.mail_id, written.fingerprint, written.is_automatic, least(received_at, now())
  from jsonb_to_record(mail) as written (
    address text, sender_name text, reply_to text, cc text[], subject text, body text, quoted text, quoted_at integer,
    quoted_new_lines integer, files_left_out integer, mail_id text, fingerprint text, is_automatic boolean
  )
  returning * into message;
  insert into public.admin_audit_log (action, resource_type, resource_id, details)
  values (
    'inquiry.mail_received', 'inquiries', inquiry.id,
    case when message.is_automatic then '{"automatic": true}'::jsonb else '{}' end
  );
  if message.is_automatic or inquiry.status not in ('answered', 'closed') then
    update public.inquiries set status = status where id = inquiry.id;
  else
    update public.inquiries set status = 'in_progress', due_at = new_due_at where id = inquiry.id;
  end if;
  if not message.is_automatic then
    insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id)
    select distinct inquiry.id, 'answer', trim(address), coalesce(private.setting('staff_locale'), 'en'), message.id
    from regexp_split_to_table(private.setting('staff_email'), ',') as address
    where trim(address) like '%_@_%' and char_length(trim(address)) <= 254;
  end if;
  return query select message.id, true;
end;
$$;

-- What a reply is made of. Only the visitor's own words are quoted as theirs: a mail from another address, or of a machine, is not.
create or replace function private.reply_parts(message_id uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'body', message.body,
    'received', (
      select jsonb_build_object('body', earlier.body, 'created_at', earlier.created_at)
      from public.inquiry_messages as earlier
      where earlier.inquiry_id = message.inquiry_id and earlier.direction = 'received' and earlier.created_at < message.created_at
        and lower(earlier.address) = lower(message.address) and not earlier.is_automatic
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

-- As before, and keeps what a mail said.
drop function public.record_inquiry_mail(uuid, integer, text, text);
create function public.record_inquiry_mail(mail_id uuid, attempt integer, outcome text, response text, sent_text text default null)
  returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_attempts constant integer := 30;
  first_delay constant interval := '30 seconds';
begin
  update public.inquiry_mails as mail set
    attempts = case when outcome = 'unavailable' then attempt - 1 else attempt end,
    sent_at = case when outcome = 'sent' then now() end,
    sent_text = case when outcome = 'sent' then left(record_inquiry_mail.sent_text, 200000) end,
    failed_at = case when ending.is_failure then now() end,
    due_at = case
      when outcome = 'sent' or ending.is_failure then null
      when outcome = 'unavailable' then now() + first_delay
      else now() + least(interval '1 hour', first_delay * power(2, attempt - 1))
    end,
    last_response = left(response, 300)
  from (
    select known.id, case outcome
      when 'refused' then true
      when 'failed' then attempt >= max_attempts
      when 'unavailable' then known.requested_at < now() - interval '1 day'
      else false
    end as is_failure
    from public.inquiry_mails as known where known.id = mail_id
  ) as ending
  where mail.id = ending.id and mail.attempts = attempt and mail.sent_at is null;
  return found;
end;
$$;

-- Erases the mails that somebody else than an inquiry's own sender wrote into it, and the address where others put it in copy.
-- Returns how many mails.
create or replace function public.erase_messages_from(address text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person constant text := lower(trim(erase_messages_from.address));
  erased integer;
begin
  delete from public.inquiry_messages as message where message.direction = 'received' and lower(message.address) = person;
  get diagnostics erased = row_count;
  update public.inquiry_messages set cc = array_remove(cc, person) where person = any (cc);
  update public.inquiry_messages set reply_to = null where reply_to = person;
  return erased;
end;
$$;

revoke all on function public.list_attachment(uuid, integer, text, text, integer, boolean) from public, anon, authenticated, service_role;
revoke all on function public.list_unstored_attachments(uuid) from public, anon, authenticated, service_role;
revoke all on function public.store_attachment_piece(uuid, integer, bytea, boolean) from public, anon, authenticated, service_role;
revoke all on function public.get_attachment(uuid, integer) from public, anon, authenticated, service_role;
revoke all on function public.record_missed_mail(text, bigint, bigint, text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.dismiss_missed_mails(timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.find_inquiry_of_mail(text[], text, text) from public, anon, authenticated, service_role;
revoke all on function public.may_receive_mail(uuid) from public, anon, authenticated, service_role;
revoke all on function public.list_conversation_texts(uuid) from public, anon, authenticated, service_role;
revoke all on function public.receive_mail(uuid, jsonb, timestamptz, timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.record_inquiry_mail(uuid, integer, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.list_attachment(uuid, integer, text, text, integer, boolean) to service_role;
grant execute on function public.list_unstored_attachments(uuid) to service_role;
grant execute on function public.store_attachment_piece(uuid, integer, bytea, boolean) to service_role;
grant execute on function public.get_attachment(uuid, integer) to authenticated;
grant execute on function public.record_missed_mail(text, bigint, bigint, text, uuid) to service_role;
grant execute on function public.dismiss_missed_mails(timestamptz) to authenticated;
grant execute on function public.find_inquiry_of_mail(text[], text, text) to service_role;
grant execute on function public.may_receive_mail(uuid) to service_role;
grant execute on function public.list_conversation_texts(uuid) to service_role;
grant execute on function public.receive_mail(uuid, jsonb, timestamptz, timestamptz) to service_role;
grant execute on function public.record_inquiry_mail(uuid, integer, text, text, text) to service_role;
