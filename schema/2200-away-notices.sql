-- What visitors are told for some days, beside the ordinary: that the office is closed, say. In one language or both.
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

-- The notice of today in Beirut, as visitors may read it; null when there is none.
create function public.current_away_notice() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object('text_en', text_en, 'text_ar', text_ar) from public.away_notices
  where (now() at time zone 'Asia/Beirut')::date between first_day and last_day;
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

grant execute on function public.current_away_notice to anon, authenticated, service_role;
grant execute on function public.save_away_notice, public.delete_away_notice to authenticated;
