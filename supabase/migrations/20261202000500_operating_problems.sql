-- Staff cannot see by looking at the desk that nobody is told of inquiries, or that nobody reads the answers of visitors.

alter table private.mailbox_positions
  -- Why the mailbox could not be read last, null when it could; since when that is so, and when it was last found.
  add column problem text constraint mailbox_positions_problem_length check (char_length(problem) between 1 and 100),
  add column problem_since timestamptz,
  add column reported_at timestamptz;

-- Records why a mailbox cannot be read, or, with null, that it can.
create function public.report_mailbox(mailbox text, reader uuid, problem text) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.mailbox_positions as known set
    problem = report_mailbox.problem,
    problem_since = case when report_mailbox.problem is not null then coalesce(known.problem_since, now()) end,
    reported_at = now()
  where known.mailbox = report_mailbox.mailbox and known.reader = report_mailbox.reader;
$$;

create index inquiry_mails_staff_sent on public.inquiry_mails (sent_at)
  where kind in ('notice', 'answer', 'overdue') and sent_at is not null;
create index inquiry_mails_staff_unsent on public.inquiry_mails (created_at)
  where kind in ('notice', 'answer', 'overdue') and sent_at is null;

-- For staff, and for the operator's commands: [{kind, since, reason}], the kinds being
--   notices_to_nobody: no address is set that is told of inquiries
--   notices_failing: of the mails to these addresses none has arrived since the one of `since`
--   mailbox_unavailable: since `since` nobody reads what visitors answer. A minute is no outage, and a process that still tries has
--     said so lately
create function public.operating_problems() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  told constant text[] := regexp_split_to_array(lower(trim(private.setting('staff_email'))), '\s*,\s*');
  last_sent timestamptz;
begin
  if auth.role() is distinct from 'service_role' then
    perform private.assert_admin();
  end if;
  select max(sent_at) into last_sent from public.inquiry_mails
  where kind in ('notice', 'answer', 'overdue') and sent_at is not null;
  return (
    select coalesce(jsonb_agg(to_jsonb(problem)), '[]')
    from (
      select 'notices_to_nobody' as kind, null::timestamptz as since, null::text as reason where told is null
      union all
      select 'notices_failing', min(created_at), null from public.inquiry_mails
      where kind in ('notice', 'answer', 'overdue') and sent_at is null and lower(recipient) = any (told)
        and (failed_at is not null or created_at < now() - interval '15 minutes')
        and created_at > coalesce(last_sent, '-infinity')
      having count(*) > 0
      union all
      select 'mailbox_unavailable', problem_since, mailbox.problem from private.mailbox_positions as mailbox
      where problem_since < now() - interval '1 minute' and reported_at > now() - interval '15 minutes'
    ) as problem
  );
end;
$$;

revoke all on function public.report_mailbox(text, uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.operating_problems() from public, anon, authenticated, service_role;
grant execute on function public.report_mailbox(text, uuid, text) to service_role;
grant execute on function public.operating_problems() to authenticated, service_role;
