-- What the operator demands of staff: `aal1`, a password, or `aal2`, a second factor too.
create function private.staff_aal() returns text
  language sql stable
  set search_path = ''
as $$
  select coalesce(nullif(current_setting('app.settings.staff_aal', true), ''), 'aal1');
$$;

-- Whether the caller has signed in as staff must: who has a second factor must have used it. Any value but aal1 demands one.
create function private.has_staff_aal() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or private.staff_aal() = 'aal1' and not exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    );
$$;

revoke all on function private.staff_aal() from public, anon, authenticated, service_role;
revoke all on function private.has_staff_aal() from public, anon, authenticated, service_role;

-- As before, unless banned, in a session that still exists, and signed in as staff must. Every policy for staff asks this function.
create or replace function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.has_session() and private.has_staff_aal() and private.is_active_admin(auth.uid());
$$;
