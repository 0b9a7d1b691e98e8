-- Every mail that the server sends: notices to the staff, a receipt, replies and links to the visitor, and mails about accounts. A row is
-- written in the transaction that causes the mail; the process that sends it claims the row, writes the words, and records what the mail
-- server said.

-- The table.

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  -- Null of a mail about an account, and of the confirmation that an inquiry was erased.
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  kind text not null constraint mails_kind_known check (kind in (
    'account', 'notice', 'receipt', 'reply', 'overdue', 'answer', 'copy', 'forward', 'not_sent', 'for_you', 'link', 'erase_link', 'erased'
  )),
  recipient text not null constraint mails_recipient_length check (char_length(recipient) between 3 and 254),
  -- The people in copy that this mail is to reach too. One that was refused while others got it has a mail of kind 'copy'.
  cc text[] not null default '{}',
  -- Null of a mail about an account in both languages.
  locale text constraint mails_locale_known check (locale in ('en', 'ar')),
  -- The message of a reply, or of the notice of a visitor's answer.
  message_id uuid references public.inquiry_messages (id) on delete cascade,
  -- The name and the position of a reply's author, as they were then: the signature does not change afterwards.
  signature text[] constraint mails_signature_length check (cardinality(signature) between 1 and 2),
  -- A mail to one of the staff has the note that names them, the colleague who assigned the inquiry or wrote the note, and what else it
  -- tells of this and other inquiries.
  note_id uuid references public.inquiry_notes (id) on delete cascade,
  caused_by uuid references auth.users (id) on delete set null,
  told_with jsonb not null default '[]',
  -- What a mail without an inquiry says. Links and codes in it work: its row is deleted once it is sent or given up.
  contents jsonb,
  created_at timestamptz not null default now(),
  -- When it was first to be sent, or sent again.
  requested_at timestamptz not null default now(),
  -- When it is to be tried next; null once it is sent or given up.
  due_at timestamptz default now(),
  attempts integer not null default 0,
  -- When it was first handed to the mail server. That stays its date at every attempt.
  handed_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  -- The mail server's last words about it.
  last_response text constraint mails_response_length check (char_length(last_response) <= 300),
  -- The text of the mail as it was sent: an answer repeats it.
  sent_text text constraint mails_sent_text_length check (char_length(sent_text) <= 200000),
  -- A reply or a forwarding that can still be taken back says when it goes out and why it is held after all; a reply also what it makes of
  -- its inquiry.
  send_after timestamptz,
  held_for text constraint mails_held_for_known check (held_for in ('received', 'spam', 'closed', 'author')),
  next_status text constraint mails_next_status_known check (next_status in ('answered', 'closed')),
  look_again_on date constraint mails_look_again_of_reply check (look_again_on is null or kind = 'reply'),
  constraint mails_one_end check (num_nonnulls(due_at, sent_at, failed_at) = 1),
  constraint mails_of_message check ((kind in ('reply', 'answer', 'copy', 'forward')) = (message_id is not null)),
  constraint mails_of_note check (kind = 'for_you' or note_id is null),
  constraint mails_of_account check (locale is not null or kind = 'account'),
  constraint mails_of_inquiry check (
    (kind in ('account', 'erased')) = (inquiry_id is null) and (inquiry_id is null) = (contents is not null)
  ),
  constraint mails_cc_count check (cardinality(cc) <= 20 and (kind = 'reply' or cc = '{}')),
  constraint mails_scheduled check (
    (send_after is not null and kind = 'reply') = (next_status is not null) and (send_after is null or kind in ('reply', 'forward'))
  ),
  constraint mails_held check (held_for is null or send_after is not null and failed_at is not null)
);

create unique index mails_once on public.mails (inquiry_id, kind, recipient)
  where message_id is null and kind not in ('for_you', 'link', 'erase_link');
create unique index mails_once_of_message on public.mails (message_id, recipient) where message_id is not null;
create index mails_due_first on public.mails ((inquiry_id is not null), due_at) where due_at is not null;
create index mails_to_release on public.mails (inquiry_id) where send_after is not null;
create index mails_failed on public.mails (failed_at) where failed_at is not null;
create index mails_staff_sent on public.mails (sent_at)
  where kind in ('notice', 'answer', 'overdue') and sent_at is not null;
create index mails_staff_unsent on public.mails (created_at)
  where kind in ('notice', 'answer', 'overdue') and sent_at is null;
create unique index mails_for_you_once on public.mails (recipient, coalesce(note_id, inquiry_id))
  where kind = 'for_you' and due_at is not null;
create index mails_for_you_sent on public.mails (recipient, sent_at) where kind = 'for_you';
create index mails_receipts_of_domain on public.mails (private.mail_domain(recipient), created_at)
  where kind = 'receipt';
create index mails_links_of_day on public.mails (inquiry_id, kind, created_at) where kind in ('link', 'erase_link');
create index mails_to_mailbox on public.mails (private.mailbox(recipient), created_at)
  where kind in ('receipt', 'link', 'erase_link');

-- Reading.

alter table public.mails enable row level security, force row level security;

create policy "staff read mails about inquiries" on public.mails
  for select to authenticated
  using (inquiry_id is not null and (select private.is_staff()));

create policy "functions keep mails" on public.mails
  for all to current_user using (true) with check (true);

grant select on public.mails to authenticated;

-- Mails that were given up, and replies that are held, with what staff need to judge them, of the inquiries the caller may read.
create view public.failed_inquiry_mails with (security_invoker = true) as
  select mail.id, mail.kind, mail.recipient, mail.failed_at, mail.last_response, mail.held_for, mail.inquiry_id, inquiry.reference
  from public.mails as mail
  join public.inquiries as inquiry on inquiry.id = mail.inquiry_id
  -- Staff can do nothing about a link: the visitor asks for another.
  where mail.failed_at is not null and mail.kind not in ('link', 'erase_link');

grant select on public.failed_inquiry_mails to authenticated;

-- Queueing.

-- Writes a mail about an account; `contents` are its name in `app/mails/account.server.ts` (`mail`), and what it names.
create function private.write_account_mail(recipient text, locale text, contents jsonb) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.mails (kind, recipient, locale, contents, due_at)
  values (
    'account', write_account_mail.recipient, case when write_account_mail.locale in ('en', 'ar') then write_account_mail.locale end,
    write_account_mail.contents, now()
  );
$$;

-- Tells the owner of an account, unless it is gone.
create function private.notify_owner(user_id uuid, mail text) returns void
  language sql security definer
  set search_path = ''
as $$
  select private.write_account_mail(email, raw_user_meta_data ->> 'locale', jsonb_build_object('mail', notify_owner.mail))
  from auth.users where id = notify_owner.user_id and email is not null;
$$;

-- Writes a mail about an inquiry to each address of the staff. The notice of a visitor's mail is left out to a person who was told of an
-- earlier one, while nobody has looked since: a hundred mails a day would be as many notices to each of the staff.
create function private.write_staff_mails(inquiry_id uuid, kind text, message_id uuid default null) returns void
  language sql
  set search_path = ''
as $$
  insert into public.mails (inquiry_id, kind, recipient, locale, message_id)
  select write_staff_mails.inquiry_id, write_staff_mails.kind, address, private.staff_locale(), write_staff_mails.message_id
  from private.staff_addresses() as address
  where write_staff_mails.kind <> 'answer' or not exists (
    select from public.mails as earlier
    where earlier.inquiry_id = write_staff_mails.inquiry_id and earlier.kind = 'answer' and earlier.recipient = address
      and earlier.failed_at is null and earlier.created_at > private.last_look(earlier.inquiry_id)
  )
  on conflict do nothing;
$$;

-- When staff looked at an inquiry last, or answered it.
create function private.last_look(inquiry_id uuid) returns timestamptz
  language sql stable security definer
  set search_path = ''
as $$
  select greatest(
    (select max(presence.seen_at) from public.inquiry_presence as presence where presence.inquiry_id = last_look.inquiry_id),
    (
      select max(message.created_at) from public.inquiry_messages as message
      where message.inquiry_id = last_look.inquiry_id and message.direction = 'sent'
    ),
    '-infinity'
  );
$$;

-- Writes a receipt to the visitor within the limits of may_send_receipt, once to an address. False when there is none.
create function private.write_receipt(inquiry_id uuid, email text, locale text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Inquiries of one domain count one after the other, and the many of a provider by their mailbox.
  perform pg_advisory_xact_lock(hashtextextended(
    'receipt to ' || case
      when private.is_mail_provider(private.mail_domain(email)) then private.mailbox(email)
      else private.mail_domain(email)
    end, 0
  ));
  if not private.may_send_receipt(email) then
    return false;
  end if;
  insert into public.mails (inquiry_id, kind, recipient, locale)
  values (write_receipt.inquiry_id, 'receipt', email, write_receipt.locale)
  on conflict do nothing;
  return found;
end;
$$;

-- Receipts cannot be used to bother a stranger: an address gets few of them a day, counted for its mailbox, and for its domain as far
-- as that is one company's.
create function private.may_send_receipt(address text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select (
    select count(*) < 3 from public.mails
    where kind = 'receipt' and private.mailbox(recipient) = private.mailbox(address)
      and created_at > now() - interval '1 day'
  ) and (
    private.is_mail_provider(private.mail_domain(address)) or (
      select count(*) < 20 from public.mails
      where kind = 'receipt' and private.mail_domain(recipient) = private.mail_domain(address)
        and created_at > now() - interval '1 day'
    )
  );
$$;

-- Brings back what staff want to look at again today, and tells staff of inquiries that are late, once each. Returns of how many.
create function public.write_overdue_mails() returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  late uuid[];
begin
  perform private.look_again();
  with told as (
    update public.inquiries set overdue_mailed_at = now()
    where id in (
      select id from public.inquiries
      where status in ('new', 'in_progress') and coalesce(due_at, 'infinity') < now() and overdue_mailed_at is null
      limit 100 for no key update skip locked
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into late from told;
  -- Staff are told again of one that was late before.
  delete from public.mails where inquiry_id = any (late) and kind = 'overdue' and due_at is null;
  perform private.write_staff_mails(inquiry_id, 'overdue') from unnest(late) as inquiry_id;
  return cardinality(late);
end;
$$;

-- Brings back inquiries whose day has come. Where they were answered nothing was promised to the visitor since, so nothing is late.
create function private.look_again() returns void
  language sql security definer
  set search_path = ''
as $$
  update public.inquiries set
    look_again_on = null, status = case when status = 'answered' then 'in_progress' else status end,
    due_at = case when status <> 'answered' then due_at end, promised_at = case when status <> 'answered' then promised_at end
  where id in (
    select id from public.inquiries where look_again_on <= private.office_time(now())::date
    limit 100 for no key update skip locked
  );
$$;

-- Tells the person who is assigned an inquiry now. What nobody has been told yet is taken back, and an undo that gives it back is not told.
create function private.tell_assignee(before public.inquiries, assignee_id uuid) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.mails
  where inquiry_id = before.id and kind = 'for_you' and note_id is null and due_at is not null and attempts = 0;
  if assignee_id is distinct from before.taken_from or before.taken_at < now() - interval '2 minutes' then
    perform private.tell_colleague(before.id, null, assignee_id);
  end if;
end;
$$;

-- Writes a mail to a colleague of the caller who wants such mails: about a note that names them, or an inquiry that is theirs now. It waits
-- for half a minute, and until five minutes after the last one: it tells too what comes meanwhile, and nothing that is taken back.
create function private.tell_colleague(inquiry_id uuid, note_id uuid, user_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.mails (inquiry_id, kind, recipient, locale, note_id, caused_by, due_at)
  select
    tell_colleague.inquiry_id, 'for_you', account.email, coalesce(chosen.language, private.staff_locale()), tell_colleague.note_id,
    auth.uid(), greatest(now() + interval '30 seconds', (
      select max(earlier.sent_at) + interval '5 minutes' from public.mails as earlier
      where earlier.kind = 'for_you' and earlier.recipient = account.email
    ))
  from auth.users as account
  left join public.staff_preferences as chosen on chosen.user_id = account.id
  where account.id = tell_colleague.user_id and account.id <> auth.uid() and private.is_active_staff(account.id)
    and coalesce(case when tell_colleague.note_id is null then chosen.mails_assigned else chosen.mails_mentioned end, true)
  on conflict do nothing;
$$;

-- Waiting. A reply or a forwarding that has not gone out yet has `send_after`. Until it is released it can be taken back, and a reply is no
-- answer. A function that releases it, takes it back or holds it has locked its inquiry first, so that one of them wins.

-- Takes back a mail that has not gone out. The inquiry is as it was. The text of a reply is a draft of the caller's, before what they
-- have begun since, and its files are that draft's; of a forwarding nothing is left. False when it has gone out.
create function public.take_back_mail(message_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail constant public.mails := private.lock_waiting_mail(message_id);
begin
  if mail.send_after is null then
    return false;
  end if;
  insert into public.inquiry_drafts as draft (inquiry_id, author_id, kind, body, locale, copies)
  select mail.inquiry_id, auth.uid(), 'reply', message.body, message.locale, (
    select coalesce(jsonb_object_agg(known.address, known.address = any (message.cc)), '{}')
    from public.list_copy_addresses(mail.inquiry_id) as known
  )
  from public.inquiry_messages as message where message.id = mail.message_id and mail.kind = 'reply'
  on conflict on constraint inquiry_drafts_pkey
    do update set body = excluded.body || E'\n\n' || draft.body, locale = excluded.locale, copies = excluded.copies,
      saved_at = now();
  update public.inquiry_attachments as file
  set message_id = null, draft_inquiry_id = mail.inquiry_id, author_id = auth.uid(), created_at = now()
  where file.message_id = mail.message_id;
  -- Its mail goes with it.
  delete from public.inquiry_messages as message where message.id = mail.message_id;
  perform private.add_audit_entry(
    case mail.kind when 'forward' then 'inquiry.forwarding_taken_back' else 'inquiry.reply_taken_back' end, 'inquiries', mail.inquiry_id,
    case mail.kind when 'forward' then jsonb_build_object('email', mail.recipient) else '{}' end
  );
  return true;
end;
$$;

-- Sends a mail before its moment, or one that is held. False when it has gone out.
create function public.send_mail_now(message_id uuid) returns boolean
  language sql security definer
  set search_path = ''
as $$
  select private.release_mail((private.lock_waiting_mail(message_id)).id);
$$;

-- The mail of a reply or a forwarding, its inquiry being held until the transaction ends. Raises PT404 without one.
create function private.lock_waiting_mail(message_id uuid) returns public.mails
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.mails;
begin
  perform private.assert_staff();
  perform from public.inquiries
  where id = (select known.inquiry_id from public.inquiry_messages as known where known.id = message_id) for update;
  select * into mail from public.mails as known
  where known.message_id = lock_waiting_mail.message_id and known.kind in ('reply', 'forward');
  if mail.id is null then
    raise sqlstate 'PT404' using message = 'There is no such email.';
  end if;
  return mail;
end;
$$;

-- Releases mails whose moment has come. One whose author is no longer of the staff is held. An inquiry that somebody is changing
-- waits for the next call; one that somebody looks at does not.
create function private.release_due_mails() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  waiting record;
begin
  for waiting in
    select mail.id, private.is_active_staff(message.author_id) as is_of_staff
    from public.mails as mail
    join public.inquiries as inquiry on inquiry.id = mail.inquiry_id
    join public.inquiry_messages as message on message.id = mail.message_id
    where mail.due_at <= now() and mail.send_after is not null
    order by mail.due_at limit 20 for no key update of inquiry, mail skip locked
  loop
    if waiting.is_of_staff then
      perform private.release_mail(waiting.id);
    else
      update public.mails set due_at = null, failed_at = now(), held_for = 'author' where id = waiting.id;
    end if;
  end loop;
end;
$$;

-- Lets a mail go out now, of an inquiry that the caller holds: from here on it cannot be taken back, and a reply is an answer. False
-- when it has gone out.
create function private.release_mail(mail_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.mails;
  author uuid;
begin
  select * into mail from public.mails where id = mail_id and send_after is not null;
  if mail.id is null then
    return false;
  end if;
  update public.mails
  set due_at = now(), requested_at = now(), failed_at = null, send_after = null, next_status = null, held_for = null
  where id = mail.id;
  update public.inquiry_messages set created_at = now() where id = mail.message_id
  returning author_id into author;
  perform set_config('app.acting_for', case when auth.uid() is null then author::text else '' end, true);
  if mail.kind = 'forward' then
    perform private.add_audit_entry(
      'inquiry.email_forwarded', 'inquiries', mail.inquiry_id, jsonb_build_object('email', mail.recipient)
    );
  else
    update public.inquiries
    set status = 'answered', look_again_on = coalesce(mail.look_again_on, look_again_on),
      assignee_id = coalesce(assignee_id, case when private.is_active_staff(author) then author end, auth.uid())
    where id = mail.inquiry_id;
    if mail.next_status = 'closed' then
      update public.inquiries set status = 'closed' where id = mail.inquiry_id;
    end if;
    perform private.add_audit_entry('inquiry.reply_sent', 'inquiries', mail.inquiry_id);
  end if;
  perform set_config('app.acting_for', '', true);
  return true;
end;
$$;

-- A person whose own reply waits closes the inquiry with that reply, and reopens it with that reply. A status that is taken back at once
-- was a mistake, and holds nothing.
create function private.hold_mails_after_status(before public.inquiries, status text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if status in ('spam', 'closed') then
    perform private.hold_mails(before.id, status, case when status = 'closed' then private.acting_person() end);
  end if;
  if 'closed' in (before.status, status) then
    update public.mails set next_status = case when status = 'closed' then 'closed' else 'answered' end
    where inquiry_id = before.id and kind = 'reply' and send_after is not null and due_at is not null;
  end if;
  if before.status_changed_at > now() - interval '2 minutes' and status not in ('spam', 'closed') then
    update public.mails set due_at = send_after, failed_at = null, held_for = null
    where inquiry_id = before.id and held_for = before.status and failed_at = before.status_changed_at;
  end if;
end;
$$;

-- Holds the mails of an inquiry that have not gone out: their authors did not know the reason when they wrote. Those of `spared` go out all
-- the same. Staff see a held mail among the mails that were not delivered.
create function private.hold_mails(inquiry_id uuid, reason text, spared uuid default null) returns void
  language sql
  set search_path = ''
as $$
  update public.mails as mail set due_at = null, failed_at = now(), held_for = reason
  from public.inquiry_messages as message
  where mail.inquiry_id = hold_mails.inquiry_id and mail.send_after is not null and mail.due_at is not null
    and message.id = mail.message_id and (spared is null or message.author_id is distinct from spared);
$$;

-- Claiming.

-- Takes the mail that is due first for five minutes, of those about inquiries or of the others: if its process dies, another attempt
-- follows. Returns it with its inquiry and with what its words are made of, null when none is due.
create function public.claim_mail(about_inquiries boolean) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.mails;
begin
  perform private.release_due_mails();
  -- Nobody is told who has left the staff, or is suspended.
  delete from public.mails as told
  where kind = 'for_you' and due_at <= now() and not exists (
    select from auth.users as account where account.email = told.recipient and private.is_active_staff(account.id)
  );
  update public.mails set
    attempts = attempts + 1, due_at = now() + interval '5 minutes', handed_at = case when attempts = 0 then now() else handed_at end
  where id = (
    select due.id from public.mails as due
    where (inquiry_id is not null) = about_inquiries and due_at <= now() and send_after is null and not (
      -- Its files are being stored.
      kind = 'reply' and exists (
        select from public.inquiry_attachments as file where file.message_id = due.message_id and is_kept and not is_stored
      )
    )
    order by due_at limit 1 for update of due skip locked
  )
  returning * into mail;
  if mail.id is null then
    return null;
  end if;
  return to_jsonb(mail)
    || jsonb_build_object(
      'has_mailbox', private.setting('mailbox') is not null,
      'inquiry', (select to_jsonb(inquiry) from public.inquiries as inquiry where inquiry.id = mail.inquiry_id)
    )
    || case
      when mail.kind = 'notice' then private.notice_parts(mail)
      when mail.kind = 'receipt' then jsonb_build_object(
        'away_notice', public.current_away_notice(), 'references', private.earlier_mails(mail.inquiry_id, mail.created_at)
      )
      when mail.kind = 'for_you' then private.parts_for_you(mail)
      when mail.kind = 'answer' then private.reply_parts(mail.message_id) || private.notice_parts(mail)
      when mail.kind = 'forward' then private.forward_parts(mail.message_id)
      when mail.message_id is not null then private.reply_parts(mail.message_id)
      else '{}'
    end;
end;
$$;

-- What a mail brought beside its text, of which staff are told: the one of the notice, or the one that began the inquiry.
create function private.notice_parts(mail public.mails) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  with told as (
    select message.id, message.is_encrypted, message.files_left_out
    from public.inquiry_messages as message join public.inquiries as inquiry on inquiry.id = message.inquiry_id
    where message.inquiry_id = mail.inquiry_id and (message.id = mail.message_id or mail.message_id is null and inquiry.channel = 'mail')
    order by message.created_at limit 1
  )
  select jsonb_build_object(
    'is_encrypted', exists (select from told where is_encrypted),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('name', file.name, 'size', file.size) order by file.number), '[]')
      from told join public.inquiry_attachments as file on file.message_id = told.id
    ),
    'files_left_out', coalesce((select files_left_out from told), 0)
  );
$$;

-- The parts of a reply, or of the notice of a mail that came. Only the visitor's own words are quoted as theirs: a mail from another
-- address, or of a machine, is not.
create function private.reply_parts(message_id uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'body', message.body, 'to', message.address, 'copies', message.cc, 'is_proven', message.is_proven,
    'third_person', case when message.is_third_person then coalesce(message.sender_name, message.address, '') end,
    'files', private.mail_files(message.id),
    'received', (
      select jsonb_build_object('body', earlier.body, 'created_at', earlier.created_at)
      from public.inquiry_messages as earlier
      where earlier.inquiry_id = message.inquiry_id and earlier.direction = 'received' and earlier.created_at < message.created_at
        and lower(earlier.address) = lower(message.address) and not earlier.is_automatic and earlier.is_proven is not false
      order by earlier.created_at desc limit 1
    ),
    'references', private.earlier_mails(message.inquiry_id, message.created_at)
  )
  from public.inquiry_messages as message where message.id = reply_parts.message_id;
$$;

-- The mails that one to the visitor follows, the last one at the end: ids of ours, and Message-IDs of theirs. The visitor learns nothing of a
-- third person, not even a Message-ID.
create function private.earlier_mails(inquiry_id uuid, before timestamptz) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(id order by at), '[]')
  from (
    select mail.id::text as id, mail.created_at as at from public.mails as mail
    where mail.inquiry_id = earlier_mails.inquiry_id and mail.kind in ('receipt', 'reply') and mail.sent_at is not null
    union all
    select message.mail_id, message.created_at from public.inquiry_messages as message
    where message.inquiry_id = earlier_mails.inquiry_id and message.mail_id is not null and not message.is_third_person
    order by at desc limit 20
  ) as known
  where at <= before;
$$;

-- The parts of a forwarding.
create function private.forward_parts(message_id uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'body', entry.body,
    'forwarded', jsonb_build_object(
      'direction', message.direction, 'body', message.body, 'created_at', message.created_at, 'address', message.address,
      'name', coalesce(message.sender_name, case when lower(message.address) = lower(inquiry.email) then inquiry.name end)
    ),
    'files_left_out', message.files_left_out,
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'media_type', private.safe_media_type(name), 'size', size,
        'is_stored', is_stored and not private.is_held(wants_scan, scan)
      ) order by number), '[]')
      from public.inquiry_attachments as attachment where attachment.message_id = message.id
    )
  )
  from public.inquiry_messages as entry
  join public.inquiry_messages as message on message.id = entry.forwarded_id
  join public.inquiries as inquiry on inquiry.id = entry.inquiry_id
  where entry.id = forward_parts.message_id;
$$;

-- The parts of a mail to one of the staff. It takes along all else that waits for them.
create function private.parts_for_you(mail public.mails) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  told jsonb;
begin
  with joined as (
    delete from public.mails where id in (
      select waiting.id from public.mails as waiting
      where waiting.kind = 'for_you' and waiting.recipient = mail.recipient and waiting.id <> mail.id
        and waiting.due_at is not null and waiting.attempts = 0 and waiting.told_with = '[]'
      for update skip locked
    )
    returning inquiry_id, note_id, caused_by, created_at
  )
  update public.mails as known
  set told_with = known.told_with || (select coalesce(jsonb_agg(to_jsonb(joined) order by created_at), '[]') from joined)
  where known.id = mail.id
  returning jsonb_build_array(to_jsonb(mail)) || known.told_with into told;
  return jsonb_build_object('told', (
    select jsonb_agg(jsonb_build_object(
      'by', coalesce(
        case mail.locale when 'ar' then coalesce(name_ar, name_en) else coalesce(name_en, name_ar) end,
        split_part(account.email, '@', 1)
      ),
      'note', note.body,
      'inquiry', jsonb_build_object(
        'id', inquiry.id, 'reference', inquiry.reference, 'type', inquiry.type, 'subject', inquiry.subject,
        'project_type', inquiry.project_type
      )
    ) order by place)
    from jsonb_array_elements(told) with ordinality as listed (event, place)
    join public.inquiries as inquiry on inquiry.id = (event ->> 'inquiry_id')::uuid
    left join public.inquiry_notes as note on note.id = (event ->> 'note_id')::uuid
    left join auth.users as account on account.id = (event ->> 'caused_by')::uuid
    left join public.staff_profiles as profile on profile.user_id = account.id
  ));
end;
$$;

-- Recording.

-- Records how attempt number `attempt` ended, as private.next_attempt names it, and what the mail said. `refused` are those in copy that
-- the mail server refused while it took the mail for somebody else, null when it took it for nobody. False when another attempt has begun
-- meanwhile.
create function public.record_mail(
  mail_id uuid, attempt integer, outcome text, response text, sent_text text default null, refused jsonb default null
) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.mails as mail set
    attempts = case when outcome = 'unavailable' then attempt - 1 else attempt end,
    sent_at = case when outcome = 'sent' then now() end,
    -- All the staff are told the same.
    sent_text = case when outcome = 'sent' and not exists (
      select from public.mails as other
      where other.inquiry_id = mail.inquiry_id and other.id <> mail.id
        and other.sent_text = left(record_mail.sent_text, 200000)
    ) then left(record_mail.sent_text, 200000) end,
    due_at = next.at,
    failed_at = case when outcome <> 'sent' and next.at is null then now() end,
    last_response = left(response, 300),
    cc = case when refused is null then mail.cc else '{}' end
  from (
    select private.next_attempt(outcome, attempt, known.requested_at) as at from public.mails as known where known.id = mail_id
  ) as next
  where mail.id = mail_id and mail.attempts = attempt and mail.sent_at is null;
  if not found then
    return false;
  end if;
  perform private.part_copies(mail_id, refused);
  -- With the secrets in it, and with the address of whoever has had an inquiry erased.
  delete from public.mails where id = mail_id and contents is not null and due_at is null;
  return true;
end;
$$;

-- Gives people in copy mails of their own, if a mail server refused them while it took the mail for others, or if a bounce names them (by
-- address, in small letters): given up, or to be tried again. Others get nothing twice. Returns how many.
create function private.part_copies(mail_id uuid, refused jsonb) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  parted integer;
begin
  insert into public.mails as known (inquiry_id, kind, recipient, locale, message_id, due_at, failed_at, last_response)
  select
    mail.inquiry_id, 'copy', one.address, mail.locale, mail.message_id,
    next.at, case when next.at is null then now() end, left(one.why ->> 'response', 300)
  from public.mails as mail
  join public.inquiry_messages as message on message.id = mail.message_id
  join jsonb_each(refused) as one (address, why) on one.address = any (message.cc)
  cross join private.next_attempt(one.why ->> 'outcome', 1, now()) as next (at)
  where mail.id = part_copies.mail_id
  on conflict (message_id, recipient) where message_id is not null do update
    set due_at = null, sent_at = null, failed_at = now(), last_response = excluded.last_response where known.sent_at is not null;
  get diagnostics parted = row_count;
  return parted;
end;
$$;

-- Trying again, and giving up.

-- When a mail is tried again after an attempt that `failed` for now, was `interrupted` when the mail server may have the mail, or found the
-- server `unavailable`: after 30 s, 1 min, 2 min … at most 1 h, thirty times, which is about a day. An outage uses up no attempts and is
-- over for every mail at once, but lasts no longer either. Null when it is over: `sent`, `refused` for good, or given up.
create function private.next_attempt(outcome text, attempt integer, requested_at timestamptz) returns timestamptz
  language sql stable
  set search_path = ''
as $$
  select case
    when outcome = 'unavailable' and requested_at >= now() - interval '1 day' then now() + interval '30 seconds'
    when outcome in ('failed', 'interrupted') and attempt < 30
      then now() + least(interval '1 hour', interval '30 seconds' * power(2, attempt - 1))
  end;
$$;

-- Staff have a mail sent again that was given up, or a reply sent that was held. False when it was not, and when another that tells
-- the same waits.
create function public.resend_inquiry_mail(mail_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.mails;
begin
  perform private.assert_staff();
  -- The inquiry is locked first, as by every change of it.
  perform from public.inquiries
  where id = (select known.inquiry_id from public.mails as known where known.id = resend_inquiry_mail.mail_id) for update;
  if exists (select from public.mails where id = mail_id and held_for is not null) then
    return private.release_mail(mail_id);
  end if;
  update public.mails set
    due_at = now(), requested_at = now(), failed_at = null, attempts = 0
  where id = mail_id and failed_at is not null
  returning * into mail;
  if mail.id is null then
    return false;
  end if;
  perform private.add_audit_entry('inquiry.mail_resent', 'inquiries', mail.inquiry_id, jsonb_build_object('mail', mail.kind));
  return true;
exception when unique_violation then
  return false;
end;
$$;

grant execute on function private.write_account_mail to supabase_auth_admin;

grant execute on function
  public.write_overdue_mails, public.claim_mail, public.record_mail
  to service_role;

grant execute on function
  public.take_back_mail, public.send_mail_now, public.resend_inquiry_mail
  to authenticated;
