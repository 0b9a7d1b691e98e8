-- An access token outlives its session by up to an hour. What it may do as staff, and to the account, ends with the session.
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

revoke all on function private.has_session() from public, anon, authenticated, service_role;
