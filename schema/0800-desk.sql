-- Staff answer inquiries together: each says which one they take, and nobody overwrites a change they have not seen.

-- Which staff look at an inquiry, and when last.
create table public.inquiry_presence (
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null default now(),
  -- The day, in Beirut, of the last entry in the audit log that the person opened the inquiry.
  opened_on date,
  primary key (inquiry_id, user_id)
);

-- What staff tell each other about an inquiry. Never sent to the visitor, and never changed: colleagues have read it.
create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  body text not null constraint inquiry_notes_length check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);

create index inquiry_notes_of_inquiry on public.inquiry_notes (inquiry_id, created_at);

-- What somebody has begun to write to the visitor, or as a note. Nobody else sees it.
create table public.inquiry_drafts (
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint inquiry_drafts_kind_known check (kind in ('reply', 'note')),
  body text not null constraint inquiry_drafts_length check (char_length(body) between 1 and 200000),
  locale text not null constraint inquiry_drafts_locale_known check (locale in ('en', 'ar')),
  saved_at timestamptz not null default now(),
  primary key (inquiry_id, author_id, kind)
);

alter table public.inquiry_presence enable row level security, force row level security;
alter table public.inquiry_notes enable row level security, force row level security;
alter table public.inquiry_drafts enable row level security, force row level security;

create policy "functions keep presence" on public.inquiry_presence
  for all to current_user using (true) with check (true);

create policy "functions keep notes" on public.inquiry_notes
  for all to current_user using (true) with check (true);

create policy "functions keep drafts" on public.inquiry_drafts
  for all to current_user using (true) with check (true);

create policy "admins read notes" on public.inquiry_notes
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins read their own drafts" on public.inquiry_drafts
  for select to authenticated
  using ((select private.is_admin()) and author_id = (select auth.uid()));

grant select on public.inquiry_notes, public.inquiry_drafts to authenticated;

-- The inquiry, held until the transaction ends. Raises PT404 without one, and PT409 when it has changed since `expected_version`.
create function private.lock_inquiry(inquiry_id uuid, expected_version integer) returns public.inquiries
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  perform private.assert_staff();
  select * into inquiry from public.inquiries where id = inquiry_id for update;
  if inquiry.id is null then
    raise sqlstate 'PT404' using message = 'There is no such inquiry.';
  end if;
  if inquiry.version is distinct from expected_version then
    raise sqlstate 'PT409' using message = 'The inquiry has changed.', detail = inquiry.version::text;
  end if;
  return inquiry;
end;
$$;

-- Staff open an inquiry: the first time of all is kept with it, the first of each person and hour is logged. Returns the inquiry, none
-- when there is no such one.
create function public.open_inquiry(inquiry_id uuid) returns setof public.inquiries
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  -- Before the row of who looks at it, as `report_presence` does: in two orders, two pages of one person would wait for each other.
  perform from public.inquiries as inquiry where inquiry.id = open_inquiry.inquiry_id for no key update;
  update public.inquiries as inquiry set read_at = now(), read_by = auth.uid()
  where inquiry.id = open_inquiry.inquiry_id and inquiry.read_at is null;
  insert into public.inquiry_presence as presence (inquiry_id, user_id, is_writing, opened_at)
  select inquiry.id, auth.uid(), false, date_trunc('hour', now())
  from public.inquiries as inquiry where inquiry.id = open_inquiry.inquiry_id
  on conflict on constraint inquiry_presence_pkey
    do update set seen_at = now(), opened_at = excluded.opened_at
    where presence.opened_at is distinct from excluded.opened_at;
  if found then
    perform private.add_audit_entry('inquiry.opened', 'inquiries', open_inquiry.inquiry_id);
  else
    update public.inquiry_presence as presence set seen_at = now()
    where presence.inquiry_id = open_inquiry.inquiry_id and presence.user_id = auth.uid();
  end if;
  return query select * from public.inquiries as inquiry where inquiry.id = open_inquiry.inquiry_id;
end;
$$;

-- Returns the new version.
create function public.set_inquiry_status(inquiry_id uuid, expected_version integer, new_status text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  new_version integer;
begin
  update public.inquiries set status = new_status where id = inquiry.id and status <> new_status
  returning version into new_version;
  return coalesce(new_version, inquiry.version);
end;
$$;

-- Somebody takes an inquiry, or nobody (null). A new one is in progress from then on. Returns the new version.
create function public.assign_inquiry(inquiry_id uuid, expected_version integer, new_assignee_id uuid) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  new_version integer;
begin
  if new_assignee_id is not null and not private.is_active_staff(new_assignee_id) then
    raise exception 'Inquiries can be assigned only to staff.' using errcode = '22023';
  end if;
  update public.inquiries set
    assignee_id = new_assignee_id,
    status = case when status = 'new' and new_assignee_id is not null then 'in_progress' else status end
  where id = inquiry.id and assignee_id is distinct from new_assignee_id
  returning version into new_version;
  return coalesce(new_version, inquiry.version);
end;
$$;

-- Gives an inquiry that the caller holds another address, or none. Replies that have not arrived go there; the receipt and links
-- that have not gone out are of no use any more, and the links that the former address was mailed open nothing: see inquiry_of_key.
create function private.change_address(inquiry public.inquiries, new_email text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.inquiry_mails as mail
  where mail.inquiry_id = inquiry.id and mail.kind in ('receipt', 'link', 'erase_link') and mail.sent_at is null;
  -- Somebody in copy who is the sender after all gets it once.
  update public.inquiry_messages as message set address = new_email, cc = array_remove(message.cc, lower(new_email))
  from public.inquiry_mails as mail
  where message.id = mail.message_id and mail.inquiry_id = inquiry.id and mail.kind = 'reply' and mail.sent_at is null;
  update public.inquiry_mails as mail set recipient = new_email, cc = array_remove(mail.cc, lower(new_email))
  where mail.inquiry_id = inquiry.id and mail.kind = 'reply' and mail.sent_at is null;
  update public.inquiries
  set email = new_email, first_email = case when new_email is not null then nullif(coalesce(first_email, inquiry.email), new_email) end
  where id = inquiry.id;
end;
$$;

-- Staff correct how the sender of an inquiry is called and reached. Returns the new version. While the inquiry waits for a reply that is not late, another
-- address gets the receipt, once, and not before ten seconds are over, in which that can be taken back. The address that it came with is
-- always taken: that takes a correction back.
create function public.correct_contact(
  inquiry_id uuid, expected_version integer, name text, email text, company text, phone text
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  new_name constant text := trim(name);
  new_email constant text := nullif(trim(email), '');
  new_company constant text := nullif(trim(company), '');
  new_phone constant text := nullif(trim(phone), '');
  fields constant text[] := array_remove(array[
    case when inquiry.name is distinct from new_name then 'name' end,
    case when inquiry.email is distinct from new_email then 'email' end,
    case when inquiry.company is distinct from new_company then 'company' end,
    case when inquiry.phone is distinct from new_phone then 'phone' end
  ], null);
  is_new_address constant boolean := 'email' = any (fields)
    and (new_email is null or new_email is distinct from inquiry.first_email);
  had_receipt constant boolean := exists (
    select from public.inquiry_mails as mail where mail.inquiry_id = inquiry.id and mail.kind = 'receipt'
  );
begin
  if fields = '{}' then
    return inquiry.version;
  end if;
  if is_new_address and not private.is_address(new_email) and (
    new_email is not null or new_phone is null or inquiry.channel not in ('call', 'whatsapp', 'visit') or exists (
      select from public.inquiry_mails as mail
      where mail.inquiry_id = inquiry.id and mail.kind = 'reply' and mail.sent_at is null
    )
  ) then
    raise exception 'Enter an email address such as name@example.com.' using errcode = '22023';
  end if;
  if is_new_address and private.mailbox(new_email) in (select private.mailbox(own) from private.own_addresses() as own) then
    raise exception 'This is an address of our own.' using errcode = '22023';
  end if;
  if 'email' = any (fields) then
    perform private.change_address(inquiry, new_email);
  end if;
  update public.inquiries as known set name = new_name, company = new_company, phone = new_phone
  where known.id = inquiry.id and fields <> '{email}';
  if is_new_address and new_email is not null and inquiry.status in ('new', 'in_progress') and coalesce(inquiry.due_at > now(), true)
    and (inquiry.channel in ('form', 'mail') or had_receipt) and private.write_receipt(inquiry.id, new_email, inquiry.locale)
  then
    update public.inquiry_mails as mail set due_at = now() + interval '10 seconds'
    where mail.inquiry_id = inquiry.id and mail.kind = 'receipt' and mail.recipient = new_email;
  end if;
  perform private.add_audit_entry(
    'inquiry.contact_corrected', 'inquiries', inquiry.id, jsonb_build_object('fields', fields)
  );
  return (select known.version from public.inquiries as known where known.id = inquiry.id);
end;
$$;

-- Returns when it was stored. A note that repeats the person's last one is that one, sent again.
create function public.add_inquiry_note(inquiry_id uuid, body text) returns timestamptz
  language plpgsql security definer
  set search_path = ''
as $$
declare
  note public.inquiry_notes;
begin
  perform private.assert_staff();
  perform from public.inquiries as held where held.id = add_inquiry_note.inquiry_id for no key update;
  select * into note
  from public.inquiry_notes as known
  where known.inquiry_id = add_inquiry_note.inquiry_id and known.author_id = auth.uid()
  order by known.created_at desc limit 1;
  if note.id is null or note.body is distinct from add_inquiry_note.body then
    insert into public.inquiry_notes (inquiry_id, author_id, author_email, body)
    values (
      add_inquiry_note.inquiry_id, auth.uid(), (select email from auth.users where id = auth.uid()), add_inquiry_note.body
    )
    returning * into note;
    perform private.add_audit_entry('inquiry.note_added', 'inquiries', note.inquiry_id);
  end if;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = note.inquiry_id and draft.author_id = note.author_id and draft.kind = 'note';
  return note.created_at;
end;
$$;

-- Keeps what the person asking has written so far, and whom they ticked; nothing written deletes the draft. Returns when it was stored.
-- Raises PT409 when another text was stored after `known_at`, when the caller last knew it: written in another window, or a reply taken
-- back.
create function public.save_inquiry_draft(
  inquiry_id uuid, kind text, body text, locale text, known_at timestamptz default null, copies jsonb default '{}'
) returns timestamptz
  language plpgsql security definer
  set search_path = ''
as $$
declare
  stored public.inquiry_drafts;
begin
  perform private.assert_staff();
  -- First, as every change of an inquiry; and two windows save one after the other.
  perform from public.inquiries where id = save_inquiry_draft.inquiry_id for no key update;
  select * into stored from public.inquiry_drafts as draft
  where draft.inquiry_id = save_inquiry_draft.inquiry_id and draft.author_id = auth.uid() and draft.kind = save_inquiry_draft.kind;
  if stored.saved_at is distinct from known_at and stored.body <> save_inquiry_draft.body then
    raise sqlstate 'PT409' using message = 'The draft has changed.';
  end if;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = save_inquiry_draft.inquiry_id and draft.author_id = auth.uid() and draft.kind = save_inquiry_draft.kind;
  if trim(body) <> '' then
    insert into public.inquiry_drafts (inquiry_id, author_id, kind, body, locale, copies)
    values (
      save_inquiry_draft.inquiry_id, auth.uid(), save_inquiry_draft.kind, save_inquiry_draft.body, save_inquiry_draft.locale,
      save_inquiry_draft.copies
    );
  end if;
  return now();
end;
$$;

-- Says that the person asking looks at an inquiry, for the next 15 seconds. Returns its version now, and who else looks at it.
create function public.report_presence(inquiry_id uuid, is_writing boolean) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  current_version integer;
begin
  perform private.assert_staff();
  select version into current_version from public.inquiries where id = report_presence.inquiry_id for key share;
  if current_version is null then
    return null;
  end if;
  insert into public.inquiry_presence as presence (inquiry_id, user_id, is_writing)
  values (report_presence.inquiry_id, auth.uid(), report_presence.is_writing)
  on conflict on constraint inquiry_presence_pkey
    do update set is_writing = excluded.is_writing, seen_at = now();
  return jsonb_build_object(
    'version', current_version,
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('email', account.email, 'is_writing', presence.is_writing)
        order by account.email), '[]')
      from public.inquiry_presence as presence
      join auth.users as account on account.id = presence.user_id
      where presence.inquiry_id = report_presence.inquiry_id and presence.user_id <> auth.uid()
        and presence.seen_at > now() - interval '15 seconds'
    )
  );
end;
$$;

-- Staff take inquiries out of the desk: the audit log says who, when, how many and by which of the desk's own filters. What was
-- searched for, and any other text, may be somebody's name or address, which erasing would not find in the log.
create function public.record_export(format text, inquiries integer, filter jsonb) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_known boolean := format in ('xlsx', 'json') and inquiries >= 0 and jsonb_typeof(filter) = 'object'
    and octet_length(filter::text) <= 2000;
begin
  perform private.assert_admin();
  if is_known then
    is_known := not exists (
      select from jsonb_each_text(filter) as part
      where part.key <> 'search' and (
        part.key not in ('view', 'kind', 'language', 'assignee', 'only') or coalesce(part.value, '') !~ '^[-a-z0-9_]{0,36}$'
      )
    );
  end if;
  if is_known is not true then
    raise exception 'There is no such export.' using errcode = '22023';
  end if;
  perform private.add_audit_entry('inquiries.exported', 'inquiries', null, jsonb_build_object(
    'format', format, 'inquiries', inquiries,
    'filter', filter || jsonb_build_object('search', coalesce(filter ->> 'search', '') <> '')
  ));
end;
$$;

grant execute on function
  public.open_inquiry, public.set_inquiry_status, public.assign_inquiry, public.correct_contact,
  public.add_inquiry_note, public.save_inquiry_draft, public.report_presence, public.record_export
  to authenticated;
