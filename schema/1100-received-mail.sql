-- What visitors answer by mail. It is text of strangers: it cannot fill the disk, take the place of another mail, or pass for a
-- visitor's.

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

-- The inquiry that a mail belongs to: by the ids of the mails it follows, the nearest first, or by a reference that comes from an
-- address the inquiry knows. Otherwise why a mail that concerns one is left in the mailbox; no row for a mail that concerns none.
-- What staff were told (a notice, say) names an inquiry only to its visitor, and to a colleague: what one of them answers to it, or
-- writes with a reference, `is_note`.
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
    join public.inquiry_mails as mail on mail.id = case
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

-- Whether a mail with this Message-ID is one of ours.
create function public.is_own_mail(mail_id text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.inquiry_mails as mail where mail.id = case
      when split_part(mail_id, '@', 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(mail_id, '@', 1)::uuid
    end
  );
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

-- Puts a mail into an inquiry: reopens one that is answered or closed, to be answered by `new_due_at`, unless a machine wrote the
-- mail; tells staff; and counts as a change, so that nobody answers without having seen it. Returns the message's id and whether it
-- is new: null for the id once too much came within a day. A mail is known by what the server has of it, or by its Message-ID,
-- sender and text together. What the visitor wrote on the inquiry's page comes the same way, `audited_as` something else.
create function public.receive_mail(inquiry_id uuid, mail jsonb, received_at timestamptz, new_due_at timestamptz)
  returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
  message public.inquiry_messages;
  third_person boolean;
  is_promised boolean;
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

  -- Who answers what was forwarded, or has done so before.
  third_person := lower(mail ->> 'address') is distinct from lower(inquiry.email) and exists (
    select from public.inquiry_messages as known
    left join public.inquiry_mails as forwarding on forwarding.message_id = known.id and forwarding.kind = 'forward'
    where known.inquiry_id = receive_mail.inquiry_id and (known.direction = 'forwarded' or known.is_third_person) and (
      lower(known.address) = lower(mail ->> 'address') or exists (
        select from jsonb_array_elements_text(mail -> 'followed') as followed (id)
        where followed.id = known.mail_id or split_part(followed.id, '@', 1) = forwarding.id::text
      )
    )
  );
  message := private.insert_received_message(inquiry.id, mail, received_at, third_person);
  perform private.add_audit_entry(
    coalesce(mail ->> 'audited_as', 'inquiry.mail_received'), 'inquiries', inquiry.id,
    case when message.is_automatic then '{"automatic": true}' else coalesce(mail -> 'audit_details', '{}') end
  );
  -- To a third person nothing was promised, nor to somebody who may only write in the visitor's name.
  is_promised := not message.is_automatic and not third_person and message.is_proven is not false;
  if not message.is_automatic and inquiry.status in ('answered', 'closed') then
    update public.inquiries set
      status = 'in_progress', due_at = case when is_promised then new_due_at end,
      promised_at = case when is_promised then received_at end
    where id = inquiry.id;
  elsif is_promised and inquiry.status = 'in_progress' and inquiry.due_at is null then
    -- Such a mail has opened it before.
    update public.inquiries set due_at = new_due_at, promised_at = received_at where id = inquiry.id;
  else
    update public.inquiries set status = status where id = inquiry.id;
  end if;
  if not message.is_automatic then
    perform private.write_staff_mails(inquiry.id, 'answer', message.id);
  end if;
  return query select message.id, true;
end;
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

-- Leaves out the notice of a visitor's mail to somebody who was told of an earlier one, while nobody has looked since: a hundred
-- mails a day would be as many notices to each of the staff.
create function private.skip_repeated_notice() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (
    select from public.inquiry_mails as earlier
    where earlier.inquiry_id = new.inquiry_id and earlier.kind = 'answer' and earlier.recipient = new.recipient
      and earlier.failed_at is null and earlier.created_at > private.last_look(new.inquiry_id)
  ) then
    return null;
  end if;
  return new;
end;
$$;

create trigger skip_repeated_notice
  before insert on public.inquiry_mails
  for each row when (new.kind = 'answer')
  execute function private.skip_repeated_notice();

-- Bytes of the received files that are kept.
create function public.received_file_bytes() returns bigint
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(sum(file.size), 0) from public.inquiry_attachments as file
  join public.inquiry_messages as message on message.id = file.message_id
  where message.direction = 'received' and file.is_kept;
$$;

-- Whether files of this size may still be kept: 100 MB of one inquiry and 1 GB of all within a day, and in all what the engine holds. Half of
-- the room is for inquiries that staff have read: strangers begin as many as they like.
create function private.has_room_for_files(of_inquiry uuid, bytes bigint) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  with inquiry as (
    select coalesce(max(case when read_at is null then 2 else 1 end), 2) as share from public.inquiries where id = of_inquiry
  )
  select
    coalesce(sum(file.size) filter (where message.inquiry_id = of_inquiry), 0) + bytes <= 104857600
    and coalesce(sum(file.size), 0) + bytes <= 1073741824 / (select share from inquiry)
    and public.received_file_bytes() + bytes
      <= coalesce(private.setting('most_file_bytes')::bigint, 9223372036854775807) / (select share from inquiry)
  from public.inquiry_attachments as file
  join public.inquiry_messages as message on message.id = file.message_id
  where message.direction = 'received' and message.created_at > now() - interval '1 day' and file.is_kept;
$$;

-- Lists a file of a mail just received; `is_kept` says whether its content follows. What there is no room for is listed, and the mailbox
-- has it.
create function public.list_attachment(
  message_id uuid, number integer, name text, media_type text, size integer, is_kept boolean
) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
  select
    message.id, list_attachment.number, list_attachment.name, list_attachment.media_type, list_attachment.size,
    list_attachment.is_kept and private.has_room_for_files(message.inquiry_id, list_attachment.size),
    list_attachment.is_kept and list_attachment.size = 0
  from public.inquiry_messages as message where message.id = list_attachment.message_id;
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

-- Stores a piece in base64, which the embedded database takes ten times as fast as bytes.
create function public.store_attachment_piece(attachment_id uuid, number integer, content text, is_last boolean) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachment_pieces (attachment_id, number, content)
  select id, store_attachment_piece.number, decode(store_attachment_piece.content, 'base64') from public.inquiry_attachments
  where id = store_attachment_piece.attachment_id
  on conflict do nothing;
  update public.inquiry_attachments set is_stored = true where id = store_attachment_piece.attachment_id and is_last;
$$;

-- Records that a mail of ours came back, with what the mail server said. A reply that did not arrive is no answer: its inquiry is
-- in progress again, unless the report names people in copy alone (`recipients`, in small letters). False when it is no mail of ours,
-- or known to have failed.
create function public.record_bounce(mail_id uuid, response text, recipients text[] default '{}') returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  -- First, as every change of an inquiry: two that wait for each other would stop both.
  perform from public.inquiries
  where id = (select inquiry_id from public.inquiry_mails where id = record_bounce.mail_id) for update;
  select * into mail from public.inquiry_mails where id = record_bounce.mail_id and kind = 'reply' and sent_at is not null;
  if lower(mail.recipient) <> all (recipients) and private.part_copies(mail.id, (
    select jsonb_object_agg(address, jsonb_build_object('outcome', 'refused', 'response', response))
    from unnest(recipients) as address
  )) > 0 then
    perform private.add_audit_entry('inquiry.mail_bounced', 'inquiries', mail.inquiry_id, '{"mail": "copy"}');
    update public.inquiries set status = status where id = mail.inquiry_id;
    return true;
  end if;
  update public.inquiry_mails set sent_at = null, failed_at = now(), last_response = left(response, 300)
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

grant execute on function
  public.find_inquiry_of_mail, public.is_own_mail, public.may_receive_mail, public.list_conversation_texts,
  public.receive_mail, public.received_file_bytes, public.list_attachment, public.list_unstored_attachments,
  public.store_attachment_piece, public.record_bounce
  to service_role;
