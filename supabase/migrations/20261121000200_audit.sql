-- Who did what, when. Written by triggers, because staff also change rows through the REST surface.
-- Nobody may change or remove an entry, the owner included: there is no policy for it.
create table public.admin_audit_log (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid,
  action text not null,
  resource_type text not null,
  resource_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index admin_audit_log_newest_first on public.admin_audit_log (created_at desc);

alter table public.admin_audit_log enable row level security;
alter table public.admin_audit_log force row level security;
revoke all on public.admin_audit_log from public, anon, authenticated, service_role;

create policy "admins read the audit log" on public.admin_audit_log
  for select to authenticated
  using ((select private.is_admin()));

create policy "triggers write the audit log" on public.admin_audit_log
  for insert to current_user
  with check (true);

grant select on public.admin_audit_log to authenticated;

create function private.audit_role() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  changed public.user_roles := coalesce(new, old);
begin
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (
    auth.uid(),
    case tg_op when 'INSERT' then 'role.granted' else 'role.revoked' end,
    'user_roles',
    changed.user_id,
    jsonb_build_object(
      'role', changed.role,
      'email', (select email from auth.users where id = changed.user_id)
    )
  );
  return null;
end;
$$;

revoke all on function private.audit_role() from public, anon, authenticated, service_role;

create trigger audit_role
  after insert or delete on public.user_roles
  for each row execute function private.audit_role();
