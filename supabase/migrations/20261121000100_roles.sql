-- Who is staff. A signed-in person sees their own roles and nobody else's.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;
revoke all on public.user_roles from public, anon, authenticated, service_role;

create policy "people see their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

-- The owner is held to the policies too, so the functions below need one of their own.
create policy "the schema's functions read and grant roles" on public.user_roles
  for all to current_user
  using (true)
  with check (true);

grant select on public.user_roles to authenticated;

-- True when the person asking is an admin. Runs as the owner, so that policies of any table may call it.
create function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  );
$$;

revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;
