-- An inquiry that an honest visitor may have sent comes to the inbox, marked as perhaps spam. Only the rest is spam, and only so much
-- of it is kept. See docs/decisions/spam.md.

alter table public.inquiries
  -- Perhaps spam. Staff who move the inquiry on say that it is none.
  add column is_suspicious boolean not null default false,
  drop constraint inquiries_phone_length,
  add constraint inquiries_phone_length check (char_length(phone) between 1 and 200),
  -- Up to 5,000 characters are typed; the text of optional fields that they cannot hold stands below.
  drop constraint inquiries_message_length,
  add constraint inquiries_message_length check (char_length(message) between 1 and 10000),
  drop constraint inquiries_description_length,
  add constraint inquiries_description_length check (char_length(description) between 1 and 10000);

create or replace function private.inquiry_columns() returns setof text
  language sql stable
  set search_path = ''
as $$
  select attname::text
  from pg_catalog.pg_attribute
  where attrelid = 'public.inquiries'::regclass and attnum > 0 and not attisdropped
    and attname not in (
      'id', 'reference', 'status', 'status_changed_at', 'created_at', 'due_at', 'version', 'assignee_id', 'read_at', 'read_by',
      'answered_at', 'answered_in_time', 'overdue_mailed_at', 'is_suspicious'
    );
$$;

create or replace function private.note_status_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.status_changed_at := now();
  new.is_suspicious := false;
  return new;
end;
$$;

alter table private.network_budgets add column bytes integer not null default 0;
create index network_budgets_oldest_first on private.network_budgets (window_start);
create index submissions_oldest_first on private.submissions (created_at);

-- Counts one submission of `network` and its bytes, and returns how many it has sent in these ten minutes. Raises PT429, with the
-- seconds to wait as detail, when it floods, and when it has sent more in a day than any office or exhibition does.
create function private.spend_budget(network text, bytes integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  flood constant integer := 60;
  most_of_day constant integer := 500;
  most_bytes_of_day constant integer := 1000000;
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

-- As before, but networks are forgotten after a day.
create or replace function private.forget_submissions() returns void
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

-- Whether nobody but programs can be behind so many inquiries that prove no work.
create function private.is_flood(spent integer) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select spent > 30 or exists (
    select from public.inquiries
    where status <> 'spam' and created_at > now() - interval '10 minutes'
    order by created_at desc, id desc offset 1000
  );
$$;

-- Deletes inquiries that the caller holds; audited by number.
create function private.delete_inquiries(inquiry_ids uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform set_config('app.erasing', 'true', true);
  delete from public.inquiries where id = any (inquiry_ids);
  delete from private.submissions where inquiry_id = any (inquiry_ids);
  if cardinality(inquiry_ids) > 0 then
    insert into public.admin_audit_log (action, resource_type, resource_id, details)
    values ('inquiries.expired', 'inquiries', '', jsonb_build_object('inquiries', cardinality(inquiry_ids)));
  end if;
  perform set_config('app.erasing', '', true);
end;
$$;

create or replace function public.delete_expired_inquiries(spam_days integer, closed_days integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  expired uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('delete_expired_inquiries')) then
    return 0;
  end if;
  select coalesce(array_agg(id), '{}') into expired
  from (
    select id from public.inquiries
    where status = 'spam' and status_changed_at < now() - make_interval(days => spam_days)
      or status = 'closed' and status_changed_at < now() - make_interval(days => closed_days)
    limit 1000 for update skip locked
  ) as held;
  perform private.delete_inquiries(expired);
  return cardinality(expired);
end;
$$;

-- Makes room for spam, five hundred at a time, so that a flood fills neither the disk nor the audit log.
create function private.delete_oldest_spam() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  most constant integer := 5000;
  oldest uuid[];
begin
  if not exists (select from public.inquiries where status = 'spam' order by status_changed_at desc offset most)
    or not pg_try_advisory_xact_lock(hashtext('delete_expired_inquiries'))
  then
    return;
  end if;
  select coalesce(array_agg(id), '{}') into oldest
  from (
    select id from public.inquiries where status = 'spam' order by status_changed_at limit 500 for update skip locked
  ) as held;
  perform private.delete_inquiries(oldest);
end;
$$;

-- As before, and the caller judges the sender: `suspicious`, as an honest one may be too, or `spam`. Under pressure a sender who can
-- prove work is asked for it; an inquiry without proof is suspicious, and spam in a flood.
drop function public.submit_inquiry(jsonb, text, text, boolean, timestamptz, boolean, text);
create function public.submit_inquiry(
  inquiry jsonb,
  idempotency_key text,
  network text,
  suspicious boolean,
  due_at timestamptz,
  can_prove boolean,
  proof text,
  -- A process of the version before names none.
  spam boolean default false
) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_spam boolean := spam;
  is_unproven boolean := false;
  spent integer := 0;
  pressure integer := 0;
  new_id constant uuid := gen_random_uuid();
  known record;
  given constant jsonb := jsonb_strip_nulls(inquiry);
  unknown_keys text;
  column_list text;
  new_reference text;
  inserted integer := 0;
begin
  select string_agg(key, ', ') filter (where key not in (select private.inquiry_columns())),
    coalesce(string_agg(', ' || quote_ident(key), ''), '')
  into unknown_keys, column_list
  from jsonb_object_keys(given) as keys(key);
  if unknown_keys is not null then
    raise exception 'An inquiry has no column for: %', left(unknown_keys, 200) using errcode = '22023';
  end if;

  insert into private.submissions as submission (idempotency_key, inquiry_id)
  values (submit_inquiry.idempotency_key, new_id)
  on conflict do nothing;
  if not found then
    select submission.inquiry_id as id, stored.reference into strict known
    from private.submissions as submission
    left join public.inquiries as stored on stored.id = submission.inquiry_id
    where submission.idempotency_key = submit_inquiry.idempotency_key;
    return to_jsonb(known);
  end if;

  perform private.forget_submissions();
  if network is not null then
    spent := private.spend_budget(network, octet_length(given::text));
    pressure := private.measure_pressure(spent);
  end if;
  if pressure > 0 and not is_spam then
    if proof is null and can_prove then
      raise sqlstate 'PT428' using message = 'proof_required', detail = pressure::text;
    end if;
    is_unproven := not private.redeem_proof(proof);
    is_spam := is_unproven and private.is_flood(spent);
  end if;

  -- Another inquiry may have the same reference already: then this one draws again.
  while inserted = 0 loop
    new_reference := private.generate_reference();
    execute format(
      'insert into public.inquiries (id, reference, status, is_suspicious, due_at%1$s)
       select $1, $2, $3, $4, $5%1$s from jsonb_populate_record(null::public.inquiries, $6)
       on conflict do nothing',
      column_list
    ) using
      new_id, new_reference, case when is_spam then 'spam' else 'new' end, not is_spam and (suspicious or is_unproven), due_at, given;
    get diagnostics inserted = row_count;
  end loop;
  if is_spam then
    perform private.delete_oldest_spam();
  else
    perform private.write_inquiry_mails(new_id, given ->> 'email', coalesce(given ->> 'locale', 'en'));
  end if;
  return jsonb_build_object('id', new_id, 'reference', new_reference);
end;
$$;

drop function private.spend_budget(text);

revoke all on function private.spend_budget(text, integer) from public, anon, authenticated, service_role;
revoke all on function private.is_flood(integer) from public, anon, authenticated, service_role;
revoke all on function private.delete_inquiries(uuid[]) from public, anon, authenticated, service_role;
revoke all on function private.delete_oldest_spam() from public, anon, authenticated, service_role;
revoke all on function public.submit_inquiry(jsonb, text, text, boolean, timestamptz, boolean, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.submit_inquiry(jsonb, text, text, boolean, timestamptz, boolean, text, boolean) to service_role;
