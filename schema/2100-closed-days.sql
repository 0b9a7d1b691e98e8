-- Days on which the office is closed, beside the weekends. What is promised to a visitor leaves them out; the calendar that counts with
-- them stands in app/inquiries/submit/working-calendar.ts.
create table public.closed_days (
  day date primary key constraint closed_days_day_known check (day between '2020-01-01' and '2099-12-31'),
  name_en text not null constraint closed_days_name_en_length check (char_length(name_en) between 1 and 100),
  name_ar text not null constraint closed_days_name_ar_length check (char_length(name_ar) between 1 and 100)
);

alter table public.closed_days enable row level security, force row level security;

create policy "admins read closed days" on public.closed_days
  for select to authenticated
  using ((select private.is_admin()));

create policy "functions keep closed days" on public.closed_days
  for all to current_user using (true) with check (true);

grant select on public.closed_days to authenticated;

insert into public.closed_days (day, name_en, name_ar)
select make_date(year, month, day), name_en, name_ar
from generate_series(2026, 2028) as year, (values
  (1, 1, 'New Year', 'رأس السنة الميلادية'),
  (1, 6, 'Armenian Christmas', 'عيد الميلاد لدى الأرمن الأرثوذكس'),
  (2, 9, 'Saint Maron', 'عيد مار مارون'),
  (2, 14, 'Rafic Hariri', 'ذكرى الرئيس رفيق الحريري'),
  (3, 25, 'Annunciation', 'عيد البشارة'),
  (5, 1, 'Labour Day', 'عيد العمل'),
  (5, 25, 'Liberation Day', 'عيد المقاومة والتحرير'),
  (8, 15, 'Assumption', 'عيد انتقال السيدة العذراء'),
  (11, 22, 'Independence Day', 'عيد الاستقلال'),
  (12, 25, 'Christmas', 'عيد الميلاد')
) as fixed (month, day, name_en, name_ar);

-- Those after the moon are as computed; the government confirms them days before, and may move one.
insert into public.closed_days (day, name_en, name_ar)
select day, name_en, name_ar
from (values
  ('Good Friday', 'الجمعة العظيمة', '{2026-04-03,2027-03-26,2028-04-14}'::date[]),
  ('Easter Monday', 'اثنين الفصح', '{2026-04-06,2027-03-29,2028-04-17}'),
  ('Orthodox Good Friday', 'الجمعة العظيمة لدى الأرثوذكس', '{2026-04-10,2027-04-30}'),
  ('Orthodox Easter Monday', 'اثنين الفصح لدى الأرثوذكس', '{2026-04-13,2027-05-03}'),
  ('Eid al-Fitr', 'عيد الفطر', '{2026-03-20,2026-03-21,2026-03-22,2027-03-09,2027-03-10,2027-03-11,2028-02-26,2028-02-27,2028-02-28}'),
  ('Eid al-Adha', 'عيد الأضحى', '{2026-05-27,2026-05-28,2026-05-29,2027-05-16,2027-05-17,2027-05-18,2028-05-05,2028-05-06,2028-05-07}'),
  ('Islamic New Year', 'رأس السنة الهجرية', '{2026-06-16,2027-06-06}'),
  ('Ashura', 'عاشوراء', '{2026-06-25,2027-06-15,2028-06-03}'),
  ('The Prophet’s birthday', 'المولد النبوي الشريف', '{2026-08-25,2027-08-14,2028-08-03}')
) as feast (name_en, name_ar, days), unnest(days) as day;

-- For whoever computes a moment that is promised: all of them, in order.
create function public.list_closed_days() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(day order by day), '[]') from public.closed_days;
$$;

-- The open inquiries whose promise runs over one of these days. One that is late stays late.
create function private.promises_over(first_day date, last_day date) returns setof public.inquiries
  language sql
  set search_path = ''
as $$
  select * from public.inquiries
  where status in ('new', 'in_progress') and due_at > now()
    and (coalesce(promised_at, created_at) at time zone 'Asia/Beirut')::date <= last_day
    and (due_at at time zone 'Asia/Beirut')::date >= first_day;
$$;

-- What an admin's browser computes new moments from: all closed days, and each inquiry whose promise runs over one of these days,
-- with the moment from which its time counts.
create function public.list_promises(first_day date, last_day date) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  return jsonb_build_object(
    'closed_days', public.list_closed_days(),
    'promises', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'version', version, 'promised_at', coalesce(promised_at, created_at), 'due_at', due_at
      )), '[]')
      from private.promises_over(list_promises.first_day, list_promises.last_day)
    )
  );
end;
$$;

-- Closes the office on these days, under a name in both languages, or opens it (both null), and moves what was promised: the
-- inquiries, versions and moments are those of `list_promises`, and `seen_closed_days` what it said. Raises PT409, and changes
-- nothing, when any of it has changed since: an answer that came first, say. Nothing becomes due in the past. Returns how many
-- moments moved.
create function public.change_closed_days(
  first_day date, last_day date, name_en text, name_ar text, seen_closed_days jsonb,
  inquiry_ids uuid[], expected_versions integer[], new_due_at timestamptz[]
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_closed constant boolean := name_en is not null or name_ar is not null;
  days constant jsonb := jsonb_build_object('first_day', first_day, 'last_day', last_day);
  promise record;
  moved integer := 0;
begin
  perform private.assert_admin();
  if (last_day - first_day between 0 and 30 and first_day >= '2020-01-01' and last_day <= '2099-12-31') is not true then
    raise exception 'Choose a day, or up to 31 in a row.' using errcode = '22023';
  end if;
  -- Two that change the days at once would each count without the other's.
  perform pg_advisory_xact_lock(hashtext('closed_days'));
  perform from public.inquiries
  where id = any (array(select id from private.promises_over(change_closed_days.first_day, change_closed_days.last_day)))
  order by id for update;
  if seen_closed_days is distinct from public.list_closed_days() or exists (
    select from private.promises_over(change_closed_days.first_day, change_closed_days.last_day) as inquiry
    full join unnest(inquiry_ids, expected_versions) as seen (id, version)
      on seen.id = inquiry.id and seen.version = inquiry.version
    where seen.id is null or inquiry.id is null
  ) then
    raise sqlstate 'PT409' using message = 'Inquiries or closed days have changed meanwhile.';
  end if;

  if is_closed then
    insert into public.closed_days as known (day, name_en, name_ar)
    select day, trim(change_closed_days.name_en), trim(change_closed_days.name_ar)
    from generate_series(first_day, last_day, interval '1 day') as day
    on conflict on constraint closed_days_pkey do update set name_en = excluded.name_en, name_ar = excluded.name_ar;
    -- Every promise counts with all of them.
    if (select count(*) from public.closed_days) > 2000 then
      raise exception 'There are too many closed days.' using errcode = '22023';
    end if;
  else
    delete from public.closed_days where day between first_day and last_day;
  end if;
  perform private.add_audit_entry(
    case when is_closed then 'closed_days.added' else 'closed_days.removed' end, 'closed_days', null, days
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
      days || jsonb_build_object('from', promise.before, 'to', promise.after, 'is_closed', is_closed)
    );
    moved := moved + 1;
  end loop;
  return moved;
end;
$$;

grant execute on function public.list_closed_days to service_role, authenticated;
grant execute on function public.list_promises, public.change_closed_days to authenticated;
