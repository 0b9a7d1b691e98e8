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

-- The owner is held to row-level security as well. Another migration may have let its functions read inquiries already.
do $$
begin
  if not exists (
    select from pg_catalog.pg_policies
    where schemaname = 'public' and tablename = 'inquiries' and policyname = 'functions read inquiries'
  ) then
    create policy "functions read inquiries" on public.inquiries
      for select to current_user using (true);
  end if;
end;
$$;

-- How many inquiries there are of which type and status, and of the mails about them, where there are any: how many wait, for
-- how many seconds the oldest has been due, and how many were given up.
create function public.operating_figures() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  mails constant regclass := coalesce(to_regclass('public.inquiry_mails'), to_regclass('private.inquiry_mails'));
  mail_figures jsonb;
begin
  if mails is not null then
    execute format(
      'select jsonb_build_object(
         ''waiting'', count(*) filter (where sent_at is null and failed_at is null),
         ''overdue_seconds'', coalesce(extract(epoch from now() - min(due_at) filter (
           where sent_at is null and failed_at is null and due_at <= now())), 0),
         ''failed'', count(*) filter (where failed_at is not null))
       from %s', mails
    ) into mail_figures;
  end if;
  return jsonb_build_object(
    'inquiries', (
      select coalesce(jsonb_agg(figures), '[]')
      from (select type, status, count(*) as count from public.inquiries group by type, status) as figures
    ),
    'mails', mail_figures
  );
end;
$$;

revoke all on function public.operating_figures() from public, anon, authenticated, service_role;
grant execute on function public.operating_figures() to service_role;
