-- The public door. One key stores one inquiry, however often and however concurrently it is sent.
create table private.submissions (
  idempotency_key text primary key,
  inquiry_id uuid not null,
  created_at timestamptz not null default now()
);

-- How much a network has sent in a window of ten minutes.
create table private.network_budgets (
  network text not null,
  window_start timestamptz not null,
  used integer not null default 1,
  primary key (network, window_start)
);

alter table private.submissions enable row level security;
alter table private.submissions force row level security;
alter table private.network_budgets enable row level security;
alter table private.network_budgets force row level security;

create policy "submit_inquiry keeps keys" on private.submissions
  for all to current_user using (true) with check (true);

create policy "submit_inquiry keeps budgets" on private.network_budgets
  for all to current_user using (true) with check (true);

-- Counts one submission of `network` and returns how many it has sent in this window.
-- Raises PT429, with the seconds to wait as detail, when it floods.
create function private.spend_budget(network text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  flood constant integer := 60;
  length constant interval := '10 minutes';
  start constant timestamptz := date_bin(length, now(), 'epoch');
  spent integer;
begin
  insert into private.network_budgets as budget (network, window_start)
  values (spend_budget.network, start)
  on conflict on constraint network_budgets_pkey do update set used = budget.used + 1
  returning used into spent;

  if spent > flood then
    raise sqlstate 'PT429' using
      message = 'too_many',
      detail = ceil(extract(epoch from start + length - now()))::integer::text;
  end if;
  return spent;
end;
$$;

-- Forgets what is no longer needed: keys after a week, budgets after an hour.
create function private.forget_submissions() returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.network_budgets where ctid = any (array(
    select ctid from private.network_budgets where window_start < now() - interval '1 hour'
    for update skip locked
  ));
  delete from private.submissions where ctid = any (array(
    select ctid from private.submissions where created_at < now() - interval '7 days'
    for update skip locked
  ));
$$;

-- Stores `inquiry` (keys as the columns) and returns its id; the same key returns the same id and stores nothing.
-- `network` is the sender's network, or null to ask no budget. What is doubtful is kept as spam.
create function public.submit_inquiry(
  inquiry jsonb,
  idempotency_key text,
  network text,
  suspicious boolean
) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  ordinary constant integer := 10;
  doubtful boolean := suspicious;
  new_id constant uuid := gen_random_uuid();
  known_id uuid;
begin
  insert into private.submissions as submission (idempotency_key, inquiry_id)
  values (submit_inquiry.idempotency_key, new_id)
  on conflict do nothing;
  if not found then
    select submission.inquiry_id into strict known_id
    from private.submissions as submission
    where submission.idempotency_key = submit_inquiry.idempotency_key;
    return known_id;
  end if;

  perform private.forget_submissions();
  if network is not null and private.spend_budget(network) > ordinary then
    doubtful := true;
  end if;

  insert into public.inquiries (
    id, type, name, email, company, phone, subject, message, inquiry_type, project_type, budget, timeline,
    description, features, has_existing_system, needs_consultation, locale, status
  )
  select
    new_id, sent.type, sent.name, sent.email, sent.company, sent.phone, sent.subject, sent.message,
    sent.inquiry_type, sent.project_type, sent.budget, sent.timeline, sent.description,
    coalesce(sent.features, '{}'), coalesce(sent.has_existing_system, false),
    coalesce(sent.needs_consultation, false), coalesce(sent.locale, 'en'),
    case when doubtful then 'spam' else 'new' end
  from jsonb_populate_record(null::public.inquiries, inquiry) as sent;
  return new_id;
end;
$$;

revoke all on function private.spend_budget(text) from public, anon, authenticated, service_role;
revoke all on function private.forget_submissions() from public, anon, authenticated, service_role;
revoke all on function public.submit_inquiry(jsonb, text, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.submit_inquiry(jsonb, text, text, boolean) to service_role;
