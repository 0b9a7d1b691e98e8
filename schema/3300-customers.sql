-- What staff know of a customer: how an inquiry ended, and what else came from the person and from their company.

alter table public.inquiries
  -- What became of it, and for how much, in whole units of the currency.
  add column outcome text constraint inquiries_outcome_known check (outcome in ('quoted', 'won', 'lost')),
  add column outcome_amount bigint,
  add column outcome_currency text constraint inquiries_outcome_currency_known check (
    outcome_currency in ('USD', 'EUR', 'LBP', 'AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR', 'JOD', 'EGP')
  ),
  -- The member of staff who answered it first, by `answered_at`.
  add column answered_by uuid references auth.users (id) on delete set null,
  add constraint inquiries_outcome_amount_of_outcome check (
    (outcome_amount is null) = (outcome_currency is null)
    and (outcome_amount is null or outcome is not null and outcome_amount between 1 and 1000000000000)
  );

create index inquiries_of_phone on public.inquiries (private.phone_digits(phone), created_at desc) where phone is not null;
create index inquiries_of_company on public.inquiries (private.fold(company), created_at desc) where company is not null;
create index inquiries_of_domain on public.inquiries (private.mail_domain(email), created_at desc) where email is not null;

-- What else came from the person of an inquiry and from their company, but spam: of each the newest four, and how many there are with
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

-- Returns the new version. Without a day the inquiry no longer comes back.
create function public.set_look_again(inquiry_id uuid, expected_version integer, day date) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
  today constant date := (now() at time zone 'Asia/Beirut')::date;
  new_version integer;
begin
  perform private.assert_staff();
  inquiry := private.lock_inquiry(inquiry_id, expected_version);
  if day not between today + 1 and today + 366 then
    raise exception 'Choose a day from tomorrow on, within a year.' using errcode = '22023';
  end if;
  if day is not null and inquiry.status <> 'answered' then
    raise exception 'Only an answered inquiry can come back on a day.' using errcode = '22023';
  end if;
  update public.inquiries set look_again_on = day where id = inquiry.id and look_again_on is distinct from day
  returning version into new_version;
  if new_version is not null then
    perform private.add_audit_entry(
      'inquiry.look_again_set', 'inquiries', inquiry.id, jsonb_build_object('kind', 'lookAgain', 'look_again_on', day)
    );
  end if;
  return coalesce(new_version, inquiry.version);
end;
$$;

-- Returns the new version. Without an outcome nothing is known.
create function public.set_outcome(
  inquiry_id uuid, expected_version integer, new_outcome text, amount bigint default null, currency text default null
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
  new_version integer;
begin
  perform private.assert_staff();
  inquiry := private.lock_inquiry(inquiry_id, expected_version);
  update public.inquiries set outcome = new_outcome, outcome_amount = amount, outcome_currency = currency
  where id = inquiry.id and (outcome, outcome_amount, outcome_currency) is distinct from (new_outcome, amount, currency)
  returning version into new_version;
  if new_version is not null then
    perform private.add_audit_entry('inquiry.outcome_set', 'inquiries', inquiry.id, jsonb_build_object(
      'kind', 'outcome', 'outcome', new_outcome, 'outcome_amount', amount, 'outcome_currency', currency
    ));
  end if;
  return coalesce(new_version, inquiry.version);
end;
$$;

-- What the owner asks: of the inquiries of the last twelve months, by type and language, how many were quoted, won and lost; and how
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
          count(*) filter (where outcome = 'won') as won, count(*) filter (where outcome = 'lost') as lost
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

grant execute on function
  public.list_customer_inquiries, public.set_look_again, public.set_outcome, public.outcome_figures
  to authenticated;
