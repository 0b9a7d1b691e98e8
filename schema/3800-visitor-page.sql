-- The private page of an inquiry, which its sender reaches by a link: see docs/decisions/visitor-page.md.

alter table public.inquiries
  -- The sender needs no reply any more; counts while the inquiry is closed.
  add column withdrawn_at timestamptz;

-- The last part of a link is a key of 256 bits, of which only the SHA-256 hash is kept, in hexadecimal.
create table private.inquiry_keys (
  key_hash text primary key constraint inquiry_keys_hash_shape check (key_hash ~ '^[0-9a-f]{64}$'),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  -- The email that brings it; null of the first one.
  mail_id uuid,
  -- The address that it was mailed to: it opens the page while that is the inquiry's.
  mailed_to text,
  created_at timestamptz not null default now()
);

create index inquiry_keys_of_inquiry on private.inquiry_keys (inquiry_id, created_at desc);

-- The code that was mailed last, for one purpose. Its hash is written with the mail.
create table private.inquiry_codes (
  inquiry_id uuid primary key references public.inquiries (id) on delete cascade,
  purpose text not null constraint inquiry_codes_purpose_known check (purpose in ('withdraw', 'erase', 'email')),
  new_email text constraint inquiry_codes_new_email_length check (char_length(new_email) between 3 and 254),
  code_hash text constraint inquiry_codes_hash_shape check (code_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 0,
  asked_at timestamptz not null default now(),
  constraint inquiry_codes_email_of_purpose check ((purpose = 'email') = (new_email is not null))
);

alter table private.inquiry_keys enable row level security, force row level security;
alter table private.inquiry_codes enable row level security, force row level security;

create policy "functions keep keys of inquiries" on private.inquiry_keys
  for all to current_user using (true) with check (true);

create policy "functions keep codes of inquiries" on private.inquiry_codes
  for all to current_user using (true) with check (true);

-- A code, a new link, and the confirmation that an inquiry was erased, which belongs to none any more.
alter table public.inquiry_mails
  alter column inquiry_id drop not null,
  -- What the confirmation says.
  add column erased jsonb,
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known check (kind in (
    'notice', 'receipt', 'reply', 'overdue', 'answer', 'copy', 'forward', 'not_sent', 'for_you', 'code', 'link', 'erased'
  )),
  add constraint inquiry_mails_of_erased check ((kind = 'erased') = (inquiry_id is null) and (kind = 'erased') = (erased is not null));

drop index public.inquiry_mails_once;
create unique index inquiry_mails_once on public.inquiry_mails (inquiry_id, kind, recipient)
  where message_id is null and kind not in ('for_you', 'code', 'link', 'erased');
create index inquiry_mails_links_of_day on public.inquiry_mails (inquiry_id, kind, created_at) where kind in ('code', 'link');
create index inquiry_mails_links_to on public.inquiry_mails (private.mailbox(recipient), created_at) where kind in ('code', 'link');

-- What senders did on the page is counted, and shown to them.
create policy "functions read what senders of inquiries did" on public.admin_audit_log
  for select to current_user
  using (resource_type = 'inquiries' and actor_id is null and action in (
    'inquiry.corrected', 'inquiry.noted', 'inquiry.withdrawn', 'inquiry.email_changed',
    'inquiry.file_added', 'inquiry.file_removed'
  ));

-- Codes and links cannot be used to bother a stranger: a mailbox gets ten of them a day, whatever inquiries name it. Codes that are asked for
-- by a link which was mailed come all the same.
create function private.may_mail_link(address text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select count(*) < 10 from public.inquiry_mails
  where kind in ('code', 'link') and private.mailbox(recipient) = private.mailbox(address) and created_at > now() - interval '1 day';
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
  insert into private.inquiry_keys (key_hash, inquiry_id, mail_id, mailed_to)
  values (add_inquiry_key.key_hash, add_inquiry_key.inquiry_id, add_inquiry_key.mail_id, (
    select mail.recipient from public.inquiry_mails as mail where mail.id = add_inquiry_key.mail_id
  ));
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

-- The inquiry that a link opens; null when it opens none. A link ends 90 days after the last mail with one, and with the address that it was
-- mailed to: whoever reads there is not the sender any more.
create function private.inquiry_of_key(reference text, key_hash text) returns uuid
  language sql stable security definer
  set search_path = ''
as $$
  select inquiry.id from private.inquiry_keys as known
  join public.inquiries as inquiry on inquiry.id = known.inquiry_id
  where known.key_hash = inquiry_of_key.key_hash and inquiry.reference = inquiry_of_key.reference
    and (known.mailed_to is null or lower(known.mailed_to) = lower(inquiry.email)) and exists (
    select from private.inquiry_keys as newest
    where newest.inquiry_id = inquiry.id and newest.created_at > now() - interval '90 days'
  );
$$;

create function private.is_code_open(code private.inquiry_codes) returns boolean
  language sql stable
  set search_path = ''
as $$
  select code.tries < 5 and code.asked_at > now() - interval '10 minutes';
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
    'revisions', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'fields', fields, 'at', at) order by number), '[]')
      from (
        select
          number, created_at as at, coalesce(details -> 'fields', '[]') as fields,
          case action
            when 'inquiry.corrected' then 'corrected'
            when 'inquiry.noted' then 'noted'
            when 'inquiry.file_added' then 'file_added'
            when 'inquiry.file_removed' then 'file_removed'
            when 'inquiry.withdrawn' then 'withdrawn'
            when 'inquiry.email_changed' then 'email_changed'
          end as kind
        from public.admin_audit_log
        where resource_id = inquiry.id::text and resource_type = 'inquiries' and action in (
          'inquiry.corrected', 'inquiry.noted', 'inquiry.file_added', 'inquiry.file_removed', 'inquiry.withdrawn',
          'inquiry.email_changed'
        )
        order by number desc limit 25
      ) as changes
    ),
    'files', private.list_visitor_files(inquiry.id),
    'code', (
      select jsonb_build_object(
        'purpose', code.purpose, 'mailed_at', code.asked_at, 'tries_left', 5 - code.tries, 'new_email', code.new_email
      )
      from private.inquiry_codes as code where code.inquiry_id = inquiry.id and private.is_code_open(code)
    )
  )
  from public.inquiries as inquiry where inquiry.id = private.inquiry_of_key(open_visitor_page.reference, open_visitor_page.key_hash));
end;
$$;

-- The inquiry that a link opens, held until the transaction ends. Raises PT404 when it opens none, and PT429 when its page has changed
-- too much within a day, when the network has written too much (`bytes` now), and for spam: nobody else is to be bothered by it. What takes
-- a mailed code is not counted: who has only the link must not keep the sender from it.
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

-- Changes what the sender gave as name, company and phone number, and leaves `description`, which says what stood there, among the mails of
-- the inquiry. Returns the names of what is different; empty when nothing is.
create function public.correct_inquiry(
  reference text, key_hash text, network text, name text, company text, phone text, description text
) returns text[]
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, network, octet_length(description));
  fields constant text[] := array_remove(array[
    case when inquiry.name <> correct_inquiry.name then 'name' end,
    case when inquiry.company is distinct from correct_inquiry.company then 'company' end,
    case when inquiry.phone is distinct from correct_inquiry.phone then 'phone' end
  ], null);
begin
  if fields = '{}' then
    return fields;
  end if;
  if not public.may_receive_mail(inquiry.id) then
    raise sqlstate 'PT429' using message = 'too_many', detail = '86400';
  end if;
  update public.inquiries as known
  set name = correct_inquiry.name, company = correct_inquiry.company, phone = correct_inquiry.phone
  where known.id = inquiry.id;
  perform private.insert_received_message(
    inquiry.id, private.page_message(inquiry, correct_inquiry.description) || '{"is_automatic": true}', now()
  );
  perform private.add_audit_entry('inquiry.corrected', 'inquiries', inquiry.id, jsonb_build_object('fields', fields));
  return fields;
end;
$$;

-- Mails a code to the sender, three times an hour and six times a day at most, of one inquiry: else raises PT429. A code that was mailed before counts no more.
create function public.ask_visitor_code(
  reference text, key_hash text, network text, purpose text, new_email text default null
) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, network, is_counted => false);
  -- The browser's own key proves no mailbox.
  is_mailed_key constant boolean := exists (
    select from private.inquiry_keys as known where known.key_hash = ask_visitor_code.key_hash and known.mail_id is not null
  );
begin
  if inquiry.email is null then
    raise exception 'There is no email address to reply to.' using errcode = '22023';
  end if;
  -- Codes to one mailbox are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('link to ' || private.mailbox(inquiry.email), 0));
  if not (is_mailed_key or private.may_mail_link(inquiry.email)) or (
    select count(*) filter (where created_at > now() - interval '1 hour') >= 3 or count(*) >= 6 from public.inquiry_mails as mail
    where mail.inquiry_id = inquiry.id and mail.kind = 'code' and mail.created_at > now() - interval '1 day'
  ) then
    raise sqlstate 'PT429' using message = 'too_many', detail = '3600';
  end if;
  insert into private.inquiry_codes as code (inquiry_id, purpose, new_email)
  values (inquiry.id, ask_visitor_code.purpose, ask_visitor_code.new_email)
  on conflict on constraint inquiry_codes_pkey do update set
    purpose = excluded.purpose, new_email = excluded.new_email, code_hash = null, tries = 0, asked_at = now();
  -- It would bring a code that counts no more.
  update public.inquiry_mails as mail set due_at = null, failed_at = now()
  where mail.inquiry_id = inquiry.id and mail.kind = 'code' and mail.due_at is not null;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  values (inquiry.id, 'code', inquiry.email, inquiry.locale);
end;
$$;

-- The code that a mail brings, as its hash. False when another was asked for meanwhile, or its time is over.
create function public.set_visitor_code(mail_id uuid, code_hash text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update private.inquiry_codes as code set code_hash = set_visitor_code.code_hash
  from public.inquiry_mails as mail
  where mail.id = mail_id and mail.due_at is not null and code.inquiry_id = mail.inquiry_id and private.is_code_open(code);
  return found;
end;
$$;

-- Gives up mails with codes that could not be sent while they were of use.
create function private.drop_late_codes() returns void
  language sql security definer
  set search_path = ''
as $$
  update public.inquiry_mails set due_at = null, failed_at = now()
  where kind = 'code' and due_at is not null and created_at < now() - interval '10 minutes';
$$;

-- Uses the code up: `done`, `wrong`, or `over` when there is none that can be used, or it was tried too often.
create function private.use_visitor_code(of_inquiry uuid, purpose text, code_hash text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  code private.inquiry_codes;
begin
  select * into code from private.inquiry_codes as known
  where known.inquiry_id = of_inquiry and known.purpose = use_visitor_code.purpose and private.is_code_open(known);
  if code.code_hash is null then
    return case when code.inquiry_id is null then 'over' else 'wrong' end;
  end if;
  if code.code_hash <> use_visitor_code.code_hash then
    update private.inquiry_codes as known set tries = known.tries + 1 where known.inquiry_id = of_inquiry;
    return case when code.tries >= 4 then 'over' else 'wrong' end;
  end if;
  delete from private.inquiry_codes as known where known.inquiry_id = of_inquiry;
  return 'done';
end;
$$;

-- With the mailed code the sender closes the inquiry. Returns `done`, `wrong` or `over`, of the code.
create function public.withdraw_inquiry(reference text, key_hash text, code_hash text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, is_counted => false);
  outcome constant text := private.use_visitor_code(inquiry.id, 'withdraw', code_hash);
begin
  if outcome = 'done' then
    update public.inquiries set status = 'closed', withdrawn_at = now() where id = inquiry.id;
    perform private.add_audit_entry('inquiry.withdrawn', 'inquiries', inquiry.id);
  end if;
  return outcome;
end;
$$;

-- With the code that was mailed to the former address, an inquiry and what waits to be mailed to its sender have the new one. `description`
-- says so among the mails of the inquiry. Returns `done`, `wrong` or `over`, of the code.
create function public.change_inquiry_email(reference text, key_hash text, code_hash text, description text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, is_counted => false);
  new_email constant text := (select code.new_email from private.inquiry_codes as code where code.inquiry_id = inquiry.id);
  outcome constant text := private.use_visitor_code(inquiry.id, 'email', code_hash);
begin
  if outcome <> 'done' then
    return outcome;
  end if;
  perform private.insert_received_message(
    inquiry.id, private.page_message(inquiry, change_inquiry_email.description) || '{"is_automatic": true}', now()
  );
  -- Nobody at the former address opens the page any more. The new one gets the only link.
  delete from private.inquiry_keys as known where known.inquiry_id = inquiry.id;
  perform private.change_address(inquiry, new_email);
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale) values (inquiry.id, 'link', new_email, inquiry.locale);
  perform private.add_audit_entry('inquiry.email_changed', 'inquiries', inquiry.id);
  return outcome;
end;
$$;

-- With the mailed code everything of an inquiry is deleted, as when its time is over, and the sender is mailed that it was, as are staff. Returns the
-- outcome of the code, and of `done` what is gone: {outcome, files, mails}.
create function public.erase_inquiry(reference text, key_hash text, code_hash text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash, is_counted => false);
  outcome constant text := private.use_visitor_code(inquiry.id, 'erase', code_hash);
  gone jsonb;
begin
  if outcome <> 'done' then
    return jsonb_build_object('outcome', outcome);
  end if;
  gone := jsonb_build_object(
    'files', (select count(*) from public.inquiry_files as file where file.inquiry_id = inquiry.id),
    'mails', (
      select count(*) from public.inquiry_mails as mail
      where mail.inquiry_id = inquiry.id and mail.kind in ('receipt', 'reply', 'copy', 'code', 'link') and mail.sent_at is not null
    )
  );
  perform private.delete_inquiries(array[inquiry.id], 'inquiries.erased_by_sender');
  insert into public.inquiry_mails (kind, recipient, locale, erased)
  select 'erased', address, locale, jsonb_build_object('reference', inquiry.reference, 'at', now(), 'is_for_staff', is_for_staff)
  from (
    select inquiry.email as address, inquiry.locale, false as is_for_staff
    union all
    select told, private.staff_locale(), true from private.staff_addresses() as told
  ) as recipients;
  return gone || jsonb_build_object('outcome', outcome);
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
  public.add_inquiry_key, public.list_known_keys, public.open_visitor_page, public.add_visitor_note, public.correct_inquiry,
  public.ask_visitor_code, public.set_visitor_code, public.withdraw_inquiry, public.change_inquiry_email,
  public.erase_inquiry, public.mail_new_links
  to service_role;
