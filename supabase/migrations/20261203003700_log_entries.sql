-- The hour of the last entry in the audit log that the person opened the inquiry, in place of the day.
alter table public.inquiry_presence rename column opened_on to opened_at;
alter table public.inquiry_presence alter column opened_at type timestamptz using opened_at::timestamp at time zone 'Asia/Beirut';

-- How many entries there are of each action. Read from the index by action alone.
create function public.count_audit_entries() returns table (action text, entries bigint)
  language sql stable security invoker
  set search_path = ''
as $$
  select entry.action, count(*) from public.admin_audit_log as entry where entry.number is not null group by entry.action;
$$;

grant execute on function public.count_audit_entries to authenticated;
