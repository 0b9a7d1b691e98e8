-- Who is in copy: of a mail that came as it says, of one of ours as staff ticked; and mails that staff forward to somebody outside.

alter table public.inquiry_messages
  -- Of a received mail those it was sent to, and the names it gives addresses (of To, Cc and Reply-To), by address.
  add column recipients text[] not null default '{}',
  add column names jsonb not null default '{}',
  -- It came from somebody to whom a mail was forwarded: never shown to the visitor.
  add column is_third_person boolean not null default false,
  -- What a forwarding forwards; `address` is to whom, `body` what staff wrote above.
  add column forwarded_id uuid references public.inquiry_messages (id) on delete cascade,
  drop constraint inquiry_messages_cc_count,
  add constraint inquiry_messages_recipients_count check (cardinality(recipients) + cardinality(cc) <= 50),
  add constraint inquiry_messages_names_length check (char_length(names::text) <= 30000),
  drop constraint inquiry_messages_direction_known,
  add constraint inquiry_messages_direction_known check (direction in ('sent', 'received', 'forwarded')),
  add constraint inquiry_messages_forwarded check ((direction = 'forwarded') = (forwarded_id is not null));

create index inquiry_messages_forwarded_by on public.inquiry_messages (author_id, created_at) where direction = 'forwarded';
create index inquiry_messages_of_forwarded on public.inquiry_messages (forwarded_id) where forwarded_id is not null;

alter table public.inquiry_mails
  -- Those in copy that this mail is to reach beside its recipient. Who was refused while others got it has a mail of kind 'copy'.
  add column cc text[] not null default '{}',
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known
    check (kind in ('notice', 'receipt', 'reply', 'overdue', 'answer', 'copy', 'forward')),
  drop constraint inquiry_mails_of_message,
  add constraint inquiry_mails_of_message
    check ((kind in ('reply', 'answer', 'copy', 'forward')) = (message_id is not null)),
  add constraint inquiry_mails_cc_count check (cardinality(cc) <= 20 and (kind = 'reply' or cc = '{}'));

-- Who the author ticked (true) or not (false), by address; of anybody else it is as they are offered.
alter table public.inquiry_drafts add column copies jsonb not null default '{}'
  constraint inquiry_drafts_copies_length check (jsonb_typeof(copies) = 'object' and char_length(copies::text) <= 30000);

-- A forwarding is signed as a reply is.
create or replace trigger sign_reply
  before insert on public.inquiry_mails
  for each row when (new.kind in ('reply', 'forward'))
  execute function private.sign_reply();

-- The company's addresses, which the server passes, and those of its staff, in small letters. Without our server no mail comes in, and
-- nobody can be in copy.
create function private.own_addresses() returns setof text
  language sql stable security definer
  set search_path = ''
as $$
  select lower(trim(address)) from regexp_split_to_table(private.setting('own_addresses'), ',') as address
  union select lower(address) from private.staff_addresses() as address
  union select lower(account.email) from auth.users as account join public.user_roles as member on member.user_id = account.id;
$$;

-- Who can be in copy of a reply, with the name they were given last. Whom the visitor put into To or Cc is offered ticked, the first
-- twenty of them, if that mail is proven to be the visitor's; any other, and whoever merely wrote in, unticked. Nobody else, and none to whom something was forwarded, whoever names them: a mail
-- that does so may be forged.
create function public.list_copy_addresses(inquiry_id uuid) returns table (address text, name text, is_ticked boolean)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  return query
  with received as (
    select message.*, lower(inquiry.email) as visitor, lower(message.address) = lower(inquiry.email) as is_by_visitor
    from public.inquiry_messages as message join public.inquiries as inquiry on inquiry.id = message.inquiry_id
    where inquiry.id = list_copy_addresses.inquiry_id
      and message.direction = 'received' and not message.is_automatic and not message.is_third_person
  ), known as (
    select lower(copied) as address, names ->> copied as name, is_proven is true as is_named, visitor, created_at
    from received, unnest(recipients || cc) as copied where is_by_visitor
    union all
    select lower(received.address), sender_name, false, visitor, created_at from received where not is_by_visitor
  ), person as (
    select
      known.address, (array_agg(known.name order by created_at desc) filter (where known.name <> ''))[1] as name,
      bool_or(is_named) as is_named, min(created_at) as since
    from known
    -- What stands before the sign beyond ASCII, few mail servers take, and some refuse the whole mail for it; as they do for a dot too
    -- many.
    where known.address ~ '^[!-?A-~]+@' and known.address !~ '(^|[.@])([.@]|$)'
      and private.mailbox(known.address) <> private.mailbox(visitor) and private.mailbox(known.address) not in (
        select private.mailbox(own) from private.own_addresses() as own
        union all
        select private.mailbox(outside.address) from public.inquiry_messages as outside
        where outside.inquiry_id = list_copy_addresses.inquiry_id and outside.address is not null
          and (outside.direction = 'forwarded' or outside.is_third_person)
      )
    group by known.address
  )
  select person.address, person.name, is_named and row_number() over (order by is_named desc, since, person.address) <= 20
  from person order by is_named desc, since, person.address limit 100;
end;
$$;

-- Gives mails of their own to those in copy that a mail server refused while it took the mail for others, or who are told of in a
-- bounce (by address, in small letters): given up, or to be tried again. Others get nothing twice. Returns how many.
create function private.part_copies(mail_id uuid, refused jsonb) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  parted integer;
begin
  insert into public.inquiry_mails as known (inquiry_id, kind, recipient, locale, message_id, due_at, failed_at, last_response)
  select
    mail.inquiry_id, 'copy', one.address, mail.locale, mail.message_id,
    case when one.why ->> 'outcome' = 'failed' then now() + interval '30 seconds' end,
    case when one.why ->> 'outcome' <> 'failed' then now() end, left(one.why ->> 'response', 300)
  from public.inquiry_mails as mail
  join public.inquiry_messages as message on message.id = mail.message_id
  join jsonb_each(refused) as one (address, why) on one.address = any (message.cc)
  where mail.id = part_copies.mail_id
  on conflict (message_id, recipient) where message_id is not null do update
    set due_at = null, sent_at = null, failed_at = now(), last_response = excluded.last_response where known.sent_at is not null;
  get diagnostics parted = row_count;
  return parted;
end;
$$;

-- The conversation as the desk shows it: each message with what was attached and with what became of its mail.
create view public.inquiry_conversation with (security_invoker = true) as
  select
    message.id, message.inquiry_id, message.direction, message.author_id, message.author_email, message.address, message.sender_name,
    message.reply_to, message.cc, message.subject, message.body, message.quoted, message.quoted_at, message.quoted_new_lines,
    message.files_left_out, message.locale, message.created_at, message.is_automatic, message.is_proven, message.is_encrypted,
    message.recipients, message.names,
    message.is_third_person, message.forwarded_id,
    mail.sent_at, mail.failed_at, mail.last_response, mail.send_after, mail.next_status, mail.held_for,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', attachment.id, 'name', name, 'media_type', media_type, 'size', size, 'is_stored', is_stored, 'wants_scan', wants_scan,
            'scan', scan
          )
          order by number
        ),
        '[]'
      )
      from public.inquiry_attachments as attachment where attachment.message_id = message.id
    ) as attachments,
    -- Those in copy that did not get it.
    (
      select coalesce(jsonb_agg(jsonb_build_object('address', copy.recipient, 'response', copy.last_response) order by copy.recipient), '[]')
      from public.inquiry_mails as copy
      where copy.message_id = message.id and copy.kind = 'copy' and copy.failed_at is not null
    ) as failed_copies,
    -- What was written on the inquiry's page is no mail, and has neither.
    message.direction = 'received' and message.mail_id is null and coalesce(message.fingerprint like 'page %', true)
      as is_from_page
  from public.inquiry_messages as message
  left join public.inquiry_mails as mail on mail.message_id = message.id and mail.kind in ('reply', 'forward');

grant select on public.inquiry_conversation to authenticated;

-- Staff send a mail of the conversation with its files to an address outside, below a text of their own, which may be empty. It goes out
-- in ten seconds: until then it can be taken back. Fifty a day each. The same again is not sent again, unless it did not arrive. Returns
-- the id of its entry in the conversation.
create function public.forward_message(message_id uuid, address text, note text, locale text) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  outside constant text := lower(trim(address));
  message public.inquiry_messages;
  visitor text;
  entry uuid;
  send_after constant timestamptz := now() + interval '10 seconds';
begin
  perform private.assert_staff();
  -- One after the other: two that count at the same moment would both find room.
  perform pg_advisory_xact_lock(hashtextextended('forwarded by ' || auth.uid(), 0));
  select * into message from public.inquiry_messages as known
  where known.id = forward_message.message_id and known.direction in ('sent', 'received') and not exists (
    -- One that can still be taken back.
    select from public.inquiry_mails as mail where mail.message_id = known.id and mail.send_after is not null
  );
  if message.id is null then
    raise sqlstate 'PT404' using message = 'There is no such email.';
  end if;
  select lower(email) into visitor from public.inquiries where id = message.inquiry_id for key share;
  if not private.is_address(outside) then
    raise exception 'Enter an email address such as name@example.com.' using errcode = '22023';
  end if;
  if private.mailbox(outside) = private.mailbox(visitor)
    or private.mailbox(outside) in (select private.mailbox(own) from private.own_addresses() as own) then
    raise exception 'An email is forwarded neither to its visitor nor to ourselves.' using errcode = '22023';
  end if;
  if (char_length(trim(note)) <= 5000) is not true then
    raise exception 'Write at most 5,000 characters.' using errcode = '22023';
  end if;
  select known.id into entry
  from public.inquiry_messages as known
  join public.inquiry_mails as mail on mail.message_id = known.id and mail.kind = 'forward' and mail.failed_at is null
  where known.forwarded_id = message.id and known.author_id = auth.uid() and known.address = outside and known.body = trim(note)
  limit 1;
  if entry is not null then
    return entry;
  end if;
  if (
    select count(*) from public.inquiry_messages as known
    where known.direction = 'forwarded' and known.author_id = auth.uid() and known.created_at > now() - interval '1 day'
  ) >= 50 then
    raise exception 'The limit is fifty forwarded emails a day. Try again tomorrow.' using errcode = '22023';
  end if;
  insert into public.inquiry_messages (inquiry_id, direction, author_id, author_email, address, subject, body, locale, forwarded_id)
  values (
    message.inquiry_id, 'forwarded', auth.uid(), (select email from auth.users where id = auth.uid()), outside, message.subject,
    trim(note), forward_message.locale, message.id
  )
  returning id into entry;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id, due_at, send_after)
  values (message.inquiry_id, 'forward', outside, forward_message.locale, entry, send_after, send_after);
  return entry;
end;
$$;

-- What a forwarding is made of.
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

grant execute on function
  public.list_copy_addresses, public.forward_message
  to authenticated;
