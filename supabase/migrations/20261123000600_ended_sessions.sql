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

create or replace function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.has_session() and private.has_staff_aal() and exists (
    select from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  );
$$;

create or replace function public.list_sessions()
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

create or replace function public.end_session(session_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions as session
  where session.id = end_session.session_id and session.user_id = auth.uid() and private.has_session();
  return found;
end;
$$;

-- Recovery codes are counted before anything else, so they end here too.
create or replace function private.spend_user_budget(purpose text, allowed integer) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  length constant interval := '1 hour';
  spent private.user_budgets;
begin
  if not private.has_session() then
    raise sqlstate 'PT401' using message = 'Your session has ended.';
  end if;
  insert into private.user_budgets as budget (user_id, purpose)
  values (auth.uid(), spend_user_budget.purpose)
  -- A window of the far future was begun before the clock was set back.
  on conflict on constraint user_budgets_pkey do update set
    used = case when abs(extract(epoch from now() - budget.window_start)) < 3600 then budget.used + 1 else 1 end,
    window_start = case
      when abs(extract(epoch from now() - budget.window_start)) < 3600 then budget.window_start
      else now()
    end
  returning * into spent;

  if spent.used > allowed then
    raise sqlstate 'PT429' using
      message = 'too_many',
      detail = greatest(1, ceil(extract(epoch from spent.window_start + length - now())))::integer::text;
  end if;
end;
$$;
