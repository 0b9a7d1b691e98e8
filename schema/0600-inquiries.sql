-- An inquiry holds what a visitor wrote, or told staff. A visitor sends it by a form or by mail; only staff read it.
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  -- People can read it over the phone.
  reference text not null constraint inquiries_reference_shape check (reference ~ '^N-[2-9CDFGHJKMNPQRTVWX]{5}$'),
  type text not null constraint inquiries_type_known check (type in ('contact', 'project', 'mail')),
  -- It came by a form or by mail, was entered by staff after a call, a WhatsApp message or a visit, or was begun by staff.
  channel text not null default 'form' constraint inquiries_channel_known
    check (channel in ('form', 'call', 'whatsapp', 'visit', 'staff', 'mail')),
  created_at timestamptz not null default now(),
  -- When the call, message or visit was: the time to answer counts from then.
  happened_at timestamptz,
  -- The moment from which its mail goes back to the mailbox, because staff said that it is no inquiry.
  return_at timestamptz constraint inquiries_return_of_mail check (return_at is null or type = 'mail'),

  name text not null constraint inquiries_name_length check (char_length(name) between 1 and 200),
  -- Null where staff entered the inquiry and have a phone number alone.
  email text constraint inquiries_email_length check (char_length(email) between 3 and 254),
  -- The address that it came with, where another one stands in its place now.
  first_email text,
  company text constraint inquiries_company_length check (char_length(company) between 1 and 200),
  phone text constraint inquiries_phone_length check (char_length(phone) between 1 and 200),
  subject text constraint inquiries_subject_length check (char_length(subject) between 1 and 200),
  -- Up to 5,000 characters are typed; the text of optional fields that they cannot hold is put below it.
  message text constraint inquiries_message_length check (char_length(message) between 1 and 10000),
  inquiry_type text constraint inquiries_inquiry_type_known
    check (inquiry_type in ('project', 'consultation', 'support', 'partnership', 'general', 'quote')),
  project_type text constraint inquiries_project_type_known
    check (project_type in ('iot', 'hardware', 'automation', 'digital')),
  budget text constraint inquiries_budget_known
    check (budget in ('5k-10k', '10k-25k', '25k-50k', '50k-100k', '100k+', 'discuss')),
  timeline text constraint inquiries_timeline_known
    check (timeline in ('asap', '1-3months', '3-6months', '6-12months', '12months+', 'flexible')),
  description text constraint inquiries_description_length check (char_length(description) between 1 and 10000),
  features text[] not null default '{}' constraint inquiries_features_count check (cardinality(features) <= 20),
  has_existing_system boolean not null default false,
  needs_consultation boolean not null default false,
  locale text not null default 'en' constraint inquiries_locale_known check (locale in ('en', 'ar')),
  -- The first words of what was asked, and how many files its mails hold. Both are kept, so that a page of the list is read from one
  -- table.
  beginning text not null generated always as (
    btrim(left(regexp_replace(left(coalesce(message, description, ''), 1000), '\s+', ' ', 'g'), 160))
  ) stored,
  file_count integer not null default 0,

  -- The number of changes. A change names the version that its author saw; the database refuses an older one.
  version integer not null default 1,
  status text not null default 'new' constraint inquiries_status_known
    check (status in ('new', 'in_progress', 'answered', 'closed', 'spam')),
  -- The moment since which it has its status: retention counts from it.
  status_changed_at timestamptz not null default now(),
  -- It is perhaps spam, while it is new. Staff who move the inquiry on say that it is none, unless they take that back at once.
  is_suspicious boolean not null default false,
  assignee_id uuid references auth.users (id) on delete set null,
  -- The assignee before the last change, and when it was made: an undo that gives the inquiry back is not told.
  taken_from uuid references auth.users (id) on delete set null,
  taken_at timestamptz,
  -- The first time that staff opened it, and the person.
  read_at timestamptz,
  read_by uuid references auth.users (id) on delete set null,

  -- The moment by which it is to be answered; null where nothing was promised.
  due_at timestamptz,
  -- The moment from which that counts; null while it is `created_at`.
  promised_at timestamptz,
  overdue_mailed_at timestamptz,
  -- When it was first answered, and the member of staff who did; whether that was by `due_at` as it was then, and its share of the time
  -- promised, 24 hours being all of it; null when nothing was promised.
  answered_at timestamptz,
  answered_by uuid references auth.users (id) on delete set null,
  answered_in_time boolean,
  answered_hours double precision,
  -- Whether the last reply that was owed came by `due_at`; null while none has come since a moment was promised.
  last_in_time boolean,
  -- The day on which it is among the open ones again, unless before that the visitor writes or somebody gives it another status.
  look_again_on date constraint inquiries_look_again_unless_over check (look_again_on is null or status not in ('closed', 'spam')),

  -- The outcome, and for how much, in whole units of the currency.
  outcome text constraint inquiries_outcome_known check (outcome in ('quoted', 'won', 'lost', 'not_ours')),
  outcome_amount bigint,
  outcome_currency text constraint inquiries_outcome_currency_known check (
    outcome_currency in ('USD', 'EUR', 'LBP', 'AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR', 'JOD', 'EGP')
  ),

  -- An inquiry that staff begin has no message of the visitor: its first mail is ours.
  constraint inquiries_contact_complete
    check (type <> 'contact' or (subject is not null and (message is not null or channel = 'staff'))),
  constraint inquiries_project_complete check (type <> 'project' or description is not null),
  constraint inquiries_by_mail check ((type = 'mail') = (channel = 'mail') and (type <> 'mail' or email is not null)),
  constraint inquiries_reachable
    check (email is not null or (phone is not null and channel in ('call', 'whatsapp', 'visit'))),
  constraint inquiries_happened check ((happened_at is not null) = (channel in ('call', 'whatsapp', 'visit'))),
  constraint inquiries_outcome_amount_of_outcome check (
    (outcome_amount is null) = (outcome_currency is null)
    and (outcome_amount is null or outcome is not null and outcome_amount between 1 and 1000000000000)
  )
);

create unique index inquiries_reference on public.inquiries (reference);
-- The desk reads inquiries by pages, and spam apart from the others. `id` orders what came at one moment.
create index inquiries_newest_first on public.inquiries (created_at desc, id desc) where status <> 'spam';
create index inquiries_by_status on public.inquiries (status, created_at desc, id desc);
create index inquiries_open_newest_first on public.inquiries (created_at desc, id desc) where status in ('new', 'in_progress');
create index inquiries_open_due_first on public.inquiries ((coalesce(due_at, 'infinity')), id)
  where status in ('new', 'in_progress');
-- All but spam, those that are due soonest first.
create index inquiries_due_first on public.inquiries ((coalesce(due_at, 'infinity')), id) where status <> 'spam';
-- The longest waiting first, and what is looked at again first, then those without a day, the longest waiting first.
create index inquiries_waiting_longest_first on public.inquiries (status_changed_at, id)
  where status = 'answered' or look_again_on is not null;
create index inquiries_looked_at_first on public.inquiries
  ((coalesce(look_again_on::timestamp, status_changed_at at time zone 'UTC' + interval '1000 years') at time zone 'UTC'), id)
  where status = 'answered' or look_again_on is not null;
create index inquiries_to_look_at on public.inquiries (look_again_on, status) where look_again_on is not null;
create index inquiries_of_assignee on public.inquiries (assignee_id, created_at desc, id desc) where assignee_id is not null;
create index inquiries_of_address on public.inquiries (lower(email), created_at desc);
create index inquiries_of_domain on public.inquiries (private.mail_domain(email), created_at desc) where email is not null;
create index inquiries_of_phone on public.inquiries (private.phone_digits(phone), created_at desc) where phone is not null;
create index inquiries_of_company on public.inquiries (private.fold(company), created_at desc) where company is not null;
create index inquiries_begun_by on public.inquiries (private.mailbox(email), created_at) where type = 'mail';
create index inquiries_to_return on public.inquiries (return_at) where return_at is not null;
create index inquiries_expire_first on public.inquiries (status, status_changed_at) where status in ('spam', 'closed');

alter table public.inquiries enable row level security, force row level security;

create policy "staff read inquiries" on public.inquiries
  for select to authenticated
  using ((select private.is_staff()));

create policy "submit_inquiry stores inquiries" on public.inquiries
  for insert to current_user
  with check (true);

create policy "functions read inquiries" on public.inquiries
  for select to current_user using (true);

create policy "functions change inquiries" on public.inquiries
  for update to current_user
  using (true)
  with check (true);

create policy "inquiries are erased by functions alone" on public.inquiries
  for delete to current_user
  using (private.is_erasing());

grant select on public.inquiries to authenticated;

-- One key stores one inquiry, however often and however concurrently it is sent. An inquiry that an honest visitor
-- may have sent comes to the inbox, marked as perhaps spam. Only the rest is spam. See docs/decisions/forms.md.
create table private.submissions (
  idempotency_key text primary key,
  inquiry_id uuid not null,
  created_at timestamptz not null default now()
);

create index submissions_oldest_first on private.submissions (created_at);

alter table private.submissions enable row level security, force row level security;

create policy "submit_inquiry keeps keys" on private.submissions
  for all to current_user using (true) with check (true);

-- Stores `inquiry` (keys as the columns) and the mails about it, and returns its id, reference and due moment; the same key returns the
-- same and stores nothing. `network` is the sender's network, or null to ask no budget. The caller judges the sender: `suspicious`, as an
-- honest one may be too, or `spam`. Inquiries that a network or the whole site sends beyond an ordinary day are suspicious, then refused
-- with PT429.
create function public.submit_inquiry(
  inquiry jsonb,
  idempotency_key text,
  network text,
  suspicious boolean,
  due_at timestamptz,
  spam boolean default false
) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_busy boolean := false;
  new_id constant uuid := gen_random_uuid();
  known record;
  given constant jsonb := jsonb_strip_nulls(inquiry);
  new_reference text;
begin
  perform private.assert_inquiry_columns(given);
  insert into private.submissions as submission (idempotency_key, inquiry_id)
  values (submit_inquiry.idempotency_key, new_id)
  on conflict do nothing;
  if not found then
    select submission.inquiry_id as id, stored.reference, stored.due_at into strict known
    from private.submissions as submission
    left join public.inquiries as stored on stored.id = submission.inquiry_id
    where submission.idempotency_key = submit_inquiry.idempotency_key;
    return to_jsonb(known);
  end if;

  perform private.forget_submissions();
  if network is not null then
    if private.has_received_more_than(1000) then
      raise sqlstate 'PT429' using message = 'too_many', detail = '600';
    end if;
    perform private.consume_form(network, octet_length(given::text));
    is_busy := (auth.consume('form_ordinary', network)).wait > 0 or private.has_received_more_than(300);
  end if;

  new_reference := private.insert_inquiry(given || jsonb_build_object(
    'id', new_id, 'status', case when spam then 'spam' else 'new' end, 'due_at', due_at,
    'is_suspicious', not spam and (suspicious or is_busy)
  ));
  if spam then
    perform private.delete_oldest_spam();
  else
    perform private.write_staff_mails(new_id, 'notice');
    perform private.write_receipt(new_id, given ->> 'email', coalesce(given ->> 'locale', 'en'));
  end if;
  return jsonb_build_object('id', new_id, 'reference', new_reference, 'due_at', due_at);
end;
$$;

-- Refuses columns that no visitor writes.
create function private.assert_inquiry_columns(inquiry jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  unknown_keys text;
begin
  select string_agg(key, ', ') into unknown_keys
  from jsonb_object_keys(inquiry) as keys(key) where key not in (select private.inquiry_columns());
  if unknown_keys is not null then
    raise exception 'An inquiry has no column for: %', left(unknown_keys, 200) using errcode = '22023';
  end if;
end;
$$;

-- The columns that a visitor writes. The server or staff write all others.
create function private.inquiry_columns() returns setof text
  language sql immutable
  set search_path = ''
as $$
  select unnest(array[
    'type', 'name', 'email', 'company', 'phone', 'subject', 'message', 'inquiry_type', 'project_type', 'budget', 'timeline',
    'description', 'features', 'has_existing_system', 'needs_consultation', 'locale'
  ]);
$$;

-- Forgets keys after a week.
create function private.forget_submissions() returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.submissions where ctid = any (array(
    select ctid from private.submissions where created_at < now() - interval '7 days'
    for update skip locked
  ));
$$;

-- Whether the site got more than `most` inquiries in ten minutes. Counted from the inquiries, because a counter would be one row that every
-- inquiry waits for.
create function private.has_received_more_than(most integer) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.inquiries
    where status <> 'spam' and type <> 'mail' and created_at > now() - interval '10 minutes'
    order by created_at desc, id desc offset most
  );
$$;

-- Counts one submission of `network` and its bytes. Raises PT429 when it floods, and when it has sent more in a day than any office or
-- exhibition does.
create function private.consume_form(network text, bytes integer) returns void
  language plpgsql volatile
  set search_path = ''
as $$
begin
  perform private.consume('form', network);
  perform private.consume('form_day', network);
  perform private.consume('form_bytes', network, bytes);
end;
$$;

-- Stores a row whose columns are the keys of `inquiry`, and returns its reference.
create function private.insert_inquiry(inquiry jsonb) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  column_list text;
  new_reference text;
  inserted integer := 0;
begin
  select string_agg(quote_ident(key), ', ') into column_list from jsonb_object_keys(inquiry) as keys(key);
  -- Another inquiry may have the same reference already: then this one draws again.
  while inserted = 0 loop
    new_reference := private.generate_reference();
    execute format(
      'insert into public.inquiries (reference, %1$s)
       select $1, %1$s from jsonb_populate_record(null::public.inquiries, $2)
       on conflict do nothing',
      column_list
    ) using new_reference, inquiry;
    get diagnostics inserted = row_count;
  end loop;
  return new_reference;
end;
$$;

-- `N-` and five of 24 characters, none of which looks or sounds like another. Not yet unique: the index decides.
create function private.generate_reference() returns text
  language sql volatile
  set search_path = ''
as $$
  select 'N-' || string_agg(substr('23456789CDFGHJKMNPQRTVWX', 1 + get_byte(bytes, position) % 24, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as random, generate_series(0, 4) as position;
$$;

-- Stores what somebody told staff (keys as the columns), and tells the other staff. `happened_at` lies in the last sixty days, and
-- `due_at` counts from it. The visitor gets a receipt only when one is wanted, within the limits of receipts. Returns its id,
-- reference, due moment, and whether there is a receipt; the same key of the same person returns the same and stores nothing.
create function public.enter_inquiry(
  inquiry jsonb,
  idempotency_key text,
  channel text,
  happened_at timestamptz,
  due_at timestamptz,
  assignee_id uuid default null,
  wants_receipt boolean default false
) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  given constant jsonb := jsonb_strip_nulls(inquiry);
  known jsonb;
  new_reference text;
  has_receipt boolean := false;
begin
  perform private.assert_staff();
  perform private.assert_inquiry_columns(given);
  if (channel in ('call', 'whatsapp', 'visit')) is not true then
    raise exception 'Staff enter a call, a WhatsApp message or a visit.' using errcode = '22023';
  end if;
  if (happened_at between now() - interval '60 days' and now()) is not true then
    raise exception 'The moment must lie in the last 60 days.' using errcode = '22023';
  end if;
  if (due_at between happened_at and happened_at + interval '60 days') is not true then
    raise exception 'The due moment must follow within 60 days.' using errcode = '22023';
  end if;
  if assignee_id is not null and not private.is_active_staff(assignee_id) then
    raise exception 'Inquiries can be assigned only to staff.' using errcode = '22023';
  end if;
  known := private.take_entry_key(idempotency_key, new_id);
  if known is not null then
    return known;
  end if;

  new_reference := private.insert_inquiry(given || jsonb_build_object(
    'id', new_id, 'channel', channel, 'happened_at', happened_at, 'promised_at', happened_at, 'due_at', due_at
  ));
  perform private.add_audit_entry('inquiry.entered', 'inquiries', new_id, jsonb_build_object('channel', channel));
  if assignee_id is not null then
    update public.inquiries as entered set assignee_id = enter_inquiry.assignee_id, status = 'in_progress' where entered.id = new_id;
  end if;
  perform private.write_staff_mails(new_id, 'notice');
  if wants_receipt and given ? 'email' then
    has_receipt := private.write_receipt(new_id, given ->> 'email', coalesce(given ->> 'locale', 'en'));
  end if;
  return jsonb_build_object(
    'id', new_id, 'reference', new_reference, 'due_at', due_at, 'has_receipt', has_receipt, 'message_id', null
  );
end;
$$;

-- Takes a key of the person asking for `new_id`. Returns the inquiry that has it already, as it was answered then; null for a new key.
create function private.take_entry_key(idempotency_key text, new_id uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  own_key constant text := format('entered:%s:%s', auth.uid(), take_entry_key.idempotency_key);
  known jsonb;
begin
  if (take_entry_key.idempotency_key ~ '^[\x21-\x7e]{8,255}$') is not true then
    raise exception 'The idempotency key is malformed.' using errcode = '22023';
  end if;
  insert into private.submissions as submission (idempotency_key, inquiry_id) values (own_key, new_id)
  on conflict do nothing;
  if found then
    perform private.forget_submissions();
    return null;
  end if;
  select jsonb_build_object(
    'id', submission.inquiry_id, 'reference', stored.reference, 'due_at', stored.due_at,
    'has_receipt', exists (
      select from public.mails as mail where mail.inquiry_id = submission.inquiry_id and mail.kind = 'receipt'
    ),
    'message_id', (
      select message.id from public.inquiry_messages as message
      where message.inquiry_id = submission.inquiry_id and stored.channel = 'staff' and message.direction = 'sent'
      order by message.created_at limit 1
    )
  ) into strict known
  from private.submissions as submission
  left join public.inquiries as stored on stored.id = submission.inquiry_id
  where submission.idempotency_key = own_key;
  return known;
end;
$$;

-- Staff write to somebody who has not written: an inquiry whose first mail is ours, a reply that waits for ten seconds as any other.
-- Nothing was promised, so no time to answer is counted. Returns what enter_inquiry returns, by the same rule about keys, and the id of
-- the message.
create function public.start_conversation(inquiry jsonb, idempotency_key text, body text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  given constant jsonb := jsonb_strip_nulls(inquiry);
  locale constant text := coalesce(given ->> 'locale', 'en');
  known jsonb;
  new_reference text;
  new_message_id uuid;
  send_after constant timestamptz := now() + interval '10 seconds';
begin
  perform private.assert_staff();
  perform private.assert_inquiry_columns(given);
  if (trim(body) <> '' and char_length(body) <= 20000) is not true then
    raise exception 'Write between 1 and 20,000 characters.' using errcode = '22023';
  end if;
  if given ? 'message' or given ? 'description' or given ->> 'type' is distinct from 'contact' then
    raise exception 'A conversation begins with a mail of ours.' using errcode = '22023';
  end if;
  known := private.take_entry_key(idempotency_key, new_id);
  if known is not null then
    return known;
  end if;

  new_reference := private.insert_inquiry(given || jsonb_build_object(
    'id', new_id, 'channel', 'staff', 'status', 'in_progress', 'assignee_id', auth.uid(), 'read_at', now(), 'read_by', auth.uid()
  ));
  insert into public.inquiry_messages (inquiry_id, direction, author_id, author_email, address, subject, body, locale)
  values (
    new_id, 'sent', auth.uid(), (select email from auth.users where id = auth.uid()), given ->> 'email', given ->> 'subject',
    start_conversation.body, locale
  )
  returning id into new_message_id;
  insert into public.mails (inquiry_id, kind, recipient, locale, message_id, signature, due_at, send_after, next_status)
  values (
    new_id, 'reply', given ->> 'email', locale, new_message_id, private.signature(auth.uid(), locale), send_after, send_after, 'answered'
  );
  perform private.add_audit_entry('inquiry.started', 'inquiries', new_id);
  return jsonb_build_object(
    'id', new_id, 'reference', new_reference, 'due_at', null, 'has_receipt', false, 'message_id', new_message_id
  );
end;
$$;

-- Every change of an inquiry comes by here, also one that is made by deleting an account.
create function private.change_inquiry() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- A change counts if another person's work could be lost by it. The first look does not count, nor a mail that says that it is late, nor
  -- a file in one, nor a reply that goes out at the moment that everybody could see.
  if new.read_at is not distinct from old.read_at and new.overdue_mailed_at is not distinct from old.overdue_mailed_at
    and new.file_count = old.file_count and coalesce(current_setting('app.acting_for', true), '') = ''
  then
    new.version := old.version + 1;
  end if;

  -- Another moment is promised now, and may be missed again.
  if new.due_at is distinct from old.due_at then
    new.overdue_mailed_at := null;
  end if;
  if (new.due_at, new.promised_at) is distinct from (old.due_at, old.promised_at) then
    new.last_in_time := null;
  end if;

  if new.assignee_id is distinct from old.assignee_id then
    new.taken_from := old.assignee_id;
    new.taken_at := now();
    perform private.add_audit_entry(
      'inquiry.assigned', 'inquiries', new.id,
      jsonb_build_object('email', (select email from auth.users where id = new.assignee_id))
    );
    perform private.tell_assignee(old, new.assignee_id);
  end if;

  if new.status <> old.status then
    new.status_changed_at := now();
    new.is_suspicious := new.is_suspicious
      and (old.status = 'new' or new.status = 'new' and old.status_changed_at > now() - interval '2 minutes');
    new := private.note_answer(old, new);
    perform private.add_audit_entry(
      'inquiry.status_changed', 'inquiries', new.id, jsonb_build_object('from', old.status, 'to', new.status)
    );
    -- Spam gets no receipt, also where staff say so while the receipt still waits for the mail server.
    if new.status = 'spam' then
      delete from public.mails where inquiry_id = new.id and kind = 'receipt' and sent_at is null;
    end if;
    perform private.hold_mails_after_status(old, new.status);
  end if;
  if new.status in ('closed', 'spam') or old.status = 'answered' and new.status <> 'answered' and new.look_again_on = old.look_again_on then
    new.look_again_on := null;
  end if;

  if (new.status = 'spam') <> (old.status = 'spam') or private.form_text(new) <> private.form_text(old) then
    perform private.store_search_text(new);
  end if;
  return new;
end;
$$;

create trigger change_inquiry
  before update on public.inquiries
  for each row execute function private.change_inquiry();

-- When an inquiry that gets another status was answered, by whom, and whether in time.
create function private.note_answer(before public.inquiries, inquiry public.inquiries) returns public.inquiries
  language plpgsql
  set search_path = ''
as $$
begin
  if inquiry.status = 'answered' and inquiry.answered_at is null then
    inquiry.answered_at := now();
    inquiry.answered_by := private.acting_person();
    inquiry.answered_in_time := now() <= inquiry.due_at;
    inquiry.answered_hours := 24 * extract(epoch from now() - coalesce(inquiry.happened_at, inquiry.created_at))
      / nullif(extract(epoch from inquiry.due_at - coalesce(inquiry.happened_at, inquiry.created_at)), 0);
  end if;
  if inquiry.status = 'answered' and before.status in ('new', 'in_progress') then
    inquiry.last_in_time := now() <= inquiry.due_at;
  end if;
  -- A person who takes the status back at once has answered nothing, unless a reply went to the address.
  if before.status = 'answered' and inquiry.status in ('new', 'in_progress') and before.answered_at = before.status_changed_at
    and before.answered_at > now() - interval '2 minutes' and before.answered_by = private.acting_person()
    and not exists (
      select from public.inquiries as asked join public.inquiry_messages as message on message.inquiry_id = asked.id
      where lower(asked.email) = lower(inquiry.email) and message.direction = 'sent' and message.created_at >= before.answered_at
    )
  then
    inquiry.answered_at := null;
    inquiry.answered_by := null;
    inquiry.answered_in_time := null;
    inquiry.answered_hours := null;
    inquiry.last_in_time := null;
  end if;
  return inquiry;
end;
$$;

grant execute on function
  public.submit_inquiry
  to service_role;

grant execute on function
  public.enter_inquiry, public.start_conversation
  to authenticated;
