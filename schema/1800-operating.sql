-- How many inquiries there are of which type and status, when the newest came that is no spam, and of the mails about them how
-- many wait, for how many seconds the oldest has been due, and how many were given up.
create function public.operating_figures() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'inquiries', (
      select coalesce(jsonb_agg(figures), '[]')
      from (select type, status, count(*) as count from public.inquiries group by type, status) as figures
    ),
    'newest_inquiry', (select extract(epoch from max(created_at)) from public.inquiries where status <> 'spam'),
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where due_at is not null and send_after is null),
        'overdue_seconds', greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0)),
        'failed', count(*) filter (where failed_at is not null and held_for is null)
      )
      from public.inquiry_mails
    )
  );
$$;

-- For staff, and for the operator's commands: [{kind, since, reason}], the kinds being
--   notices_to_nobody: no address is set that is told of inquiries
--   notices_failing: of the mails to these addresses none has arrived since the one of `since`; the reason is the code of a refused
--     sign-in
--   mailbox_unavailable: since `since` nobody reads the mailbox that the server is set to read. The reason is a reader's, for whom a
--     minute is no outage; without one, no process has read it for ten minutes
create function public.operating_problems() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  told constant text[] := regexp_split_to_array(lower(trim(private.setting('staff_email'))), '\s*,\s*');
  -- How long a reader claims a mailbox each time that it reads it.
  claimed_for constant interval := '2 minutes';
  last_sent timestamptz;
begin
  if auth.role() is distinct from 'service_role' then
    perform private.assert_staff();
  end if;
  select max(sent_at) into last_sent from public.inquiry_mails
  where kind in ('notice', 'answer', 'overdue') and sent_at is not null;
  return (
    select coalesce(jsonb_agg(to_jsonb(problem)), '[]')
    from (
      select 'notices_to_nobody' as kind, null::timestamptz as since, null::text as reason where told is null
      union all
      select 'notices_failing', min(created_at),
        (array_agg(substring(last_response from '^([A-Z_]+): ') order by created_at desc))[1]
      from public.inquiry_mails
      where kind in ('notice', 'answer', 'overdue') and sent_at is null and lower(recipient) = any (told)
        and (failed_at is not null or created_at < now() - interval '15 minutes')
        and created_at > coalesce(last_sent, '-infinity')
      having count(*) > 0
      union all
      select 'mailbox_unavailable', coalesce(problem_since, read_until - claimed_for), position.problem
      from private.mailbox_positions as position
      where mailbox = private.setting('mailbox')
        and coalesce(problem_since < now() - interval '1 minute', read_until < now() - interval '10 minutes' + claimed_for)
    ) as problem
  );
end;
$$;

-- How many inquiries came and how they were answered, of this week and the eleven before it: weeks of Beirut, which begin on
-- Monday, also those with nothing. Spam does not count. The row without a week is of all of them.
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
  zone constant text := 'Asia/Beirut';
  this_week constant timestamp := date_trunc('week', now() at time zone zone);
  first_week constant timestamp := this_week - interval '11 weeks';
  first_moment constant timestamptz := first_week at time zone zone;
begin
  perform private.assert_staff();
  return query
  with received as (
    select
      date_trunc('week', inquiry.created_at at time zone zone)::date as week,
      inquiry.status, inquiry.answered_in_time
    from public.inquiries as inquiry
    where inquiry.created_at >= first_moment and inquiry.status <> 'spam'
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
    select monday::date as week from generate_series(first_week, this_week, interval '1 week') as monday
    union all select null
  )
  select
    weeks.week, coalesce(figures.inquiries, 0), coalesce(figures.in_time, 0), coalesce(figures.late, 0), coalesce(figures.still_open, 0)
  from weeks
  left join figures on coalesce(figures.week, 'infinity') = coalesce(weeks.week, 'infinity')
  order by weeks.week nulls last;
end;
$$;

grant execute on function
  public.operating_figures
  to service_role;

grant execute on function
  public.operating_problems
  to authenticated, service_role;

grant execute on function
  public.inquiry_figures
  to authenticated;
