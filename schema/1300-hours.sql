-- Days on which the office is closed, or open for other hours (HH:MM) than in its usual week. A day that has both is closed, so a
-- holiday within a period of other hours stays one, and the period comes back when the day is no holiday after all. The calendar
-- that counts with them stands in app/inquiries/submit/working-calendar.ts.
create table public.special_days (
  day date constraint special_days_day_known check (day between '2020-01-01' and '2099-12-31'),
  name_en text not null constraint special_days_name_en_length check (char_length(name_en) between 1 and 100),
  name_ar text not null constraint special_days_name_ar_length check (char_length(name_ar) between 1 and 100),
  opens text constraint special_days_opens_known check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text constraint special_days_closes_known check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  is_closed boolean generated always as (opens is null) stored,
  primary key (day, is_closed),
  constraint special_days_hours_whole check (num_nonnulls(opens, closes) <> 1 and opens < closes)
);

alter table public.special_days enable row level security, force row level security;

create policy "admins read special days" on public.special_days
  for select to authenticated
  using ((select private.is_admin()));

create policy "functions keep special days" on public.special_days
  for all to current_user using (true) with check (true);

grant select on public.special_days to authenticated;

-- Visitors are told something beside the ordinary for some days, such as that the office is closed. In one language or both.
create table public.away_notices (
  id uuid primary key default gen_random_uuid(),
  first_day date not null,
  last_day date not null,
  -- Each is one line.
  text_en text constraint away_notices_text_en_line check (char_length(text_en) between 1 and 300 and text_en !~ '[[:cntrl:]]'),
  text_ar text constraint away_notices_text_ar_line check (char_length(text_ar) between 1 and 300 and text_ar !~ '[[:cntrl:]]'),
  constraint away_notices_days_known check (
    first_day >= '2020-01-01' and last_day <= '2099-12-31' and last_day - first_day between 0 and 366
  ),
  constraint away_notices_text_given check (num_nonnulls(text_en, text_ar) > 0),
  constraint away_notices_one_a_day exclude using gist (daterange(first_day, last_day, '[]') with &&)
);

alter table public.away_notices enable row level security, force row level security;

create policy "admins read away notices" on public.away_notices
  for select to authenticated
  using ((select private.is_admin()));

create policy "functions keep away notices" on public.away_notices
  for all to current_user using (true) with check (true);

grant select on public.away_notices to authenticated;

-- Texts that replies begin with, in one language or both, in the order in which they are offered. `{name}` is the visitor's,
-- `{reference}` the inquiry's, `{company}` and `{city}` are ours; `[…]` is filled in by hand.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  title_en text constraint reply_templates_title_en_length check (char_length(title_en) between 1 and 80),
  title_ar text constraint reply_templates_title_ar_length check (char_length(title_ar) between 1 and 80),
  body_en text constraint reply_templates_body_en_length check (char_length(body_en) between 1 and 10000),
  body_ar text constraint reply_templates_body_ar_length check (char_length(body_ar) between 1 and 10000),
  version integer not null default 1,
  constraint reply_templates_whole check (
    num_nonnulls(title_en, body_en) <> 1 and num_nonnulls(title_ar, body_ar) <> 1 and num_nonnulls(title_en, title_ar) > 0
  )
);

alter table public.reply_templates enable row level security, force row level security;

create policy "functions keep reply templates" on public.reply_templates
  for all to current_user using (true) with check (true);

create policy "staff read reply templates" on public.reply_templates
  for select to authenticated
  using ((select private.is_staff()));

grant select on public.reply_templates to authenticated;

insert into public.reply_templates (id, place, title_en, title_ar, body_en, body_ar) values
  (
    '00000000-0000-4000-8000-000000000001', 1, 'Questions before a quote', 'أسئلة قبل عرض السعر',
$$Dear {name},

Thank you for writing to us. We have read your inquiry {reference}, and it is within our field. Before we can quote, we need to know:

1. […]
2. […]

A photo or a drawing helps more than a long description. If it is confidential, please tell us first: we will sign a mutual non-disclosure agreement (NDA) before you send it.

Kind regards,$$,
$${name}، تحية طيبة وبعد،

شكرًا على تواصلك معنا. قرأنا استفسارك {reference}، وهذا من صميم عملنا. قبل أن نُعدّ لك عرض سعر نحتاج إلى معرفة ما يأتي:

1. […]
2. […]

وصورة أو مخطّط هندسي أنفع من شرح طويل. وإن كان فيه ما هو سرّي فأخبرنا أولًا، لنوقّع اتفاقية عدم إفصاح متبادلة (NDA) قبل أن ترسله.

مع التحية،$$
  ),
  (
    '00000000-0000-4000-8000-000000000002', 2, 'Propose a call', 'اقتراح مكالمة',
$$Dear {name},

Thank you for your inquiry {reference}. We suggest a call: would […] {city} time suit you? Half an hour is enough.

If you prefer another time, reply to this email.

Kind regards,$$,
$${name}، تحية طيبة وبعد،

شكرًا على استفسارك {reference}. نقترح أن نتحدث عنه في مكالمة: هل يناسبك […] بتوقيت {city}؟ نصف ساعة تكفي.

إن كنت تفضّل وقتًا آخر، فيكفي أن تردّ على هذه الرسالة.

مع التحية،$$
  ),
  (
    '00000000-0000-4000-8000-000000000003', 3, 'Follow-up question', 'سؤال متابعة',
$$Dear {name},

Thank you. One more question about {reference}: […]

Kind regards,$$,
$${name}، تحية طيبة وبعد،

شكرًا لك. بقي سؤال واحد عن استفسارك {reference}: […]

مع التحية،$$
  ),
  (
    '00000000-0000-4000-8000-000000000004', 4, 'Not our field', 'خارج اختصاصنا',
$$Dear {name},

Thank you for your inquiry {reference}. We have looked at it carefully and cannot do this work well: […]. We would rather say so now than waste your time.

Kind regards,$$,
$${name}، تحية طيبة وبعد،

شكرًا على استفسارك {reference}. درسناه بعناية، ولن نستطيع إنجاز هذا العمل كما ينبغي: […]. ونفضّل أن نقول ذلك الآن على أن نضيّع وقتك.

مع التحية،$$
  );

-- All special days, in order, for code that computes a moment that is promised.
create function public.list_special_days() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('day', day, 'opens', opens, 'closes', closes) order by day, is_closed), '[]'
  )
  from public.special_days;
$$;

-- An admin's browser computes new moments from this: all special days, and each inquiry whose promise runs over one of these days,
-- with the moment from which its time counts.
create function public.list_promises(first_day date, last_day date) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  return jsonb_build_object(
    'special_days', public.list_special_days(),
    'promises', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'version', version, 'promised_at', coalesce(promised_at, created_at), 'due_at', due_at
      )), '[]')
      from private.promises_over(list_promises.first_day, list_promises.last_day)
    )
  );
end;
$$;

-- Closes the office on these days, or opens it for these hours, under a name in both languages; without a name it takes the closing,
-- or the hours, away again. It moves what was promised: the inquiries, versions and moments are those of `list_promises`, and
-- `seen_special_days` what it said. Raises PT409, and changes nothing, when any of it has changed since: an answer that came first,
-- say. Nothing becomes due in the past. Returns how many moments moved.
create function public.change_special_days(
  first_day date, last_day date, name_en text, name_ar text, opens text, closes text, seen_special_days jsonb,
  inquiry_ids uuid[], expected_versions integer[], new_due_at timestamptz[]
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  has_name constant boolean := name_en is not null or name_ar is not null;
  days constant jsonb := jsonb_strip_nulls(
    jsonb_build_object('first_day', first_day, 'last_day', last_day, 'opens', opens, 'closes', closes)
  );
  promise record;
  moved integer := 0;
begin
  perform private.assert_admin();
  if (last_day - first_day between 0 and 30 and first_day >= '2020-01-01' and last_day <= '2099-12-31') is not true then
    raise exception 'Choose a day, or up to 31 in a row.' using errcode = '22023';
  end if;
  -- Two that change the days at once would each count without the other's.
  perform pg_advisory_xact_lock(hashtext('special_days'));
  perform from public.inquiries
  where id = any (array(select id from private.promises_over(change_special_days.first_day, change_special_days.last_day)))
  order by id for update;
  if seen_special_days is distinct from public.list_special_days() or exists (
    select from private.promises_over(change_special_days.first_day, change_special_days.last_day) as inquiry
    full join unnest(inquiry_ids, expected_versions) as seen (id, version)
      on seen.id = inquiry.id and seen.version = inquiry.version
    where seen.id is null or inquiry.id is null
  ) then
    raise sqlstate 'PT409' using message = 'Inquiries or special days have changed meanwhile.';
  end if;

  if has_name then
    insert into public.special_days as known (day, name_en, name_ar, opens, closes)
    select day, trim(change_special_days.name_en), trim(change_special_days.name_ar),
      change_special_days.opens, change_special_days.closes
    from generate_series(first_day, last_day, interval '1 day') as day
    on conflict on constraint special_days_pkey do update set
      name_en = excluded.name_en, name_ar = excluded.name_ar, opens = excluded.opens, closes = excluded.closes;
    -- Every promise counts with all of them.
    if (select count(*) from public.special_days) > 2000 then
      raise exception 'There are too many special days.' using errcode = '22023';
    end if;
  else
    delete from public.special_days
    where day between first_day and last_day and is_closed = (change_special_days.opens is null);
  end if;
  perform private.add_audit_entry(
    case when has_name then 'special_days.added' else 'special_days.removed' end, 'special_days', null, days
  );

  for promise in
    select inquiry.id, inquiry.due_at as before, seen.due_at as after
    from unnest(inquiry_ids, new_due_at) as seen (id, due_at)
    join public.inquiries as inquiry on inquiry.id = seen.id and inquiry.due_at is distinct from seen.due_at
  loop
    if (promise.after between now() and now() + interval '1 year') is not true then
      raise exception 'A reply is due within a year from now.' using errcode = '22023';
    end if;
    update public.inquiries set due_at = promise.after where id = promise.id;
    perform private.add_audit_entry(
      'inquiry.due_moved', 'inquiries', promise.id,
      days || jsonb_build_object('from', promise.before, 'to', promise.after)
    );
    moved := moved + 1;
  end loop;
  return moved;
end;
$$;

-- The open inquiries whose promise runs over one of these days. One that is late stays late.
create function private.promises_over(first_day date, last_day date) returns setof public.inquiries
  language sql
  set search_path = ''
as $$
  select * from public.inquiries
  where status in ('new', 'in_progress') and due_at > now()
    and private.office_time(coalesce(promised_at, created_at))::date <= last_day
    and private.office_time(due_at)::date >= first_day;
$$;

-- The notice of today at the office, as visitors may read it; null when there is none.
create function public.current_away_notice() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('text_en', text_en, 'text_ar', text_ar) from public.away_notices
  where private.office_time(now())::date between first_day and last_day;
$$;

-- Stores a notice: a new one without `notice_id`. Returns its id. Raises PT409 when another covers one of its days.
create function public.save_away_notice(notice_id uuid, first_day date, last_day date, text_en text, text_ar text) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  saved public.away_notices;
begin
  perform private.assert_admin();
  insert into public.away_notices (id, first_day, last_day, text_en, text_ar)
  values (
    coalesce(notice_id, gen_random_uuid()), save_away_notice.first_day, save_away_notice.last_day,
    nullif(trim(save_away_notice.text_en), ''), nullif(trim(save_away_notice.text_ar), '')
  )
  on conflict on constraint away_notices_pkey do update set
    first_day = excluded.first_day, last_day = excluded.last_day, text_en = excluded.text_en, text_ar = excluded.text_ar
  returning * into saved;
  perform private.add_audit_entry(
    'away_notice.saved', 'away_notices', saved.id,
    jsonb_build_object('first_day', saved.first_day, 'last_day', saved.last_day)
  );
  return saved.id;
exception when exclusion_violation then
  raise sqlstate 'PT409' using message = 'Another notice covers one of these days.';
end;
$$;

-- False when there is none.
create function public.delete_away_notice(notice_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  deleted public.away_notices;
begin
  perform private.assert_admin();
  delete from public.away_notices where id = notice_id returning * into deleted;
  if deleted.id is null then
    return false;
  end if;
  perform private.add_audit_entry(
    'away_notice.deleted', 'away_notices', deleted.id,
    jsonb_build_object('first_day', deleted.first_day, 'last_day', deleted.last_day)
  );
  return true;
end;
$$;

-- Adds a template, as the last of at most a hundred. A blank text is missing. Returns its id.
create function public.add_reply_template(title_en text, title_ar text, body_en text, body_ar text) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  added uuid;
begin
  perform private.assert_staff();
  lock table public.reply_templates in share row exclusive mode;
  if (select count(*) from public.reply_templates) >= 100 then
    raise exception 'There are a hundred templates. Delete one first.' using errcode = '22023';
  end if;
  insert into public.reply_templates as template (place, title_en, title_ar, body_en, body_ar)
  values (
    (select coalesce(max(place), 0) + 1 from public.reply_templates), nullif(btrim(add_reply_template.title_en), ''),
    nullif(btrim(add_reply_template.title_ar), ''), nullif(btrim(add_reply_template.body_en, E' \n'), ''),
    nullif(btrim(add_reply_template.body_ar, E' \n'), '')
  )
  returning template.id into added;
  perform private.add_audit_entry('template.added', 'reply_templates', added);
  return added;
end;
$$;

-- Returns the new version.
create function public.change_reply_template(
  template_id uuid, expected_version integer, title_en text, title_ar text, body_en text, body_ar text
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template constant public.reply_templates := private.lock_reply_template(template_id, expected_version);
begin
  update public.reply_templates as changed set
    title_en = nullif(btrim(change_reply_template.title_en), ''), title_ar = nullif(btrim(change_reply_template.title_ar), ''),
    body_en = nullif(btrim(change_reply_template.body_en, E' \n'), ''),
    body_ar = nullif(btrim(change_reply_template.body_ar, E' \n'), ''),
    version = changed.version + 1
  where changed.id = template.id;
  perform private.add_audit_entry('template.changed', 'reply_templates', template.id);
  return template.version + 1;
end;
$$;

create function public.delete_reply_template(template_id uuid, expected_version integer) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template constant public.reply_templates := private.lock_reply_template(template_id, expected_version);
begin
  delete from public.reply_templates where id = template.id;
  perform private.add_audit_entry('template.deleted', 'reply_templates', template.id);
end;
$$;

-- Moves a template before the one above it. The first stays where it is.
create function public.raise_reply_template(template_id uuid, expected_version integer) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template constant public.reply_templates := private.lock_reply_template(template_id, expected_version);
  above public.reply_templates;
begin
  select * into above from public.reply_templates where place < template.place order by place desc limit 1;
  if above.id is null then
    return;
  end if;
  update public.reply_templates set place = above.place where id = template.id;
  update public.reply_templates set place = template.place where id = above.id;
  perform private.add_audit_entry('template.moved', 'reply_templates', template.id);
end;
$$;

-- The template, while nobody else changes any. Raises PT404 without one, and PT409 when it has changed since `expected_version`.
create function private.lock_reply_template(template_id uuid, expected_version integer) returns public.reply_templates
  language plpgsql security definer
  set search_path = ''
as $$
declare
  template public.reply_templates;
begin
  perform private.assert_staff();
  lock table public.reply_templates in share row exclusive mode;
  select * into template from public.reply_templates where id = template_id;
  if template.id is null then
    raise sqlstate 'PT404' using message = 'There is no such template.';
  end if;
  if template.version is distinct from expected_version then
    raise sqlstate 'PT409' using message = 'The template has changed.';
  end if;
  return template;
end;
$$;

grant execute on function public.list_special_days to service_role, authenticated;
grant execute on function public.current_away_notice to anon, authenticated, service_role;

grant execute on function
  public.list_promises, public.change_special_days, public.save_away_notice, public.delete_away_notice,
  public.add_reply_template, public.change_reply_template, public.delete_reply_template, public.raise_reply_template
  to authenticated;
