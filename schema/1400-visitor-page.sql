-- The private page of an inquiry, which its sender reaches by a link: see docs/decisions/visitor-page.md.

-- A link has a key of 256 bits, of which only the SHA-256 hash is kept, in hexadecimal.
create table private.inquiry_keys (
  key_hash text primary key constraint inquiry_keys_hash_shape check (key_hash ~ '^[0-9a-f]{64}$'),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  -- The email that brings it; null of the first one.
  mail_id uuid,
  -- The address that it was mailed to: it opens the page while that is the inquiry's.
  mailed_to text,
  -- It opens no page: it erases the inquiry.
  erases boolean not null default false,
  created_at timestamptz not null default now()
);

create index inquiry_keys_of_inquiry on private.inquiry_keys (inquiry_id, created_at desc);

alter table private.inquiry_keys enable row level security, force row level security;

create policy "functions keep keys of inquiries" on private.inquiry_keys
  for all to current_user using (true) with check (true);

-- Lets a key open the page of an inquiry, which an email brings, or without `mail_id` the answer to the browser that has just sent the
-- inquiry: that is told once, within a minute, and false says that it is too late. False also when the inquiry is gone. Each
-- attempt to send an email draws a key: the last two of an email are kept, since the first may have arrived, and the newest fifty of all.
create function public.add_inquiry_key(inquiry_id uuid, key_hash text, mail_id uuid default null) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.inquiries as inquiry
  where inquiry.id = add_inquiry_key.inquiry_id
    and (add_inquiry_key.mail_id is not null or inquiry.created_at > now() - interval '1 minute')
  for no key update;
  -- The receipt may be quicker than the answer, and brings a key of its own.
  if not found or mail_id is null and exists (
    select from private.inquiry_keys as known where known.inquiry_id = add_inquiry_key.inquiry_id and known.mail_id is null
  ) then
    return false;
  end if;
  delete from private.inquiry_keys as known where known.key_hash in (
    select older.key_hash from private.inquiry_keys as older
    where older.mail_id = add_inquiry_key.mail_id order by older.created_at desc, older.key_hash offset 1
  );
  insert into private.inquiry_keys (key_hash, inquiry_id, mail_id, mailed_to, erases)
  select add_inquiry_key.key_hash, add_inquiry_key.inquiry_id, add_inquiry_key.mail_id, mail.recipient, coalesce(mail.kind = 'erase_link', false)
  from (values (add_inquiry_key.mail_id)) as given(id) left join public.mails as mail on mail.id = given.id;
  delete from private.inquiry_keys as known where known.key_hash in (
    select older.key_hash from private.inquiry_keys as older
    where older.inquiry_id = add_inquiry_key.inquiry_id order by older.created_at desc offset 50
  );
  return true;
end;
$$;

-- The hashes among these that are hashes of keys: texts are kept without such keys.
create function public.list_known_keys(key_hashes text[]) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(array_agg(known.key_hash), '{}') from private.inquiry_keys as known where known.key_hash = any (key_hashes);
$$;

-- The inquiry that a link opens, or erases; null when there is none. A link ends 90 days after the last mail with one, or a day after its
-- own where it erases. It also ends when the inquiry gets another address: a reader there is not the sender any more.
create function private.inquiry_of_key(reference text, key_hash text, erases boolean default false) returns uuid
  language sql stable security definer
  set search_path = ''
as $$
  select inquiry.id from private.inquiry_keys as known
  join public.inquiries as inquiry on inquiry.id = known.inquiry_id
  where known.key_hash = inquiry_of_key.key_hash and inquiry.reference = inquiry_of_key.reference and known.erases = inquiry_of_key.erases
    and (not known.erases or known.created_at > now() - interval '1 day')
    and (known.mailed_to is null or lower(known.mailed_to) = lower(inquiry.email)) and exists (
    select from private.inquiry_keys as newest
    where newest.inquiry_id = inquiry.id and newest.created_at > now() - interval '90 days'
  );
$$;

-- Whether whoever has the link reads the mailbox of the inquiry's address.
create function private.is_mailed_key(key_hash text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (
    select from private.inquiry_keys as known where known.key_hash = is_mailed_key.key_hash and known.mail_id is not null
  );
$$;

-- The mails of an inquiry that its page shows: what the visitor wrote, and our replies once they can no longer be taken back. Nothing that
-- others wrote, or that was forwarded to them. A link that was not mailed shows what was written on the page: anybody can send a form with
-- somebody else's address.
create function private.list_page_messages(inquiry public.inquiries, is_mailed boolean) returns setof public.inquiry_messages
  language sql stable
  set search_path = ''
as $$
  select message.* from public.inquiry_messages as message
  where message.inquiry_id = inquiry.id and (is_mailed or message.fingerprint like 'page %' and message.is_proven is not true)
    and case message.direction
    when 'received' then not message.is_automatic and not message.is_third_person and (
      lower(message.address) = lower(inquiry.email) or message.fingerprint like 'page %'
      -- This mail began the inquiry, which may have another address now.
      or inquiry.channel = 'mail' and message.created_at <= inquiry.created_at
    )
    when 'sent' then exists (
      select from public.mails as mail
      where mail.message_id = message.id and mail.kind = 'reply' and mail.send_after is null
    )
    else false
  end;
$$;

-- The conversation as app/inquiries/visitor/visitor-inquiry.ts describes it, the oldest first: the last hundred mails, and no more of them
-- than 300,000 characters.
create function private.page_conversation(inquiry public.inquiries, is_mailed boolean) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'is_ours', message.direction = 'sent', 'at', message.created_at, 'signature', mail.signature, 'body', message.body,
      'quoted', message.quoted, 'quoted_at', message.quoted_at, 'is_encrypted', message.is_encrypted,
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', file.id, 'name', file.name, 'size', file.size,
          'state', case
            when not file.is_stored then 'missing' when file.scan = 'infected' then 'infected'
            when private.is_held(file.wants_scan, file.scan) then 'held' else 'ready'
          end
        ) order by file.number), '[]')
        from public.inquiry_attachments as file where file.message_id = message.id
      )
    ) order by message.created_at, message.id
  ), '[]')
  from (
    select
      listed.*, row_number() over newest as place,
      sum(char_length(body) + coalesce(char_length(quoted), 0)) over newest as length
    from private.list_page_messages(inquiry, is_mailed) as listed
    window newest as (order by created_at desc, id desc)
  ) as message
  left join public.mails as mail on mail.message_id = message.id and mail.kind = 'reply'
  where place = 1 or place <= 100 and length <= 300000;
$$;

-- The page of an inquiry, as app/inquiries/visitor/visitor-inquiry.ts describes it; null when the link opens none.
create function public.open_visitor_page(reference text, key_hash text) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'reference', inquiry.reference, 'channel', inquiry.channel,
    'created_at', coalesce(inquiry.happened_at, inquiry.created_at),
    'due_at', case when inquiry.status in ('new', 'in_progress') then inquiry.due_at end,
    'closed_at', case when inquiry.status = 'closed' then inquiry.status_changed_at end,
    'sent', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(inquiry)) as given
      where key in (select private.inquiry_columns())
    ),
    'is_mailed', is_mailed,
    'replied_at', (select max(reply.created_at) from private.list_page_messages(inquiry, true) as reply where reply.direction = 'sent'),
    'messages', private.page_conversation(inquiry, is_mailed),
    'message_count', (select count(*) from private.list_page_messages(inquiry, is_mailed))
  )
  from public.inquiries as inquiry
  cross join lateral (values (private.is_mailed_key(open_visitor_page.key_hash))) as known (is_mailed)
  where inquiry.id = private.inquiry_of_key(open_visitor_page.reference, open_visitor_page.key_hash);
$$;

-- A file of the conversation, {id, name, size}: the visitor's own and those that we sent. Null when the link opens none, or when it is
-- held.
create function public.open_visitor_file(reference text, key_hash text, file_id uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', file.id, 'name', file.name, 'size', file.size)
  from public.inquiries as inquiry
  cross join private.list_page_messages(inquiry, private.is_mailed_key(open_visitor_file.key_hash)) as message
  join public.inquiry_attachments as file on file.message_id = message.id
  where inquiry.id = private.inquiry_of_key(open_visitor_file.reference, open_visitor_file.key_hash)
    and file.id = open_visitor_file.file_id and file.is_stored and not private.is_held(file.wants_scan, file.scan);
$$;

-- The inquiry that a link opens, held until the transaction ends. Raises PT404 when it opens none, and PT429 for spam: nobody else is to be
-- bothered by it.
create function private.lock_inquiry_of_key(reference text, key_hash text) returns public.inquiries
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  select * into inquiry from public.inquiries
  where id = private.inquiry_of_key(lock_inquiry_of_key.reference, lock_inquiry_of_key.key_hash) for update;
  if inquiry.id is null then
    raise sqlstate 'PT404' using message = 'This link opens no inquiry.';
  elsif inquiry.status = 'spam' then
    raise sqlstate 'PT429' using message = 'too_many', detail = '3600';
  end if;
  return inquiry;
end;
$$;

-- A message of the page, {body, fingerprint}, comes in as a mail does; list_attachment lists its files, of so many `bytes` together. The
-- same fingerprint is taken once. Raises PT413 when there is no room for the files, and PT429 when the network or the visitor has written
-- too much within a day.
create function public.receive_visitor_message(
  reference text, key_hash text, network text, bytes integer, mail jsonb, received_at timestamptz, new_due_at timestamptz
) returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash);
  known_as constant text := 'page ' || encode(sha256(convert_to(concat_ws(' ', inquiry.id, mail ->> 'fingerprint'), 'UTF8')), 'hex');
begin
  select known.id into message_id from public.inquiry_messages as known where known.fingerprint = known_as;
  if message_id is not null then
    is_new := false;
    return next;
    return;
  end if;
  if network is not null then
    -- The network's messages are not counted with its inquiries, which would become suspicious the sooner.
    perform private.consume_form(network || ' page', octet_length(mail ->> 'body'));
    perform private.consume('file_bytes', network, bytes);
  end if;
  if bytes > 0 and not private.has_room_for_files(inquiry.id, bytes) then
    raise sqlstate 'PT413' using message = 'files_full';
  end if;
  select received.message_id, received.is_new into message_id, is_new from public.receive_mail(
    inquiry.id,
    jsonb_build_object(
      'address', inquiry.email, 'sender_name', inquiry.name, 'subject', '', 'body', mail ->> 'body', 'quoted_new_lines', 0,
      'files_left_out', 0, 'is_automatic', false,
      'is_proven', case when private.is_mailed_key(key_hash) then true end, 'audited_as', 'inquiry.message_received', 'fingerprint', known_as
    ),
    received_at, new_due_at
  ) as received;
  if message_id is null then
    raise sqlstate 'PT429' using message = 'too_many', detail = '86400';
  end if;
  return next;
end;
$$;

-- Links cannot be used to bother a stranger: a mailbox gets ten of them a day, however many inquiries name it.
create function private.may_mail_link(address text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select count(*) < 10 from public.mails
  where kind in ('link', 'erase_link') and private.mailbox(recipient) = private.mailbox(address) and created_at > now() - interval '1 day';
$$;

-- Mails the sender a link that erases the inquiry, three times a day at most: else raises PT429.
create function public.mail_erase_link(reference text, key_hash text, network text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash);
begin
  if inquiry.email is null then
    raise exception 'There is no email address to reply to.' using errcode = '22023';
  end if;
  if network is not null then
    perform private.consume_form(network || ' page', 0);
  end if;
  -- Links to one mailbox are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('link to ' || private.mailbox(inquiry.email), 0));
  -- Strangers can use up what a mailbox gets, by inquiries that name it, but have no link from it.
  if not (private.is_mailed_key(key_hash) or private.may_mail_link(inquiry.email)) or (
    select count(*) >= 3 from public.mails as mail
    where mail.inquiry_id = inquiry.id and mail.kind = 'erase_link' and mail.created_at > now() - interval '1 day'
  ) then
    raise sqlstate 'PT429' using message = 'too_many', detail = '86400';
  end if;
  insert into public.mails (inquiry_id, kind, recipient, locale)
  values (inquiry.id, 'erase_link', inquiry.email, inquiry.locale);
end;
$$;

-- Whether a link would erase an inquiry. Nothing is erased yet.
create function public.is_erase_link(reference text, key_hash text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.inquiry_of_key(reference, key_hash, erases => true) is not null;
$$;

-- Deletes everything of the inquiry that a link erases, as when its time is over, and mails its sender that it was, and staff. Raises PT404
-- when the link erases none. Returns its id.
create function public.erase_inquiry(reference text, key_hash text) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  select * into inquiry from public.inquiries
  where id = private.inquiry_of_key(erase_inquiry.reference, erase_inquiry.key_hash, erases => true) for update;
  if inquiry.id is null then
    raise sqlstate 'PT404' using message = 'This link opens no inquiry.';
  end if;
  perform private.delete_inquiries(array[inquiry.id], 'inquiries.erased_by_sender');
  insert into public.mails (kind, recipient, locale, contents)
  select 'erased', address, locale, jsonb_build_object('reference', inquiry.reference, 'at', now(), 'is_for_staff', is_for_staff)
  from (
    select inquiry.email as address, inquiry.locale, false as is_for_staff
    union all
    select told, private.staff_locale(), true from private.staff_addresses() as told
  ) as recipients;
  return inquiry.id;
end;
$$;

-- Mails new links to an address: of up to five inquiries, first of the one with this reference, then of those that staff have read, the
-- newest first; each three times a day at most.
-- The caller does not learn whether there are any. Raises PT429 when the network asks too often.
create function public.mail_new_links(email text, reference text, network text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if network is not null then
    perform private.consume_form(network || ' links', octet_length(email));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('link to ' || private.mailbox(email), 0));
  insert into public.mails (inquiry_id, kind, recipient, locale)
  select inquiry.id, 'link', inquiry.email, inquiry.locale
  from (
    select * from public.inquiries as known
    where lower(known.email) = lower(trim(mail_new_links.email)) and known.status <> 'spam'
    order by (known.reference = mail_new_links.reference) desc nulls last, (known.read_at is not null) desc, known.created_at desc
    limit 5
    for update
  ) as inquiry
  where private.may_mail_link(inquiry.email) and not exists (
    select from public.mails as waiting
    where waiting.inquiry_id = inquiry.id and waiting.kind = 'link' and waiting.due_at is not null
  ) and (
    select count(*) < 3 from public.mails as mail
    where mail.inquiry_id = inquiry.id and mail.kind = 'link' and mail.created_at > now() - interval '1 day'
  );
end;
$$;

grant execute on function
  public.add_inquiry_key, public.list_known_keys, public.open_visitor_page, public.open_visitor_file, public.receive_visitor_message,
  public.mail_erase_link, public.is_erase_link, public.erase_inquiry, public.mail_new_links
  to service_role;
