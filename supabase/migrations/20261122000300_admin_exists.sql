-- Whether bootstrap_first_admin has done its work. Its refusal says so too; this asks without trying.
create function public.admin_exists() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from public.user_roles where role = 'admin');
$$;

revoke all on function public.admin_exists() from public, anon, authenticated, service_role;
grant execute on function public.admin_exists() to authenticated;
