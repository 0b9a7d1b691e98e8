-- The private page of an inquiry, which its sender reaches by a link: see docs/decisions/visitor-page.md.

alter table public.inquiries
  -- The sender needs no reply any more; counts while the inquiry is closed.
  add column withdrawn_at timestamptz;

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

-- A new link, a link that erases the inquiry, and the confirmation that it was erased, which belongs to none any more.
alter table public.inquiry_mails
  alter column inquiry_id drop not null,
  -- What the confirmation says.
  add column erased jsonb,
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known check (kind in (
    'notice', 'receipt', 'reply', 'overdue', 'answer', 'copy', 'forward', 'not_sent', 'for_you', 'link', 'erase_link', 'erased'
  )),
  add constraint inquiry_mails_of_erased check ((kind = 'erased') = (inquiry_id is null) and (kind = 'erased') = (erased is not null));

drop index public.inquiry_mails_once;
create unique index inquiry_mails_once on public.inquiry_mails (inquiry_id, kind, recipient)
  where message_id is null and kind not in ('for_you', 'link', 'erase_link', 'erased');
create index inquiry_mails_links_of_day on public.inquiry_mails (inquiry_id, kind, created_at) where kind in ('link', 'erase_link');
create index inquiry_mails_links_to on public.inquiry_mails (private.mailbox(recipient), created_at) where kind in ('link', 'erase_link');

-- What senders did on the page is counted.
create policy "functions read what senders of inquiries did" on public.admin_audit_log
  for select to current_user
  using (resource_type = 'inquiries' and actor_id is null and action in (
    'inquiry.noted', 'inquiry.withdrawn', 'inquiry.file_added', 'inquiry.file_removed'
  ));

-- Links cannot be used to bother a stranger: a mailbox gets ten of them a day, whatever inquiries name it.
create function private.may_mail_link(address text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select count(*) < 10 from public.inquiry_mails
  where kind in ('link', 'erase_link') and private.mailbox(recipient) = private.mailbox(address) and created_at > now() - interval '1 day';
$$;

-- The recipient is forgotten once the confirmation is sent, or given up.
create function private.forget_erased() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.inquiry_mails where id = new.id;
  return null;
end;
$$;

create trigger forget_erased
  after update of due_at on public.inquiry_mails
  for each row when (new.kind = 'erased' and new.due_at is null)
  execute function private.forget_erased();

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
  from (values (add_inquiry_key.mail_id)) as given(id) left join public.inquiry_mails as mail on mail.id = given.id;
  delete from private.inquiry_keys as known where known.key_hash in (
    select older.key_hash from private.inquiry_keys as older
    where older.inquiry_id = add_inquiry_key.inquiry_id order by older.created_at desc offset 50
  );
  return true;
end;
$$;

-- Which of these hashes are those of keys: texts are kept without them.
create function public.list_known_keys(key_hashes text[]) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(array_agg(known.key_hash), '{}') from private.inquiry_keys as known where known.key_hash = any (key_hashes);
$$;

-- The inquiry that a link opens, or erases; null when there is none. A link ends 90 days after the last mail with one, or a day after its own
-- where it erases; and with the address that it was mailed to: whoever reads there is not the sender any more.
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

-- What its sender sees of an inquiry, as app/inquiries/visitor/visitor-inquiry.ts describes it; null when the link opens none. Nothing of
-- the staff: no name, no note, no text of the conversation.
create function public.open_visitor_page(reference text, key_hash text) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return (select jsonb_build_object(
    'reference', inquiry.reference, 'created_at', coalesce(inquiry.happened_at, inquiry.created_at), 'read_at', inquiry.read_at,
    'answered_at', inquiry.answered_at,
    'due_at', case when inquiry.status in ('new', 'in_progress') then inquiry.due_at end,
    'withdrawn_at', case when inquiry.status = 'closed' then inquiry.withdrawn_at end,
    'channel', inquiry.channel,
    'sent', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(inquiry)) as given
      where key in (select private.inquiry_columns())
    ),
    'files', private.list_visitor_files(inquiry.id)
  )
  from public.inquiries as inquiry where inquiry.id = private.inquiry_of_key(open_visitor_page.reference, open_visitor_page.key_hash));
end;
$$;

-- The inquiry that a link opens, held until the transaction ends. Raises PT404 when it opens none, and PT429 when its page has changed
-- too much within a day, when the network has written too much (`bytes` now), and for spam: nobody else is to be bothered by it. Asking to
-- erase is not counted: who has only the link must not keep the sender from it.
create function private.lock_inquiry_of_key(
  reference text, key_hash text, network text default null, bytes integer default 0, is_counted boolean default true
) returns public.inquiries
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
  end if;
  if inquiry.status = 'spam' or is_counted and (
    select count(*) >= 200 from public.admin_audit_log
    where resource_id = inquiry.id::text and actor_id is null and created_at > now() - interval '1 day'
  ) then
    raise sqlstate 'PT429' using message = 'too_many', detail = '3600';
  end if;
  -- Apart from what it sends as inquiries, which become suspicious the sooner.
  if network is not null then
    perform private.spend_budget('page ' || network, bytes);
  end if;
  return inquiry;
end;
$$;

-- What the sender writes comes in as an answer by mail does. The same words are taken once. Raises PT429 after too many in a day.
create function public.add_visitor_note(
  reference text, key_hash text, network text, note text, new_due_at timestamptz
) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, network, octet_length(note));
  message record;
begin
  select * into message from public.receive_mail(
    inquiry.id,
    private.page_message(inquiry, note) || jsonb_build_object(
      'audited_as', 'inquiry.noted',
      'fingerprint', 'page ' || encode(sha256(convert_to(inquiry.id || note, 'UTF8')), 'hex')
    ),
    now(), new_due_at
  );
  if message.message_id is null then
    raise sqlstate 'PT429' using message = 'too_many', detail = '86400';
  end if;
end;
$$;

-- A text of the page, as a mail of the sender.
create function private.page_message(inquiry public.inquiries, body text) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select jsonb_build_object(
    'address', inquiry.email, 'sender_name', inquiry.name, 'subject', '', 'body', body, 'quoted_new_lines', 0, 'files_left_out', 0,
    'is_automatic', false, 'is_proven', true
  );
$$;

-- The sender needs no reply any more, which a note takes back.
create function public.withdraw_inquiry(reference text, key_hash text, network text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, network);
begin
  if inquiry.status = 'closed' and inquiry.withdrawn_at is not null then
    return;
  end if;
  update public.inquiries set status = 'closed', withdrawn_at = now() where id = inquiry.id;
  perform private.add_audit_entry('inquiry.withdrawn', 'inquiries', inquiry.id);
end;
$$;

-- Mails the sender a link that erases the inquiry, three times a day at most: else raises PT429.
create function public.mail_erase_link(reference text, key_hash text, network text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, network, is_counted => false);
  -- Strangers can use up what a mailbox gets, by inquiries that name it, but have no link from it.
  is_mailed_key constant boolean := exists (
    select from private.inquiry_keys as known where known.key_hash = mail_erase_link.key_hash and known.mail_id is not null
  );
begin
  if inquiry.email is null then
    raise exception 'There is no email address to reply to.' using errcode = '22023';
  end if;
  -- Links to one mailbox are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('link to ' || private.mailbox(inquiry.email), 0));
  if not (is_mailed_key or private.may_mail_link(inquiry.email)) or (
    select count(*) >= 3 from public.inquiry_mails as mail
    where mail.inquiry_id = inquiry.id and mail.kind = 'erase_link' and mail.created_at > now() - interval '1 day'
  ) then
    raise sqlstate 'PT429' using message = 'too_many', detail = '86400';
  end if;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  values (inquiry.id, 'erase_link', inquiry.email, inquiry.locale);
end;
$$;

-- Whether a link erases an inquiry, which it does not yet do.
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
  insert into public.inquiry_mails (kind, recipient, locale, erased)
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
-- Nothing tells the caller whether there are any. Raises PT429 when the network asks too often.
create function public.mail_new_links(email text, reference text, network text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if network is not null then
    perform private.spend_budget('page ' || network, octet_length(email));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('link to ' || private.mailbox(email), 0));
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  select inquiry.id, 'link', inquiry.email, inquiry.locale
  from (
    select * from public.inquiries as known
    where lower(known.email) = lower(trim(mail_new_links.email)) and known.status <> 'spam'
    order by (known.reference = mail_new_links.reference) desc nulls last, (known.read_at is not null) desc, known.created_at desc
    limit 5
    for update
  ) as inquiry
  where private.may_mail_link(inquiry.email) and not exists (
    select from public.inquiry_mails as waiting
    where waiting.inquiry_id = inquiry.id and waiting.kind = 'link' and waiting.due_at is not null
  ) and (
    select count(*) < 3 from public.inquiry_mails as mail
    where mail.inquiry_id = inquiry.id and mail.kind = 'link' and mail.created_at > now() - interval '1 day'
  );
end;
$$;

grant execute on function
  public.add_inquiry_key, public.list_known_keys, public.open_visitor_page, public.add_visitor_note, public.withdraw_inquiry,
  public.mail_erase_link, public.is_erase_link, public.erase_inquiry, public.mail_new_links
  to service_role;
