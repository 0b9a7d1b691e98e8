-- An admin invites an address to the team. Whoever has proved to own the mailbox gets the role, once, within seven days, and
-- only as long as the admin who invited them is one.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
  role text not null default 'admin' check (role in ('admin')),
  -- Of the mail, and of the account until its owner chooses another.
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

alter table public.invitations enable row level security;
alter table public.invitations force row level security;
revoke all on public.invitations from public, anon, authenticated, service_role;

create policy "admins read invitations" on public.invitations
  for select to authenticated
  using ((select private.is_admin()));

create policy "functions keep invitations" on public.invitations
  for all to current_user using (true) with check (true);

grant select on public.invitations to authenticated;

create function private.audit_invitation() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (
    auth.uid(),
    case
      when tg_op = 'INSERT' then 'invitation.created'
      when new.accepted_at is not null then 'invitation.accepted'
      else 'invitation.revoked'
    end,
    'invitations',
    new.id,
    jsonb_build_object('role', new.role, 'email', new.email)
  );
  return null;
end;
$$;

revoke all on function private.audit_invitation() from public, anon, authenticated, service_role;

create trigger audit_invitation
  after insert or update of accepted_at, revoked_at on public.invitations
  for each row execute function private.audit_invitation();

-- Invites an address in place of an earlier invitation that is still open. Returns id, email, locale, expires_at and
-- invited_by, the address of the admin. Sends no mail: the function `invite` does, after this. Raises PT409 for an address that
-- has an account, and PT429, with the seconds to wait as detail, when twenty were invited within a day.
create function public.create_invitation(member_email text, locale text) returns jsonb
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
  perform private.require_admin();
  select id into member from auth.users where email = address and email_confirmed_at is not null;
  if exists (select from public.user_roles where user_id = member and role = 'admin') then
    raise exception 'This address is an admin already.';
  elsif member is not null then
    raise sqlstate 'PT409' using message = 'This address has an account. Grant it admin access instead.';
  end if;

  select created_at into oldest from public.invitations
  where created_at > now() - interval '1 day'
  order by created_at desc offset max_per_day - 1 limit 1;
  if found then
    raise sqlstate 'PT429' using
      message = 'Twenty invitations a day are enough. Try again tomorrow.',
      detail = greatest(1, ceil(extract(epoch from oldest + interval '1 day' - now())))::integer::text;
  end if;
  if max_open <= (
    select count(*) from public.invitations
    where accepted_at is null and revoked_at is null and expires_at > now() and email <> address
  ) then
    raise exception 'Fifty invitations are open. Revoke one first.';
  end if;

  delete from public.invitations where created_at < now() - interval '90 days';
  update public.invitations set revoked_at = now()
  where email = address and accepted_at is null and revoked_at is null;
  insert into public.invitations (email, locale, invited_by)
  values (address, create_invitation.locale, auth.uid())
  returning * into invitation;
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
begin
  perform private.require_admin();
  update public.invitations set revoked_at = now()
  where id = invitation_id and accepted_at is null and revoked_at is null;
  return found;
end;
$$;

-- Makes the caller an admin when theirs is the account that an open invitation of their verified address was for, and uses it
-- up. Else false, also for an account that somebody has moved to the address: who is invited may take one mail for the other.
create function public.accept_invitation() returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  account record;
begin
  if not private.has_session() or private.is_banned(caller) then
    return false;
  end if;
  select email, invited_at into account from auth.users where id = caller and email_confirmed_at is not null;
  update public.invitations set accepted_at = now()
  where email = account.email and accepted_at is null and revoked_at is null and expires_at > now()
    -- On Supabase the two times are of two machines.
    and created_at < account.invited_at + interval '1 minute'
    and private.is_active_admin(invited_by);
  if not found then
    return false;
  end if;
  insert into public.user_roles (user_id, role) values (caller, 'admin') on conflict do nothing;
  return true;
end;
$$;

revoke all on function public.create_invitation(text, text) from public, anon, authenticated, service_role;
revoke all on function public.revoke_invitation(uuid) from public, anon, authenticated, service_role;
revoke all on function public.accept_invitation() from public, anon, authenticated, service_role;
grant execute on function public.create_invitation(text, text) to authenticated;
grant execute on function public.revoke_invitation(uuid) to authenticated;
grant execute on function public.accept_invitation() to authenticated;
