-- What an operator decides, where no server of ours passes it with each request as app.settings.…: on Supabase, by SQL alone.
--   insert into private.settings values ('first_admin_email', 'ada@example.com');
create table private.settings (
  name text primary key,
  value text not null,
  constraint settings_known check (
    case name when 'first_admin_email' then value like '%_@_%' when 'staff_aal' then value in ('aal1', 'aal2') else false end
  )
);

alter table private.settings enable row level security;
alter table private.settings force row level security;
revoke all on private.settings from public, anon, authenticated, service_role;

create policy "functions read settings" on private.settings
  for select to current_user using (true);

-- The value of a setting; null when there is none. What the server passes comes first.
create function private.setting(setting_name text) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('app.settings.' || setting_name, true), ''),
    (select value from private.settings where name = setting_name)
  );
$$;

revoke all on function private.setting(text) from public, anon, authenticated, service_role;

create or replace function private.staff_aal() returns text
  language sql stable
  set search_path = ''
as $$
  select coalesce(private.setting('staff_aal'), 'aal1');
$$;

-- As before, with the address from either place.
create or replace function public.bootstrap_first_admin(admin_email text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen constant text := lower(private.setting('first_admin_email'));
  is_local constant boolean := coalesce(current_setting('app.settings.local_origin', true), '') = 'true';
  caller record;
begin
  perform pg_advisory_xact_lock(hashtext('bootstrap_first_admin'));
  if exists (select from public.user_roles where role = 'admin') then
    raise exception 'An admin already exists. Ask an existing admin.';
  end if;

  select id, email, email_confirmed_at into caller from auth.users where id = auth.uid();
  if caller.id is null or lower(trim(admin_email)) is distinct from lower(caller.email) then
    raise exception 'Sign in with the address that is to become admin.';
  end if;
  if caller.email_confirmed_at is null then
    raise exception 'Verify your email first.';
  end if;
  if chosen is null and not is_local then
    raise exception 'Set FIRST_ADMIN_EMAIL on the server, then try again.';
  end if;
  if chosen is distinct from lower(caller.email) and chosen is not null then
    raise exception 'Sign in with the address that is to become admin.';
  end if;

  insert into public.user_roles (user_id, role) values (caller.id, 'admin');
  return true;
end;
$$;
