-- Whether staff rights of the caller wait for a second factor. The page asks, so that it does not show an empty desk.
create function public.needs_second_factor() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select not private.has_staff_aal();
$$;

revoke all on function public.needs_second_factor() from public, anon, authenticated, service_role;
grant execute on function public.needs_second_factor() to authenticated;
