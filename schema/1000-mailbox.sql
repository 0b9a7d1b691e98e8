-- The mailbox to which visitors answer, and write first. Its mails are text of strangers: they cannot fill the disk, take the place of
-- another mail, or pass for a visitor's.

-- How far each mailbox has been read, and which process reads it now.
create table private.mailbox_positions (
  mailbox text primary key constraint mailbox_positions_mailbox_length check (char_length(mailbox) between 1 and 500),
  reader uuid not null,
  read_until timestamptz not null,
  -- The mail server's. When it changes, the numbers begin anew.
  uid_validity bigint,
  last_uid bigint,
  -- Why the mailbox could not be read last, null when it could; since when that is so, and when it was last found.
  problem text constraint mailbox_positions_problem_length check (char_length(problem) between 1 and 100),
  problem_since timestamptz,
  reported_at timestamptz
);

alter table private.mailbox_positions enable row level security, force row level security;

create policy "functions keep mailbox positions" on private.mailbox_positions
  for all to current_user using (true) with check (true);

-- Mails that were passed over, without their content: staff look at them in the mailbox.
create table public.missed_mails (
  mailbox text not null constraint missed_mails_mailbox_length check (char_length(mailbox) between 1 and 500),
  -- The server's numbers of the mail.
  uid_validity bigint not null,
  uid bigint not null,
  reason text not null constraint missed_mails_reason_known
    check (reason in (
      -- They concern an inquiry.
      'unreadable', 'too_many', 'spam', 'notice', 'other_address', 'no_reference',
      -- They could have begun one.
      'too_many_begun', 'automatic', 'not_addressed', 'own_address', 'no_sender', 'staff'
    )),
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (mailbox, uid_validity, uid)
);

create index missed_mails_of_inquiry on public.missed_mails (inquiry_id);

alter table public.missed_mails enable row level security, force row level security;

create policy "functions keep missed mails" on public.missed_mails
  for all to current_user using (true) with check (true);

create policy "staff read missed mails" on public.missed_mails
  for select to authenticated
  using ((select private.is_staff()));

grant select on public.missed_mails to authenticated;

-- How many were passed over, by the reason, and when the last one was.
create view public.missed_mail_counts with (security_invoker = true) as
  select reason, count(*)::integer as mails, max(created_at) as last_at from public.missed_mails group by reason;

grant select on public.missed_mail_counts to authenticated;

-- The mails that began an inquiry. One is kept for some days after its inquiry is gone: then no review of the mailbox finds it.
create table private.begun_mails (
  fingerprint text primary key,
  -- A digest of Message-ID, sender and text: a mail that comes twice may differ elsewhere.
  likeness text unique,
  -- The numbers of the mail server.
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  message_id uuid unique references public.inquiry_messages (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (mailbox, uid_validity, uid)
);

create index begun_mails_gone on private.begun_mails (created_at) where message_id is null;

alter table private.begun_mails enable row level security, force row level security;

create policy "functions keep begun mails" on private.begun_mails
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

-- Leaves a mailbox to another process, from this moment on.
create function public.release_mailbox(mailbox text, reader uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.mailbox_positions as known set read_until = least(known.read_until, now())
  where known.mailbox = release_mailbox.mailbox and known.reader = release_mailbox.reader;
$$;

-- Records why a mailbox cannot be read, or, with null, that it can.
create function public.report_mailbox(mailbox text, reader uuid, problem text) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.mailbox_positions as known set
    problem = report_mailbox.problem,
    problem_since = case when report_mailbox.problem is not null then coalesce(known.problem_since, now()) end,
    reported_at = now()
  where known.mailbox = report_mailbox.mailbox and known.reader = report_mailbox.reader;
$$;

create function public.record_missed_mail(mailbox text, uid_validity bigint, uid bigint, reason text, inquiry_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.missed_mails (mailbox, uid_validity, uid, reason, inquiry_id)
  select
    record_missed_mail.mailbox, record_missed_mail.uid_validity, record_missed_mail.uid, record_missed_mail.reason,
    record_missed_mail.inquiry_id
  -- A thousand are enough to know that somebody should look.
  where (select count(*) from public.missed_mails as known where known.reason = record_missed_mail.reason) < 1000
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
  perform private.assert_staff();
  delete from public.missed_mails where created_at <= until;
  get diagnostics dismissed = row_count;
  if dismissed > 0 then
    perform private.add_audit_entry('mails.missed_dismissed', 'missed_mails', null, jsonb_build_object('mails', dismissed));
  end if;
  return dismissed;
end;
$$;

-- The inquiry that a mail belongs to: by the ids of the mails it follows, the nearest first, or by a reference that comes from an
-- address the inquiry knows. Otherwise why a mail that concerns one is left in the mailbox; no row for a mail that concerns none.
-- A mail to staff (a notice, say) names an inquiry only to its visitor, and to a colleague: a colleague's answer to it, or mail with a
-- reference, `is_note`.
create function public.find_inquiry_of_mail(mail_ids text[], reference text, sender text)
  returns table (inquiry_id uuid, missed text, is_note boolean)
  language sql stable security definer
  set search_path = ''
as $$
  with colleague as (
    select private.is_colleague(sender) as is_sender
  ), named as (
    select
      mail.inquiry_id, followed.rank,
      case
        when mail.kind not in ('receipt', 'reply', 'copy', 'forward')
          and (is_sender or not private.is_known_sender(mail.inquiry_id, sender)) then 'notice'
      end as missed,
      is_sender and mail.kind in ('notice', 'answer', 'overdue') as is_note
    from colleague cross join unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.mails as mail on mail.id = case
      when split_part(followed.mail_id, '@', 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then split_part(followed.mail_id, '@', 1)::uuid
    end
    union all
    select message.inquiry_id, followed.rank, null, false
    from unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.inquiry_messages as message on message.mail_id = followed.mail_id
    union all
    select inquiry.id, 1000, case when not private.is_known_sender(inquiry.id, sender) then 'other_address' end, is_sender
    from colleague cross join public.inquiries as inquiry where inquiry.reference = find_inquiry_of_mail.reference
    union all
    (
      select inquiry.id, 2000, 'no_reference', false from public.inquiries as inquiry
      where lower(inquiry.email) = lower(sender) order by inquiry.created_at desc limit 1
    )
  ), judged as (
    select
      inquiry.id, named.rank, named.is_note,
      case when named.is_note then null when inquiry.status = 'spam' then 'spam' else named.missed end as missed
    from named join public.inquiries as inquiry on inquiry.id = named.inquiry_id
  )
  select id, missed, is_note from judged order by missed is not null, rank limit 1;
$$;

-- Whether an address is a colleague's: told of inquiries, or of an account with a role.
create function private.is_colleague(address text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select lower(address) in (select lower(told) from private.staff_addresses() as told) or exists (
    select from auth.users as account join public.user_roles as staff on staff.user_id = account.id
    where lower(account.email) = lower(is_colleague.address)
  );
$$;

-- Whether mail from this address came into an inquiry before, or was forwarded to it, or the inquiry itself came from there.
create function private.is_known_sender(of_inquiry uuid, sender text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.inquiries where id = of_inquiry and lower(sender) in (lower(email), lower(first_email))
  ) or exists (
    select from public.inquiry_messages
    where inquiry_id = of_inquiry and direction in ('received', 'forwarded') and lower(address) = lower(sender)
  );
$$;

-- Whether a mail with this Message-ID is one of ours.
create function public.is_own_mail(mail_id text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.mails as mail where mail.id = case
      when split_part(mail_id, '@', 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(mail_id, '@', 1)::uuid
    end
  );
$$;

-- All texts of an inquiry so far, ours and the visitor's, the oldest first: a mail that repeats them is folded there.
create function public.list_conversation_texts(inquiry_id uuid) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(array_agg(text order by at), '{}')
  from (
    select text, at, sum(char_length(text)) over (order by at desc) as length
    from (
      select sent_text as text, sent_at as at from public.mails as mail
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
-- sender and text together. A message of the inquiry's page comes the same way, `audited_as` something else.
create function public.receive_mail(inquiry_id uuid, mail jsonb, received_at timestamptz, new_due_at timestamptz)
  returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
  message public.inquiry_messages;
  third_person boolean;
  is_of_visitor boolean;
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

  -- A third person answers what was forwarded, or has done so before.
  third_person := lower(mail ->> 'address') is distinct from lower(inquiry.email) and exists (
    select from public.inquiry_messages as known
    left join public.mails as forwarding on forwarding.message_id = known.id and forwarding.kind = 'forward'
    where known.inquiry_id = receive_mail.inquiry_id and (known.direction = 'forwarded' or known.is_third_person) and (
      lower(known.address) = lower(mail ->> 'address') or exists (
        select from jsonb_array_elements_text(mail -> 'followed') as followed (id)
        where followed.id = known.mail_id or split_part(followed.id, '@', 1) = forwarding.id::text
      )
    )
  );
  message := private.insert_received_message(inquiry.id, mail, received_at, third_person);
  -- The answer of a third person is not the visitor's, and a mail that is not proven may not be.
  is_of_visitor := not message.is_automatic and not third_person and message.is_proven is not false;
  if is_of_visitor then
    perform private.hold_mails(inquiry.id, 'received');
  end if;
  perform private.add_audit_entry(
    coalesce(mail ->> 'audited_as', 'inquiry.mail_received'), 'inquiries', inquiry.id,
    case when message.is_automatic then '{"automatic": true}' else coalesce(mail -> 'audit_details', '{}') end
  );
  if not message.is_automatic and inquiry.status in ('answered', 'closed') then
    update public.inquiries set
      status = 'in_progress', due_at = case when is_of_visitor then new_due_at end,
      promised_at = case when is_of_visitor then received_at end
    where id = inquiry.id;
  elsif is_of_visitor and inquiry.status = 'in_progress' and inquiry.due_at is null then
    -- A mail to whose sender nothing was promised has opened it before.
    update public.inquiries set due_at = new_due_at, promised_at = received_at where id = inquiry.id;
  else
    update public.inquiries set status = status where id = inquiry.id;
  end if;
  if not message.is_automatic then
    update public.inquiries set look_again_on = null where id = inquiry.id and look_again_on is not null;
    perform private.write_staff_mails(inquiry.id, 'answer', message.id);
  end if;
  return query select message.id, true;
end;
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

create function private.insert_received_message(
  inquiry_id uuid, mail jsonb, received_at timestamptz, is_third_person boolean default false
) returns public.inquiry_messages
  language plpgsql security definer
  set search_path = ''
as $$
declare
  message public.inquiry_messages;
  came_at constant timestamptz := least(received_at, now());
begin
  insert into public.inquiry_messages (
    inquiry_id, direction, address, sender_name, reply_to, recipients, cc, names, is_third_person, subject, body, quoted, quoted_at,
    quoted_new_lines, files_left_out, mail_id, fingerprint, is_automatic, is_proven, is_encrypted, created_at
  )
  select
    insert_received_message.inquiry_id, 'received', nullif(written.address, ''), nullif(written.sender_name, ''), written.reply_to,
    coalesce(written.recipients, '{}'), coalesce(written.cc, '{}'), coalesce(written.names, '{}'),
    insert_received_message.is_third_person, written.subject, written.body, written.quoted, written.quoted_at,
    written.quoted_new_lines, written.files_left_out, written.mail_id, written.fingerprint, written.is_automatic, written.is_proven,
    coalesce(written.is_encrypted, false),
    -- A mailbox says whole seconds: what comes within one stands in the order in which it came.
    (
      select greatest(came_at, max(earlier.created_at) + interval '1 microsecond')
      from public.inquiry_messages as earlier
      where earlier.inquiry_id = insert_received_message.inquiry_id
        and earlier.created_at >= came_at and earlier.created_at < date_trunc('second', came_at) + interval '1 second'
    )
  from jsonb_to_record(mail) as written (
    address text, sender_name text, reply_to text, recipients text[], cc text[], names jsonb, subject text, body text, quoted text,
    quoted_at integer, quoted_new_lines integer, files_left_out integer, mail_id text, fingerprint text, is_automatic boolean,
    is_proven boolean, is_encrypted boolean
  )
  returning * into message;
  return message;
end;
$$;

-- Keeps a mail of a colleague, once, as a note of an inquiry, and tells them that it was not sent to the visitor: once a day, so that
-- two programs that answer each other stop. False when the inquiry is gone, or too many came within a day.
create function public.note_mail(inquiry_id uuid, address text, mail_id text, body text, has_files boolean) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.inquiries where id = note_mail.inquiry_id for update;
  if not found then
    return false;
  end if;
  if exists (
    select from public.inquiry_notes as known
    where known.inquiry_id = note_mail.inquiry_id and known.address = note_mail.address and known.mail_id = note_mail.mail_id
  ) then
    return true;
  end if;
  if (
    select count(*) from public.inquiry_notes as earlier
    where earlier.inquiry_id = note_mail.inquiry_id and earlier.address is not null and earlier.created_at > now() - interval '1 day'
  ) >= 20 then
    return false;
  end if;
  insert into public.inquiry_notes (inquiry_id, address, mail_id, body, has_files)
  values (note_mail.inquiry_id, note_mail.address, note_mail.mail_id, note_mail.body, note_mail.has_files);
  perform private.add_audit_entry('inquiry.note_added', 'inquiries', note_mail.inquiry_id);
  delete from public.mails as told
  where told.inquiry_id = note_mail.inquiry_id and kind = 'not_sent' and recipient = note_mail.address and due_at is null
    and created_at < now() - interval '1 day';
  insert into public.mails (inquiry_id, kind, recipient, locale)
  values (note_mail.inquiry_id, 'not_sent', note_mail.address, coalesce((
    select chosen.language from public.staff_preferences as chosen join auth.users as account on account.id = chosen.user_id
    where lower(account.email) = lower(note_mail.address)
  ), private.staff_locale()))
  on conflict do nothing;
  return true;
end;
$$;

-- Records that a mail of ours came back, with what the mail server said. A reply that did not arrive is no answer: its inquiry is
-- in progress again, unless the report names people in copy alone (`recipients`, in small letters). False when it is no mail of ours,
-- or known to have failed.
create function public.record_bounce(mail_id uuid, response text, recipients text[] default '{}') returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.mails;
begin
  -- The inquiry is locked first, as by every change of it: two that wait for each other would stop both.
  perform from public.inquiries
  where id = (select inquiry_id from public.mails where id = record_bounce.mail_id) for update;
  select * into mail from public.mails where id = record_bounce.mail_id and kind = 'reply' and sent_at is not null;
  if lower(mail.recipient) <> all (recipients) and private.part_copies(mail.id, (
    select jsonb_object_agg(address, jsonb_build_object('outcome', 'refused', 'response', response))
    from unnest(recipients) as address
  )) > 0 then
    perform private.add_audit_entry('inquiry.mail_bounced', 'inquiries', mail.inquiry_id, '{"mail": "copy"}');
    update public.inquiries set status = status where id = mail.inquiry_id;
    return true;
  end if;
  update public.mails set sent_at = null, failed_at = now(), last_response = left(response, 300)
  where id = record_bounce.mail_id and sent_at is not null
  returning * into mail;
  if mail.id is null then
    return false;
  end if;
  perform private.add_audit_entry('inquiry.mail_bounced', 'inquiries', mail.inquiry_id, jsonb_build_object('mail', mail.kind));
  update public.inquiries set
    status = case when mail.kind = 'reply' and status in ('answered', 'closed') then 'in_progress' else status end
  where id = mail.inquiry_id;
  return true;
end;
$$;

-- Why mail from this address begins no inquiry, before any of it is fetched: `staff` wrote it, or there were `too_many` in the day
-- before, from there or from its whole domain, unless that is a provider's. Forged mail does not use up the limits of the honest.
-- Null when it may, and for a mail that has begun one.
create function public.judge_beginning(
  sender text, has_passed boolean, received_at timestamptz, mailbox text, uid_validity bigint, uid bigint
) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select case
    when private.is_colleague(sender) then 'staff'
    when exists (
      select from private.begun_mails as begun
      where (begun.mailbox, begun.uid_validity, begun.uid)
        = (judge_beginning.mailbox, judge_beginning.uid_validity, judge_beginning.uid)
    ) then null
    when (
      select count(*) from public.inquiries
      where type = 'mail' and is_suspicious = not has_passed
        and private.mailbox(email) = private.mailbox(sender) and created_at > received_at - interval '1 day'
    ) >= 20 or not private.is_mail_provider(private.mail_domain(sender)) and (
      select count(*) from public.inquiries
      where type = 'mail' and is_suspicious = not has_passed and status = 'new'
        and private.mail_domain(email) = private.mail_domain(sender) and created_at > received_at - interval '1 day'
    ) >= 20 then 'too_many'
  end;
$$;

-- Notes the new numbers of a mail that began an inquiry: without its content, by its Message-ID and sender, and of several in order.
create function public.renumber_begun_mail(mail_id text, sender text, mailbox text, uid_validity bigint, uid bigint) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.begun_mails as begun set uid_validity = renumber_begun_mail.uid_validity, uid = renumber_begun_mail.uid
  where begun.fingerprint = (
    select known.fingerprint
    from private.begun_mails as known join public.inquiry_messages as message on message.id = known.message_id
    where message.mail_id = renumber_begun_mail.mail_id and message.address = sender
      and known.mailbox = renumber_begun_mail.mailbox and known.uid_validity <> renumber_begun_mail.uid_validity
    order by known.uid limit 1
  ) and not exists (
    select from private.begun_mails as known
    where (known.mailbox, known.uid_validity, known.uid)
      = (renumber_begun_mail.mailbox, renumber_begun_mail.uid_validity, renumber_begun_mail.uid)
  );
$$;

-- Begins an inquiry with a mail: stores both, tells staff, and writes a receipt where there `has_receipt` to be one. A sender that has
-- not passed as the owner of the address is perhaps spam, and of those staff are told of twenty an hour. A mail that begins one, or came
-- into one, does so once. Returns the message's id and whether it is new; null for a mail whose inquiry is gone.
create function public.begin_inquiry(
  mail jsonb, received_at timestamptz, new_due_at timestamptz, locale text, has_passed boolean, has_receipt boolean,
  mailbox text, uid_validity bigint, uid bigint
) returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  sender constant text := mail ->> 'address';
  own_likeness constant text := encode(
    sha256(convert_to(concat_ws(E'\n', nullif(mail ->> 'mail_id', ''), sender, mail ->> 'body'), 'UTF8')), 'hex'
  );
  max_length constant integer := 5000;
  new_id constant uuid := gen_random_uuid();
  message public.inquiry_messages;
begin
  delete from private.begun_mails as begun where begun.message_id is null and begun.created_at < now() - interval '40 days';
  select * into message from public.inquiry_messages as known where known.fingerprint = mail ->> 'fingerprint';
  if message.id is not null then
    return query select message.id, false;
    return;
  end if;
  insert into private.begun_mails (fingerprint, likeness, mailbox, uid_validity, uid)
  values (
    mail ->> 'fingerprint', case when mail ->> 'mail_id' <> '' then own_likeness end,
    begin_inquiry.mailbox, begin_inquiry.uid_validity, begin_inquiry.uid
  )
  on conflict do nothing;
  if not found then
    return query select begun.message_id, false from private.begun_mails as begun
    where begun.fingerprint = mail ->> 'fingerprint' or begun.likeness = own_likeness limit 1;
    return;
  end if;

  perform private.insert_inquiry(jsonb_strip_nulls(jsonb_build_object(
    'id', new_id, 'type', 'mail', 'channel', 'mail', 'email', sender, 'name', coalesce(nullif(mail ->> 'sender_name', ''), sender),
    'subject', nullif(left(mail ->> 'subject', 200), ''),
    -- Lists, search and mails use this; the message has the whole text.
    'message', case
      when char_length(mail ->> 'body') > max_length then left(mail ->> 'body', max_length - 4) || E'\n[…]'
      else nullif(mail ->> 'body', '')
    end,
    'locale', locale, 'created_at', least(received_at, now()), 'due_at', new_due_at, 'is_suspicious', not has_passed
  )));
  message := private.insert_received_message(new_id, mail, received_at);
  update private.begun_mails as begun set message_id = message.id where begun.fingerprint = message.fingerprint;
  if has_passed or (
    select count(distinct begun.id) < 20
    from public.mails as notice join public.inquiries as begun on begun.id = notice.inquiry_id
    where notice.kind = 'notice' and notice.created_at > now() - interval '1 hour' and begun.type = 'mail'
      and begun.is_suspicious and begun.status = 'new'
  ) then
    perform private.write_staff_mails(new_id, 'notice');
  end if;
  -- Two desks that answer each other stop.
  if has_receipt and (
    select count(*) < 2 from public.mails
    where kind = 'receipt' and private.mailbox(recipient) = private.mailbox(sender) and created_at > now() - interval '1 day'
  ) then
    perform private.write_receipt(new_id, sender, locale);
  end if;
  return query select message.id, true;
end;
$$;

-- Staff say that a mail is no inquiry: in ten seconds, until which it can be kept, it goes back to the mailbox. Returns the new version.
create function public.return_mail(inquiry_id uuid, expected_version integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  new_version integer;
begin
  if private.is_returnable(inquiry.id, private.setting('mailbox')) is not true then
    raise exception 'Only an email that nobody has written about goes back to its mailbox.' using errcode = '22023';
  end if;
  update public.inquiries set return_at = now() + interval '10 seconds' where id = inquiry.id returning version into new_version;
  perform private.add_audit_entry('inquiry.mail_returned', 'inquiries', inquiry.id);
  return new_version;
end;
$$;

-- Whether an inquiry is still the mail alone with which it began in this mailbox: neither the sender nor staff have written in it since,
-- not even a draft.
create function private.is_returnable(inquiry_id uuid, mailbox text) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return (
    select bool_and(begun.fingerprint is not null)
    from public.inquiry_messages as message
    left join private.begun_mails as begun on begun.message_id = message.id and begun.mailbox = is_returnable.mailbox
    where message.inquiry_id = is_returnable.inquiry_id
  )
    and not exists (select from public.inquiry_notes as note where note.inquiry_id = is_returnable.inquiry_id)
    and not exists (select from public.inquiry_drafts as draft where draft.inquiry_id = is_returnable.inquiry_id)
    and not exists (select from public.inquiry_attachments as file where file.draft_inquiry_id = is_returnable.inquiry_id);
end;
$$;

-- False when it was not to go back, or has gone.
create function public.keep_inquiry(inquiry_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  update public.inquiries set return_at = null where id = keep_inquiry.inquiry_id and return_at is not null;
  if not found then
    return false;
  end if;
  perform private.add_audit_entry('inquiry.mail_kept', 'inquiries', keep_inquiry.inquiry_id);
  return true;
end;
$$;

-- The mails that its reader is to make unread, [{inquiry_id, uid}]: those that have the numbers they had.
create function public.list_returning_mails(mailbox text, reader uuid, uid_validity bigint) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('inquiry_id', inquiry.id, 'uid', begun.uid)), '[]')
  from public.inquiries as inquiry
  join public.inquiry_messages as message on message.inquiry_id = inquiry.id
  join private.begun_mails as begun on begun.message_id = message.id
  where inquiry.return_at <= now() and begun.mailbox = list_returning_mails.mailbox
    and begun.uid_validity = list_returning_mails.uid_validity
    and private.reads_mailbox(list_returning_mails.mailbox, list_returning_mails.reader);
$$;

create function private.reads_mailbox(mailbox text, reader uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from private.mailbox_positions as position
    where position.mailbox = reads_mailbox.mailbox and position.reader = reads_mailbox.reader and read_until > now()
  );
$$;

-- Takes away an inquiry whose mail is unread in the mailbox again. False when it stays: staff keep it, somebody has written meanwhile,
-- the mailbox has no such mail, or another process reads it.
create function public.finish_return(mailbox text, reader uuid, inquiry_id uuid, is_unread boolean) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.inquiries
  where id = finish_return.inquiry_id and return_at <= now() and private.reads_mailbox(finish_return.mailbox, finish_return.reader)
  for update;
  if not found then
    return false;
  end if;
  if (is_unread and private.is_returnable(finish_return.inquiry_id, finish_return.mailbox)) is not true then
    update public.inquiries set return_at = null where id = finish_return.inquiry_id;
    return false;
  end if;
  perform set_config('app.erasing', 'true', true);
  delete from public.inquiries where id = finish_return.inquiry_id;
  perform set_config('app.erasing', '', true);
  return true;
end;
$$;

grant execute on function
  public.claim_mailbox, public.record_mailbox_position, public.release_mailbox, public.report_mailbox, public.record_missed_mail,
  public.find_inquiry_of_mail, public.is_own_mail, public.list_conversation_texts, public.receive_mail, public.may_receive_mail,
  public.note_mail, public.record_bounce, public.judge_beginning, public.renumber_begun_mail, public.begin_inquiry,
  public.list_returning_mails, public.finish_return
  to service_role;

grant execute on function
  public.dismiss_missed_mails, public.return_mail, public.keep_inquiry
  to authenticated;
