-- How staff are called, and what stands under their replies, in both languages. One that is missing is taken from the other.
create table public.staff_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name_en text constraint staff_profiles_name_en_script check (name_en !~ '[\u0620-\u064a\u066e-\u06d3]'),
  name_ar text constraint staff_profiles_name_ar_script check (name_ar ~ '[\u0620-\u064a\u066e-\u06d3]'),
  position_en text,
  position_ar text,
  -- On one line, without characters that turn the direction of what follows.
  constraint staff_profiles_lines check (
    concat(name_en, name_ar, position_en, position_ar) !~ '[[:cntrl:]\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  ),
  constraint staff_profiles_length check (
    greatest(char_length(name_en), char_length(name_ar), char_length(position_en), char_length(position_ar)) <= 80
  )
);

alter table public.staff_profiles enable row level security, force row level security;

create policy "functions keep profiles" on public.staff_profiles
  for all to current_user using (true) with check (true);

-- The choices of a member of staff at the desk, which nobody else sees.
create table public.staff_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The query of the address of the list that was looked at last.
  list_address text not null default '?' constraint staff_preferences_list_address_length check (char_length(list_address) <= 2000)
    constraint staff_preferences_list_address_of_query
    check (list_address like '?%' and private.decode_query(list_address) is not null),
  mails_assigned boolean not null default true,
  mails_mentioned boolean not null default true,
  counts_in_title boolean not null default true,
  -- The language of their pages when they chose last.
  language text constraint staff_preferences_language_known check (language in ('en', 'ar'))
);

alter table public.staff_preferences enable row level security, force row level security;

create policy "staff see their own" on public.staff_preferences
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "functions keep preferences" on public.staff_preferences
  for all to current_user using (true) with check (true);

grant select on public.staff_preferences to authenticated;

-- An admin invites an address to the team. The person who has proved to own the mailbox gets its role, once, within seven days, and
-- only as long as the admin who invited them is one.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
  role text not null default 'admin' constraint invitations_role_known check (role in ('admin', 'staff')),
  -- The language of the mail, and of the account until its owner chooses another.
  locale text not null check (locale in ('en', 'ar')),
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz
);

create unique index invitations_one_open on public.invitations (email)
  where accepted_at is null and revoked_at is null;
create index invitations_newest_first on public.invitations (created_at desc);
create index invitations_invited_by on public.invitations (invited_by);

alter table public.invitations enable row level security, force row level security;

create policy "admins read invitations" on public.invitations
  for select to authenticated
  using ((select private.is_admin()));

create policy "functions keep invitations" on public.invitations
  for all to current_user using (true) with check (true);

grant select on public.invitations to authenticated;

-- The members of staff with their roles, names and positions, for staff alone. When somebody was here last is for admins.
create function public.list_team()
  returns table (
    user_id uuid, email text, role text, granted_at timestamptz, last_sign_in_at timestamptz, is_banned boolean,
    name_en text, name_ar text, position_en text, position_ar text
  )
  language sql stable security definer
  set search_path = ''
as $$
  select
    member.user_id, account.email, member.role, member.created_at,
    case when private.is_admin() then account.last_sign_in_at end, private.is_banned(member.user_id),
    profile.name_en, profile.name_ar, profile.position_en, profile.position_ar
  from public.user_roles as member
  join auth.users as account on account.id = member.user_id
  left join public.staff_profiles as profile on profile.user_id = member.user_id
  where private.is_staff()
  order by member.created_at, member.user_id;
$$;

-- Staff say how they are called: each for themselves alone. A blank text is missing.
create function public.save_staff_profile(name_en text, name_ar text, position_en text, position_ar text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  insert into public.staff_profiles values (
    auth.uid(), nullif(trim(name_en), ''), nullif(trim(name_ar), ''), nullif(trim(position_en), ''), nullif(trim(position_ar), '')
  )
  on conflict (user_id) do update set
    name_en = excluded.name_en, name_ar = excluded.name_ar,
    position_en = excluded.position_en, position_ar = excluded.position_ar;
  -- Without the names themselves: erasing an account would not find them there.
  perform private.audit_account('profile.saved', auth.uid());
end;
$$;

-- The signature of what a person writes in this language, as their profile is now. Null without a name.
create function private.signature(author uuid, locale text) returns text[]
  language sql stable
  set search_path = ''
as $$
  select array_remove(
    case signature.locale
      when 'ar' then array[coalesce(name_ar, name_en), coalesce(position_ar, position_en)]
      else array[coalesce(name_en, name_ar), coalesce(position_en, position_ar)]
    end, null
  )
  from public.staff_profiles where user_id = author and coalesce(name_en, name_ar) is not null;
$$;

create function public.save_list_address(list_address text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  insert into public.staff_preferences (user_id, list_address) values (auth.uid(), list_address)
  on conflict (user_id) do update set list_address = excluded.list_address;
end;
$$;

create function public.save_telling_preferences(
  mails_assigned boolean, mails_mentioned boolean, counts_in_title boolean, language text
) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  insert into public.staff_preferences (user_id, mails_assigned, mails_mentioned, counts_in_title, language)
  values (auth.uid(), mails_assigned, mails_mentioned, counts_in_title, language)
  on conflict (user_id) do update set
    mails_assigned = excluded.mails_assigned, mails_mentioned = excluded.mails_mentioned,
    counts_in_title = excluded.counts_in_title, language = excluded.language;
end;
$$;

-- Whether bootstrap_first_admin has done its work. Its refusal says so too; this asks without trying.
create function public.admin_exists() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from public.user_roles where role = 'admin');
$$;

-- Makes the person asking the first admin. Works once, for the caller's own verified address only. Allowed to the operator's setting
-- first_admin_email; without it, to anyone on a local origin and nobody on a public one.
create function public.bootstrap_first_admin(admin_email text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen constant text := lower(private.setting('first_admin_email'));
  is_local constant boolean := coalesce(current_setting('app.settings.local_origin', true), '') = 'true';
  caller record;
begin
  perform private.require_session();
  perform pg_advisory_xact_lock(hashtext('bootstrap_first_admin'));
  if exists (select from public.user_roles where role = 'admin') then
    raise exception 'There is already an admin. Ask an admin for access.';
  end if;

  select id, email, email_confirmed_at into caller from auth.users where id = auth.uid();
  if caller.id is null or lower(trim(admin_email)) is distinct from lower(caller.email) then
    raise exception 'Sign in with the address that should become admin.';
  end if;
  if caller.email_confirmed_at is null then
    raise exception 'Verify your email first.';
  end if;
  if chosen is null and not is_local then
    raise exception 'Set FIRST_ADMIN_EMAIL on the server, then try again.';
  end if;
  if chosen is distinct from lower(caller.email) and chosen is not null then
    raise exception 'Sign in with the address that should become admin.';
  end if;

  insert into public.user_roles (user_id, role) values (caller.id, 'admin');
  return true;
end;
$$;

-- Gives the account with this verified address the role, in place of the other one that it may have. False when it had it.
create function public.grant_admin(member_email text, new_role text default 'admin') returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  member uuid;
begin
  perform private.require_recent_admin();
  select id into member from auth.users
  where email = lower(trim(member_email)) and email_confirmed_at is not null;
  if member is null then
    raise exception 'No account has this verified address.';
  end if;
  insert into public.user_roles as known (user_id, role) values (member, new_role)
  on conflict (user_id) do update set role = excluded.role where known.role <> excluded.role;
  return found;
end;
$$;

-- Takes the role of the account away, whichever it is. False when it had none.
create function public.revoke_admin(member_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_recent_admin();
  delete from public.user_roles where user_id = member_id;
  return found;
end;
$$;

-- Every function that changes the team calls this. Raises unless the caller is an admin, also after waiting for a change that took the
-- role away, and has signed in lately.
create function private.require_recent_admin() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('admin_roles'));
  perform private.assert_admin();
  perform private.assert_recent_sign_in();
end;
$$;

-- Shuts an account out at once, and for good until it is let in again: it cannot sign in, its sessions end, and a role it has
-- is of no use. The caller is an admin and not the account itself, so an admin always remains. False when it was banned.
create function public.ban_account(account_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_recent_admin();
  if account_id = auth.uid() then
    raise exception 'You cannot suspend your own account.';
  end if;
  -- A sign-in holds the account's row while it creates its session: this waits for it, and ends that session too.
  update auth.users set banned_until = now() + interval '100 years'
  where id = account_id and (banned_until is null or banned_until <= now());
  if not found then
    return false;
  end if;
  delete from auth.sessions where user_id = account_id;
  perform private.audit_account('account.banned', account_id);
  return true;
end;
$$;

-- False when it was not banned.
create function public.unban_account(account_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_recent_admin();
  update auth.users set banned_until = null where id = account_id and banned_until > now();
  if not found then
    return false;
  end if;
  perform private.audit_account('account.unbanned', account_id);
  return true;
end;
$$;

create function private.audit_account(action text, account_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  select private.add_audit_entry(audit_account.action, 'accounts', id, jsonb_build_object('email', email))
  from auth.users where id = account_id;
$$;

create function private.audit_invitation(action text, invitation public.invitations) returns void
  language sql
  set search_path = ''
as $$
  select private.add_audit_entry(
    audit_invitation.action, 'invitations', invitation.id, jsonb_build_object('role', invitation.role, 'email', invitation.email)
  );
$$;

-- Invites an address in place of an earlier invitation that is still open. Returns id, email, locale, expires_at and
-- invited_by, the address of the admin. Sends no mail: the function `invite` does, after this. Raises PT409 for an address that
-- has an account, and PT429, with the seconds to wait as detail, when twenty were invited within a day.
create function public.create_invitation(member_email text, locale text, new_role text default 'admin') returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_open constant integer := 50;
  max_per_day constant integer := 20;
  address constant text := lower(trim(member_email));
  member uuid;
  oldest timestamptz;
  invitation public.invitations;
begin
  perform private.require_recent_admin();
  select id into member from auth.users where email = address and email_confirmed_at is not null;
  if exists (select from public.user_roles where user_id = member) then
    raise exception 'This address is on the team already.';
  elsif member is not null then
    raise sqlstate 'PT409' using message = 'This address has an account. Grant it access instead.';
  end if;

  select created_at into oldest from public.invitations
  where created_at > now() - interval '1 day'
  order by created_at desc offset max_per_day - 1 limit 1;
  if found then
    raise sqlstate 'PT429' using
      message = 'The limit is twenty invitations a day. Try again tomorrow.',
      detail = greatest(1, ceil(extract(epoch from oldest + interval '1 day' - now())))::integer::text;
  end if;
  if max_open <= (
    select count(*) from public.invitations
    where accepted_at is null and revoked_at is null and expires_at > now() and email <> address
  ) then
    raise exception 'Fifty invitations are pending. Revoke one first.';
  end if;

  delete from public.invitations where created_at < now() - interval '90 days';
  for invitation in
    update public.invitations set revoked_at = now()
    where email = address and accepted_at is null and revoked_at is null
    returning *
  loop
    perform private.audit_invitation('invitation.revoked', invitation);
  end loop;
  insert into public.invitations (email, role, locale, invited_by)
  values (address, new_role, create_invitation.locale, auth.uid())
  returning * into invitation;
  perform private.audit_invitation('invitation.created', invitation);
  return jsonb_build_object(
    'id', invitation.id,
    'email', invitation.email,
    'locale', invitation.locale,
    'expires_at', invitation.expires_at,
    'invited_by', (select email from auth.users where id = invitation.invited_by)
  );
end;
$$;

-- False when it was accepted or revoked before.
create function public.revoke_invitation(invitation_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.require_recent_admin();
  update public.invitations set revoked_at = now()
  where id = invitation_id and accepted_at is null and revoked_at is null
  returning * into invitation;
  if not found then
    return false;
  end if;
  perform private.audit_invitation('invitation.revoked', invitation);
  return true;
end;
$$;

-- Gives the caller the role of an open invitation of their verified address when theirs is the account that it was for, and uses
-- it up. Else false, also for an account that somebody has moved to the address: an invited person may take one mail for the other.
create function public.accept_invitation() returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  account record;
  invitation public.invitations;
begin
  if not private.has_session() or private.is_banned(caller) then
    return false;
  end if;
  select email, invited_at into account from auth.users where id = caller and email_confirmed_at is not null;
  update public.invitations set accepted_at = now()
  where email = account.email and accepted_at is null and revoked_at is null and expires_at > now()
    and created_at <= account.invited_at
    and private.is_active_admin(invited_by)
  returning * into invitation;
  if not found then
    return false;
  end if;
  perform private.audit_invitation('invitation.accepted', invitation);
  insert into public.user_roles (user_id, role) values (caller, invitation.role) on conflict do nothing;
  return true;
end;
$$;

grant execute on function
  public.list_team, public.save_staff_profile, public.save_list_address, public.save_telling_preferences, public.admin_exists,
  public.bootstrap_first_admin, public.grant_admin, public.revoke_admin, public.ban_account, public.unban_account,
  public.create_invitation, public.revoke_invitation, public.accept_invitation
  to authenticated;
