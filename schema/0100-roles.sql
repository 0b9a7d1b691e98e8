-- Nothing that a migration creates is open to the API unless it grants it. Postgres lets everybody execute every function.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- The API does not expose this schema: only functions and policies use it.
create schema private;
grant usage on schema private to authenticated, supabase_auth_admin;

-- An account has one role: `staff` reads, writes and replies; `admin` also exports, decides who is on the team and when the office is
-- closed, and reads the whole audit log. A signed-in person sees their own role and nobody else's.
create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin', 'staff')),
  created_at timestamptz not null default now()
);

alter table public.user_roles enable row level security, force row level security;

create policy "people see their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

-- The owner is held to the policies too, so the functions below need one of their own.
create policy "the schema's functions read and grant roles" on public.user_roles
  for all to current_user
  using (true)
  with check (true);

grant select on public.user_roles to authenticated;

-- The value of an operator's setting, which the server passes with each request; null when there is none.
create function private.setting(setting_name text) returns text
  language sql stable
  set search_path = ''
as $$
  select nullif(current_setting('app.settings.' || setting_name, true), '');
$$;

create function private.office_zone() returns text
  language sql stable
  set search_path = ''
as $$
  select coalesce(private.setting('time_zone'), 'UTC');
$$;

-- By the office's clocks.
create function private.office_time(moment timestamptz) returns timestamp
  language sql stable
  set search_path = ''
as $$
  select moment at time zone private.office_zone();
$$;

-- When a day begins at the office.
create function private.office_midnight(day date) returns timestamptz
  language sql stable
  set search_path = ''
as $$
  select day::timestamp at time zone private.office_zone();
$$;

-- The addresses that are told of inquiries. A mistyped one is left out: it must cost no inquiry.
create function private.staff_addresses() returns setof text
  language sql stable
  set search_path = ''
as $$
  select distinct trim(address) from regexp_split_to_table(private.setting('staff_email'), ',') as address
  where trim(address) like '%_@_%' and char_length(trim(address)) <= 254;
$$;

-- The company's addresses, which the server passes, and those of its staff, in small letters. Without our server no mail comes in, and
-- nobody can be in copy.
create function private.own_addresses() returns setof text
  language sql stable security definer
  set search_path = ''
as $$
  select lower(trim(address)) from regexp_split_to_table(private.setting('own_addresses'), ',') as address
  union select lower(address) from private.staff_addresses() as address
  union select lower(account.email) from auth.users as account join public.user_roles as member on member.user_id = account.id;
$$;

create function private.staff_locale() returns text
  language sql stable
  set search_path = ''
as $$
  select coalesce(private.setting('staff_locale'), 'en');
$$;

-- The operator demands of staff `aal1`, a password, or `aal2`, a second factor too.
create function private.staff_aal() returns text
  language sql stable
  set search_path = ''
as $$
  select coalesce(private.setting('staff_aal'), 'aal1');
$$;

-- An access token outlives its session by up to an hour. Its rights as staff, and over the account, end with the session.
-- A token that names no session is none of an account's.
create function private.has_session() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = (select auth.uid())
  );
$$;

-- Whether the caller has signed in as staff must: an account with a second factor must have used it. Any value of staff_aal but
-- aal1 demands one.
create function private.has_staff_aal() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or private.staff_aal() = 'aal1' and not exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    );
$$;

-- Whether staff rights of the caller wait for a second factor. The page asks, so that it does not show an empty desk.
create function public.needs_second_factor() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select not private.has_staff_aal();
$$;

create function private.is_banned(account_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from auth.users where id = account_id and banned_until > now());
$$;

-- Whether an account has the role and may use it.
create function private.is_active_admin(account_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select not private.is_banned(account_id) and exists (
    select from public.user_roles where user_id = account_id and role = 'admin'
  );
$$;

create function private.is_active_staff(account_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select not private.is_banned(account_id) and exists (
    select from public.user_roles where user_id = account_id and role in ('admin', 'staff')
  );
$$;

-- Whether the caller is an admin who is not banned, in a session that still exists, and signed in as staff must. Every policy for
-- admins asks this function. It runs as the owner, so that policies of any table may call it.
create function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.has_session() and private.has_staff_aal() and private.is_active_admin(auth.uid());
$$;

-- Whether the caller is staff in the same way. Admins are staff too: staff read, write and reply.
create function private.is_staff() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.has_session() and private.has_staff_aal() and private.is_active_staff(auth.uid());
$$;

create function private.assert_staff() returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may do this.' using errcode = '42501';
  end if;
end;
$$;

-- Raises unless the caller is an admin. See require_recent_admin for what changes the team.
create function private.assert_admin() returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
end;
$$;

-- Every change of a role is audited, also one that is made by deleting an account, and the last admin stays one.
create function private.change_role() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  changed public.user_roles := coalesce(new, old);
begin
  if old.role = 'admin' then
    -- Admins wait for each other here: two who revoke each other at the same moment would both find the other still there.
    perform pg_advisory_xact_lock(hashtext('admin_roles'));
    if not exists (select from public.user_roles where private.is_active_admin(user_id)) then
      raise exception 'The last admin cannot be removed.' using errcode = 'P0001';
    end if;
  end if;
  perform private.add_audit_entry(
    case tg_op when 'DELETE' then 'role.revoked' else 'role.granted' end, 'user_roles', changed.user_id,
    jsonb_build_object('role', changed.role, 'email', (select email from auth.users where id = changed.user_id))
  );
  return null;
end;
$$;

create trigger change_role
  after insert or delete or update of role on public.user_roles
  for each row execute function private.change_role();

grant execute on function
  private.is_admin, private.is_staff, public.needs_second_factor
  to authenticated;
