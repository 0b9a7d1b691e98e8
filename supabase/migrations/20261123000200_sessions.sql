-- Where somebody is signed in, for themselves alone, and how to end it there.
create function public.list_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable security definer
  set search_path = ''
as $$
  select
    session.id,
    left(session.user_agent, 256),
    session.created_at,
    greatest(session.created_at, session.refreshed_at::timestamptz),
    session.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions as session
  where session.user_id = auth.uid() and private.has_session()
  order by 4 desc, 1
  limit 100;
$$;

revoke all on function public.list_sessions() from public, anon, authenticated, service_role;
grant execute on function public.list_sessions() to authenticated;

-- False when there is none of this id, or it is somebody else's.
create function public.end_session(session_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions as session
  where session.id = end_session.session_id and session.user_id = auth.uid() and private.has_session();
  return found;
end;
$$;

revoke all on function public.end_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_session(uuid) to authenticated;
