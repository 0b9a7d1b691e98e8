-- Makes the person asking the first admin. Works once, for the caller's own verified address only.
-- Who may: the operator's app.settings.first_admin_email; without it, anyone on a local origin and nobody on a public one.
create function public.bootstrap_first_admin(admin_email text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen constant text := lower(nullif(current_setting('app.settings.first_admin_email', true), ''));
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

revoke all on function public.bootstrap_first_admin(text) from public, anon, authenticated, service_role;
grant execute on function public.bootstrap_first_admin(text) to authenticated;
