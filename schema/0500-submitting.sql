-- The public door: what a visitor sends, and how much of it.

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

-- One key stores one inquiry, however often and however concurrently it is sent. An inquiry that an honest visitor
-- may have sent comes to the inbox, marked as perhaps spam. Only the rest is spam. See docs/decisions/forms.md.
create table private.submissions (
  idempotency_key text primary key,
  inquiry_id uuid not null,
  created_at timestamptz not null default now()
);

create index submissions_oldest_first on private.submissions (created_at);

-- How much a network has sent in a window of ten minutes.
create table private.network_budgets (
  network text not null,
  window_start timestamptz not null,
  used integer not null default 1,
  bytes integer not null default 0,
  primary key (network, window_start)
);

create index network_budgets_oldest_first on private.network_budgets (window_start);

alter table private.submissions enable row level security, force row level security;
alter table private.network_budgets enable row level security, force row level security;

create policy "submit_inquiry keeps keys" on private.submissions
  for all to current_user using (true) with check (true);

create policy "submit_inquiry keeps budgets" on private.network_budgets
  for all to current_user using (true) with check (true);

-- The columns that a visitor writes. All others are the server's or the staff's.
create function private.inquiry_columns() returns setof text
  language sql immutable
  set search_path = ''
as $$
  select unnest(array[
    'type', 'name', 'email', 'company', 'phone', 'subject', 'message', 'inquiry_type', 'project_type', 'budget', 'timeline',
    'description', 'features', 'has_existing_system', 'needs_consultation', 'locale'
  ]);
$$;

-- Counts one submission of `network` and its bytes, and returns how many it has sent in these ten minutes. Raises PT429, with the
-- seconds to wait as detail, when it floods, and when it has sent more in a day than any office or exhibition does.
create function private.spend_budget(network text, bytes integer, most_bytes_of_day integer default 1000000) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  flood constant integer := 60;
  most_of_day constant integer := 500;
  length constant interval := '10 minutes';
  start constant timestamptz := date_bin(length, now(), 'epoch');
  spent integer;
  day record;
  free_at timestamptz;
begin
  insert into private.network_budgets as budget (network, window_start, bytes)
  values (spend_budget.network, start, spend_budget.bytes)
  on conflict on constraint network_budgets_pkey
    do update set used = budget.used + 1, bytes = budget.bytes + excluded.bytes
  returning used into spent;

  select sum(budget.used) as used, sum(budget.bytes) as bytes, min(budget.window_start) as began into day
  from private.network_budgets as budget
  where budget.network = spend_budget.network and budget.window_start > now() - interval '1 day';

  free_at := case
    when spent > flood then start + length
    when day.used > most_of_day or day.bytes > most_bytes_of_day then day.began + interval '1 day'
  end;
  if free_at is not null then
    raise sqlstate 'PT429' using
      message = 'too_many',
      detail = ceil(extract(epoch from free_at - now()))::integer::text;
  end if;
  return spent;
end;
$$;

-- Forgets what is no longer needed: keys after a week, networks after a day.
create function private.forget_submissions() returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.network_budgets where ctid = any (array(
    select ctid from private.network_budgets where window_start < now() - interval '1 day'
    for update skip locked
  ));
  delete from private.submissions where ctid = any (array(
    select ctid from private.submissions where created_at < now() - interval '7 days'
    for update skip locked
  ));
$$;

-- Refuses what no visitor writes.
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

-- Stores `inquiry` (keys as the columns) and the mails about it, and returns its id, reference and due moment; the same key returns
-- the same and stores nothing. `network` is the sender's network, or null to ask no budget. The caller judges the sender: `suspicious`, as an
-- honest one may be too, or `spam`. What a network or the whole site sends beyond an ordinary day is suspicious, then refused with PT429.
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
    is_busy := private.spend_budget(network, octet_length(given::text)) > 10 or private.has_received_more_than(300);
  end if;

  new_reference := private.insert_inquiry(given || jsonb_build_object(
    'id', new_id, 'status', case when spam then 'spam' else 'new' end, 'due_at', due_at,
    'is_suspicious', not spam and (suspicious or is_busy)
  ));
  if spam then
    perform private.delete_oldest_spam();
  else
    perform private.write_inquiry_mails(new_id, given ->> 'email', coalesce(given ->> 'locale', 'en'));
  end if;
  return jsonb_build_object('id', new_id, 'reference', new_reference, 'due_at', due_at);
end;
$$;

grant execute on function
  public.submit_inquiry
  to service_role;
