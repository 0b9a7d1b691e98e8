-- Staff answer inquiries together: each says which one they take, and nobody overwrites a change they have not seen.

-- Which staff look at an inquiry, and when last.
create table public.inquiry_presence (
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null default now(),
  -- The hour of the last entry in the audit log that the person opened the inquiry.
  opened_at timestamptz,
  primary key (inquiry_id, user_id)
);

alter table public.inquiry_presence enable row level security, force row level security;

create policy "functions keep presence" on public.inquiry_presence
  for all to current_user using (true) with check (true);

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
    -- The people in copy that did not get it.
    (
      select coalesce(jsonb_agg(jsonb_build_object('address', copy.recipient, 'response', copy.last_response) order by copy.recipient), '[]')
      from public.mails as copy
      where copy.message_id = message.id and copy.kind = 'copy' and copy.failed_at is not null
    ) as failed_copies,
    -- A message that was written on the inquiry's page is no mail: it has no Message-ID, and a fingerprint of its own kind.
    message.direction = 'received' and message.mail_id is null and coalesce(message.fingerprint like 'page %', true)
      as is_from_page
  from public.inquiry_messages as message
  left join public.mails as mail on mail.message_id = message.id and mail.kind in ('reply', 'forward');

grant select on public.inquiry_conversation to authenticated;

-- Staff open an inquiry: the first time of all is kept with it, the first of each person and hour is logged. Returns the inquiry, none
-- when there is no such one.
create function public.open_inquiry(inquiry_id uuid) returns setof public.inquiries
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  -- The inquiry is locked before the person's presence, as by `report_presence`: in two orders, two pages of one person would wait for each
  -- other.
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
  perform private.see_mentions(open_inquiry.inquiry_id);
  return query select * from public.inquiries as inquiry where inquiry.id = open_inquiry.inquiry_id;
end;
$$;

-- Says that the person asking looks at an inquiry, for the next 15 seconds, unless nobody sits there (`is_writing` is null). Returns who
-- else looks at it; null when there is no such inquiry.
create function public.report_presence(inquiry_id uuid, is_writing boolean) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  perform from public.inquiries where id = report_presence.inquiry_id for key share;
  if not found then
    return null;
  end if;
  if is_writing is not null then
    insert into public.inquiry_presence as presence (inquiry_id, user_id, is_writing)
    values (report_presence.inquiry_id, auth.uid(), report_presence.is_writing)
    on conflict on constraint inquiry_presence_pkey
      do update set is_writing = excluded.is_writing, seen_at = now();
    perform private.see_mentions(report_presence.inquiry_id);
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('email', account.email, 'is_writing', presence.is_writing)
      order by account.email), '[]')
    from public.inquiry_presence as presence
    join auth.users as account on account.id = presence.user_id
    where presence.inquiry_id = report_presence.inquiry_id and presence.user_id <> auth.uid()
      and presence.seen_at > now() - interval '15 seconds'
  );
end;
$$;

-- A person who looks at an inquiry has seen where they are mentioned in it.
create function private.see_mentions(inquiry_id uuid) returns void
  language sql
  set search_path = ''
as $$
  update public.inquiry_mentions as mention set seen_at = now()
  where mention.inquiry_id = see_mentions.inquiry_id and mention.user_id = auth.uid() and mention.seen_at is null;
$$;

-- The last mails of an inquiry, up to a thousand, in order, each as in inquiry_conversation. Of its text and of what it repeats there
-- are 5,000 characters, as long as what is written above a forwarded mail, and it says whether each goes on.
create function public.list_inquiry_messages(inquiry_id uuid, page_size integer) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  max_length constant integer := 5000;
begin
  perform private.assert_staff();
  return (
    select coalesce(jsonb_agg(
      to_jsonb(message) || jsonb_build_object(
        'body', left(message.body, max_length),
        'quoted', left(message.quoted, max_length),
        'is_body_cut', char_length(message.body) > max_length,
        'is_quoted_cut', coalesce(char_length(message.quoted) > max_length, false)
      ) order by message.created_at, message.id
    ), '[]')
    from (
      select * from public.inquiry_conversation as listed
      where listed.inquiry_id = list_inquiry_messages.inquiry_id
      order by listed.created_at desc, listed.id desc
      limit least(greatest(page_size, 1), 1000)
    ) as message
  );
end;
$$;

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

-- Gives up to a hundred inquiries what their changes name of that which staff decide, each while it has the `version` that was seen.
-- Returns the changes that take this back; an inquiry that is missing there has changed meanwhile, is gone, or cannot be changed so. Of
-- one change alone the reason is raised: see lock_inquiry.
create function public.change_inquiries(changes jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_one constant boolean := jsonb_array_length(changes) = 1;
  undoing jsonb := '[]';
  wanted jsonb;
  inquiry public.inquiries;
  made public.inquiries;
  refusal text;
begin
  perform private.assert_staff();
  if jsonb_array_length(changes) > 100 then
    raise exception 'At most 100 inquiries at once.' using errcode = '22023';
  end if;
  if is_one then
    perform private.lock_inquiry((changes -> 0 ->> 'id')::uuid, (changes -> 0 ->> 'version')::integer);
  else
    -- In one order: two that take them in different orders would wait for each other.
    perform from public.inquiries
    where id in (select (change ->> 'id')::uuid from jsonb_array_elements(changes) as change) order by id for update;
  end if;
  for wanted in select * from jsonb_array_elements(changes) loop
    select * into inquiry from public.inquiries where id = (wanted ->> 'id')::uuid and version = (wanted ->> 'version')::integer;
    continue when not found;
    made := jsonb_populate_record(inquiry, wanted);
    if not wanted ? 'status' and made.status = 'new' and wanted ->> 'assignee_id' is not null then
      made.status := 'in_progress';
    elsif not wanted ? 'look_again_on' and made.status <> inquiry.status then
      made.look_again_on := null;
    end if;
    refusal := case
      when wanted ->> 'look_again_on' is not null and not private.is_day_ahead(made.look_again_on)
        then 'Choose a day from tomorrow on, within a year.'
      when wanted ->> 'look_again_on' is not null and made.status in ('closed', 'spam')
        then 'What is closed or spam comes back on no day.'
      when made.assignee_id <> coalesce(inquiry.assignee_id, '00000000-0000-0000-0000-000000000000')
        and not private.is_active_staff(made.assignee_id) then 'Inquiries can be assigned only to staff.'
    end;
    if is_one and refusal is not null then
      raise exception '%', refusal using errcode = '22023';
    end if;
    continue when refusal is not null;
    update public.inquiries as one
    set (status, assignee_id, look_again_on, outcome, outcome_amount, outcome_currency)
      = (made.status, made.assignee_id, made.look_again_on, made.outcome, made.outcome_amount, made.outcome_currency)
    where one.id = inquiry.id and made is distinct from inquiry
    returning version into made.version;
    if wanted ? 'look_again_on' and made.look_again_on is distinct from inquiry.look_again_on then
      perform private.add_audit_entry('inquiry.look_again_set', 'inquiries', inquiry.id, jsonb_build_object(
        'kind', 'lookAgain', 'look_again_on', made.look_again_on
      ));
    end if;
    if (made.outcome, made.outcome_amount, made.outcome_currency)
      is distinct from (inquiry.outcome, inquiry.outcome_amount, inquiry.outcome_currency)
    then
      perform private.add_audit_entry('inquiry.outcome_set', 'inquiries', inquiry.id, jsonb_build_object(
        'kind', 'outcome', 'outcome', made.outcome, 'outcome_amount', made.outcome_amount, 'outcome_currency', made.outcome_currency
      ));
    end if;
    undoing := undoing || (
      select jsonb_object_agg(name, value) || jsonb_build_object('version', coalesce(made.version, inquiry.version))
      from jsonb_each(to_jsonb(inquiry)) as before (name, value)
      where wanted ? name or name in ('status', 'look_again_on')
    );
  end loop;
  return undoing;
end;
$$;

-- Whether an inquiry can come back on this day: from tomorrow on, within a year.
create function private.is_day_ahead(day date) returns boolean
  language sql stable
  set search_path = ''
as $$
  select day between today + 1 and today + 366 from (select private.office_time(now())::date as today) as clock;
$$;

-- Staff correct how the sender of an inquiry is called and reached. Returns the new version. While the inquiry waits for a reply that is
-- not late, another address gets the receipt, once, and not before ten seconds are over, in which that can be taken back. The address
-- that it came with is always taken: that takes a correction back.
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
    select from public.mails as mail where mail.inquiry_id = inquiry.id and mail.kind = 'receipt'
  );
begin
  if fields = '{}' then
    return inquiry.version;
  end if;
  if is_new_address and not private.is_address(new_email) and (
    new_email is not null or new_phone is null or inquiry.channel not in ('call', 'whatsapp', 'visit') or exists (
      select from public.mails as mail
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
    update public.mails as mail set due_at = now() + interval '10 seconds'
    where mail.inquiry_id = inquiry.id and mail.kind = 'receipt' and mail.recipient = new_email;
  end if;
  perform private.add_audit_entry(
    'inquiry.contact_corrected', 'inquiries', inquiry.id, jsonb_build_object('fields', fields)
  );
  return (select known.version from public.inquiries as known where known.id = inquiry.id);
end;
$$;

-- Gives an inquiry that the caller holds another address, or none. Replies that have not arrived go there; the receipt and links
-- that have not gone out are of no use any more, and the links that the former address was mailed open nothing: see inquiry_of_key.
create function private.change_address(inquiry public.inquiries, new_email text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.mails as mail
  where mail.inquiry_id = inquiry.id and mail.kind in ('receipt', 'link', 'erase_link') and mail.sent_at is null;
  -- A person in copy who is the sender after all gets it once.
  update public.inquiry_messages as message set address = new_email, cc = array_remove(message.cc, lower(new_email))
  from public.mails as mail
  where message.id = mail.message_id and mail.inquiry_id = inquiry.id and mail.kind = 'reply' and mail.sent_at is null;
  update public.mails as mail set recipient = new_email, cc = array_remove(mail.cc, lower(new_email))
  where mail.inquiry_id = inquiry.id and mail.kind = 'reply' and mail.sent_at is null;
  update public.inquiries
  set email = new_email, first_email = case when new_email is not null then nullif(coalesce(first_email, inquiry.email), new_email) end
  where id = inquiry.id;
end;
$$;

-- The other inquiries from the person of an inquiry and from their company, but spam: of each the newest four, and how many there are with
-- this one, counted up to 100.
--
-- The person is the address; where either inquiry has none, it is the phone number. The company is its name as it is compared, or the
-- domain of the address, unless many have theirs there.
create function public.list_customer_inquiries(inquiry_id uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  -- Each side is read in the order of an index up to its limit, also where the planner knows no numbers.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  own public.inquiries;
  domain text;
  firm text;
  of_person uuid[];
  of_company uuid[];
begin
  perform private.assert_staff();
  select * into own from public.inquiries where id = list_customer_inquiries.inquiry_id;
  domain := private.mail_domain(own.email);
  if private.is_mail_provider(domain) then
    domain := null;
  end if;
  -- A dash, or dots, is no name.
  firm := substring(private.fold(own.company) from '.*[^ -/:-@[-`{-~\u00a1-\u00bf\u060c-\u061f\u2010-\u205e].*');
  of_person := array(
    (select id from public.inquiries where lower(email) = lower(own.email) and status <> 'spam' order by created_at desc limit 100)
    union
    (
      select id from public.inquiries
      where private.phone_digits(phone) = private.phone_digits(own.phone) and phone is not null
        and (email is null or own.email is null) and status <> 'spam'
      order by created_at desc limit 100
    )
  );
  of_company := array(
    (
      select id from public.inquiries
      where private.fold(company) = firm and company is not null and status <> 'spam'
      order by created_at desc limit 100
    )
    union
    (
      select id from public.inquiries
      where private.mail_domain(email) = domain and email is not null and status <> 'spam' order by created_at desc limit 100
    )
  );
  return jsonb_build_object(
    'person', private.newest_inquiries(of_person, array[own.id]),
    'company', private.newest_inquiries(of_company, of_person || own.id)
  );
end;
$$;

-- The newest four of these but `left_out`, and how many there are of all.
create function private.newest_inquiries(ids uuid[], left_out uuid[]) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object('total', least(cardinality(ids), 100), 'inquiries', coalesce(jsonb_agg(to_jsonb(newest)), '[]'))
  from (
    select
      id, reference, name, subject, project_type, status, outcome, outcome_amount, outcome_currency
    from (select * from public.inquiries where id = any (ids) and id <> all (left_out) offset 0) as listed
    order by created_at desc limit 4
  ) as newest;
$$;

-- How many inquiries came and how they were answered, of this week and the eleven before it: the office's weeks, which begin
-- on its first working day, also those with nothing. Spam does not count. The row without a week is of all of them.
create function public.inquiry_figures() returns table (
  week date,
  inquiries integer,
  in_time integer,
  late integer,
  still_open integer
)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  -- A call of a function for each inquiry would take seven times as long.
  zone constant text := private.office_zone();
  today constant date := now() at time zone zone;
  first_weekday constant integer := coalesce(private.setting('first_weekday'), '1');
  this_week constant date := today - (extract(isodow from today)::integer - first_weekday + 7) % 7;
  first_week constant date := this_week - 77;
begin
  perform private.assert_staff();
  return query
  with received as (
    select
      first_week + ((inquiry.created_at at time zone zone)::date - first_week) / 7 * 7 as week,
      inquiry.status, inquiry.answered_in_time
    from public.inquiries as inquiry
    where inquiry.created_at >= private.office_midnight(first_week) and inquiry.status <> 'spam'
  ),
  figures as (
    select
      received.week,
      count(*)::integer as inquiries,
      (count(*) filter (where answered_in_time))::integer as in_time,
      (count(*) filter (where not answered_in_time))::integer as late,
      (count(*) filter (where answered_in_time is null and status in ('new', 'in_progress')))::integer as still_open
    from received
    group by grouping sets ((received.week), ())
  ),
  weeks as (
    select first_day::date as week from generate_series(first_week, this_week, interval '1 week') as first_day
    union all select null
  )
  select
    weeks.week, coalesce(figures.inquiries, 0), coalesce(figures.in_time, 0), coalesce(figures.late, 0), coalesce(figures.still_open, 0)
  from weeks
  left join figures on coalesce(figures.week, 'infinity') = coalesce(weeks.week, 'infinity')
  order by weeks.week nulls last;
end;
$$;

-- Figures for the owner: of the inquiries of the last twelve months, by type and language, how many were quoted, won, lost and not ours; and how
-- long each member of staff took for their first replies in the last twelve weeks, half of them at most, 24 hours being all the time
-- promised. Spam does not count.
create function public.outcome_figures() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  return jsonb_build_object(
    'outcomes', (
      select coalesce(jsonb_agg(to_jsonb(kind) order by type, locale), '[]')
      from (
        select
          type, locale, count(*) as asked, count(*) filter (where outcome = 'quoted') as quoted,
          count(*) filter (where outcome = 'won') as won, count(*) filter (where outcome = 'lost') as lost,
          count(*) filter (where outcome = 'not_ours') as not_ours
        from public.inquiries where created_at >= now() - interval '12 months' and status <> 'spam'
        group by type, locale
      ) as kind
    ),
    'people', (
      select coalesce(jsonb_agg(to_jsonb(person) order by replies desc, user_id), '[]')
      from (
        select
          answered_by as user_id, count(*) as replies, percentile_cont(0.5) within group (order by answered_hours) as median_hours
        from public.inquiries
        where created_at >= now() - interval '12 weeks' and status <> 'spam' and answered_by is not null
          and answered_hours is not null
        group by answered_by
      ) as person
    )
  );
end;
$$;

-- Staff take inquiries out of the desk: the audit log says who, when, how many and by which of the desk's own filters. The words
-- of a search, and any other text, may be somebody's name or address, which erasing would not find in the log.
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
        part.key not in ('view', 'kind', 'language', 'assignee', 'only', 'outcome', 'since', 'until')
        or coalesce(part.value, '') !~ '^[-a-z0-9_]{0,36}$'
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

-- What the page of an inquiry shows, each part as the person asking may read it; null when there is no such inquiry. The page asks every
-- few seconds, which says that somebody looks at it (see report_presence), and at first that somebody opens it (see open_inquiry). Of what
-- the page `has` already, by its digest, only who else looks at it is returned. The history is of the `history` actions.
create function public.show_inquiry(
  inquiry_id uuid, is_opening boolean, is_writing boolean, message_count integer, history text[], has text default null
) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  others jsonb;
  shown jsonb;
  digest text;
begin
  if is_opening then
    perform public.open_inquiry(inquiry_id);
  end if;
  others := public.report_presence(inquiry_id, is_writing);
  -- One statement, so that nobody answers mails that they have not seen by a version that is newer.
  select jsonb_build_object(
    'inquiry', inquiry,
    'notes', (
      select coalesce(jsonb_agg(note order by note.created_at), '[]') from public.inquiry_notes as note
      where note.inquiry_id = inquiry.id
    ),
    -- One more than are shown says that there are others.
    'messages', public.list_inquiry_messages(inquiry.id, message_count + 1),
    'events', (
      select coalesce(jsonb_agg(entry order by entry.created_at), '[]')
      from (
        select * from public.admin_audit_log as listed
        where listed.resource_id = inquiry.id::text and listed.action = any (history)
        order by listed.created_at desc limit 200
      ) as entry
    ),
    'drafts', (
      select coalesce(jsonb_agg(draft), '[]') from public.inquiry_drafts as draft where draft.inquiry_id = inquiry.id
    ),
    'copy_addresses', (
      select coalesce(jsonb_agg(known), '[]') from public.list_copy_addresses(inquiry.id) as known
    ),
    'files', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', file.id, 'name', name, 'size', size) order by number), '[]'
      )
      from public.inquiry_attachments as file where file.draft_inquiry_id = inquiry.id
    )
  ) into shown from public.inquiries as inquiry where inquiry.id = show_inquiry.inquiry_id;
  if shown is null then
    return null;
  end if;
  digest := encode(sha256(convert_to(shown::text, 'UTF8')), 'hex');
  if digest = has then
    shown := '{}';
  else
    -- It takes longer than all the rest, and changes with the inquiry, as a rule.
    shown := shown || jsonb_build_object('customer', public.list_customer_inquiries(inquiry_id));
  end if;
  return shown || jsonb_build_object('digest', digest, 'others', others);
end;
$$;

grant execute on function
  public.open_inquiry, public.report_presence, public.show_inquiry, public.list_inquiry_messages, public.correct_contact,
  public.change_inquiries, public.list_customer_inquiries,
  public.inquiry_figures, public.outcome_figures, public.record_export
  to authenticated;
