-- For whoever runs the site: the request behind a change in the audit log, and figures for monitoring.

-- The id of the request that this transaction serves. Our server passes it as PostgREST does, with the headers; at Supabase
-- the gateway gives each request one of its own, and what a client sends as x-request-id comes second.
create function private.request_id() returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  headers jsonb;
  id text;
begin
  headers := nullif(current_setting('request.headers', true), '');
  id := coalesce(headers ->> 'sb-request-id', headers ->> 'x-request-id');
  return case when id ~ '^[A-Za-z0-9._-]{8,64}$' then id end;
exception when others then
  -- What another program set there must not keep a change from being recorded.
  return null;
end;
$$;

revoke all on function private.request_id() from public, anon, authenticated, service_role;

alter table public.admin_audit_log add column request_id text;
alter table public.admin_audit_log alter column request_id set default private.request_id();

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
        'waiting', count(*) filter (where due_at is not null),
        'overdue_seconds', greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0)),
        'failed', count(*) filter (where failed_at is not null)
      )
      from public.inquiry_mails
    )
  );
$$;

revoke all on function public.operating_figures() from public, anon, authenticated, service_role;
grant execute on function public.operating_figures() to service_role;
