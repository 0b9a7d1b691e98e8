-- How many inquiries came and how they were answered, of this week and the eleven before it: weeks of Beirut, which begin on
-- Monday, also those with nothing. Spam does not count. The row without a week is of all of them.
--
-- An answer's hours are its share of what was promised, 24 being all of it: a weekend that the promise leaves out is left out here
-- too. Without a promise there are none.
create function public.inquiry_figures() returns table (
  week date,
  inquiries integer,
  projects integer,
  arabic integer,
  in_time integer,
  late integer,
  still_open integer,
  median_hours double precision,
  ninth_tenth_hours double precision
)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  zone constant text := 'Asia/Beirut';
  this_week constant timestamp := date_trunc('week', now() at time zone zone);
  first_week constant timestamp := this_week - interval '11 weeks';
  first_moment constant timestamptz := first_week at time zone zone;
begin
  perform private.assert_admin();
  return query
  with received as (
    select
      date_trunc('week', inquiry.created_at at time zone zone)::date as week,
      inquiry.type, inquiry.locale, inquiry.status, inquiry.answered_in_time,
      case when inquiry.due_at > inquiry.created_at then
        24 * extract(epoch from inquiry.answered_at - inquiry.created_at)
          / extract(epoch from inquiry.due_at - inquiry.created_at)
      end::double precision as hours
    from public.inquiries as inquiry
    where inquiry.created_at >= first_moment and inquiry.status <> 'spam'
  ),
  figures as (
    select
      received.week,
      count(*)::integer as inquiries,
      (count(*) filter (where type = 'project'))::integer as projects,
      (count(*) filter (where locale = 'ar'))::integer as arabic,
      (count(*) filter (where answered_in_time))::integer as in_time,
      (count(*) filter (where not answered_in_time))::integer as late,
      (count(*) filter (where answered_in_time is null and status in ('new', 'in_progress')))::integer as still_open,
      percentile_cont(0.5) within group (order by hours) as median_hours,
      percentile_cont(0.9) within group (order by hours) as ninth_tenth_hours
    from received
    group by grouping sets ((received.week), ())
  ),
  weeks as (
    select monday::date as week from generate_series(first_week, this_week, interval '1 week') as monday
    union all select null
  )
  select
    weeks.week, coalesce(figures.inquiries, 0), coalesce(figures.projects, 0), coalesce(figures.arabic, 0),
    coalesce(figures.in_time, 0), coalesce(figures.late, 0), coalesce(figures.still_open, 0),
    figures.median_hours, figures.ninth_tenth_hours
  from weeks
  left join figures on coalesce(figures.week, 'infinity') = coalesce(weeks.week, 'infinity')
  order by weeks.week nulls last;
end;
$$;

revoke all on function public.inquiry_figures() from public, anon, authenticated, service_role;
grant execute on function public.inquiry_figures() to authenticated;
