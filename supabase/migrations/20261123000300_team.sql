-- Admins see who is staff, grant the role and revoke it. The last admin stays, whatever deletes the row.
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

create function private.keep_last_admin() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- One after the other: two admins who revoke each other at the same moment would both find the other still there.
  perform pg_advisory_xact_lock(hashtext('admin_roles'));
  if old.role = 'admin' and not exists (
    select from public.user_roles
    where role = 'admin' and user_id <> old.user_id and private.is_active_admin(user_id)
  ) then
    raise exception 'The last admin cannot be removed.' using errcode = 'P0001';
  end if;
  return old;
end;
$$;

revoke all on function private.is_banned(uuid) from public, anon, authenticated, service_role;
revoke all on function private.is_active_admin(uuid) from public, anon, authenticated, service_role;
revoke all on function private.keep_last_admin() from public, anon, authenticated, service_role;

create trigger keep_last_admin
  before delete on public.user_roles
  for each row execute function private.keep_last_admin();

create function public.list_team()
  returns table (
    user_id uuid, email text, role text, granted_at timestamptz, last_sign_in_at timestamptz, is_banned boolean
  )
  language sql stable security definer
  set search_path = ''
as $$
  select
    member.user_id, account.email, member.role, member.created_at, account.last_sign_in_at,
    private.is_banned(member.user_id)
  from public.user_roles as member
  join auth.users as account on account.id = member.user_id
  where private.is_admin()
  order by member.created_at, member.user_id;
$$;

-- Makes the account with this verified address an admin. False when it was one.
create function public.grant_admin(member_email text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  member uuid;
begin
  perform private.require_admin();
  select id into member from auth.users
  where email = lower(trim(member_email)) and email_confirmed_at is not null;
  if member is null then
    raise exception 'No account has this verified address.';
  end if;
  insert into public.user_roles (user_id, role) values (member, 'admin') on conflict do nothing;
  return found;
end;
$$;

-- False when the account was no admin.
create function public.revoke_admin(member_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.user_roles where user_id = member_id and role = 'admin';
  return found;
end;
$$;

-- Raises unless the person asking is an admin, also after waiting for a change that took the role away.
create function private.require_admin() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('admin_roles'));
  if not private.is_admin() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
end;
$$;

revoke all on function private.require_admin() from public, anon, authenticated, service_role;
revoke all on function public.list_team() from public, anon, authenticated, service_role;
revoke all on function public.grant_admin(text) from public, anon, authenticated, service_role;
revoke all on function public.revoke_admin(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_team() to authenticated;
grant execute on function public.grant_admin(text) to authenticated;
grant execute on function public.revoke_admin(uuid) to authenticated;
