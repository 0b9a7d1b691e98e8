-- Shuts an account out at once, and for good until it is let in again: it cannot sign in, its sessions end, and a role it has
-- is of no use. Whoever bans is an admin and not the account itself, so an admin always remains. False when it was banned.
create function public.ban_account(account_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  if account_id = auth.uid() then
    raise exception 'Nobody can ban themselves.';
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
  perform private.require_admin();
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
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  select auth.uid(), audit_account.action, 'accounts', id, jsonb_build_object('email', email)
  from auth.users where id = account_id;
$$;

revoke all on function private.audit_account(text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.ban_account(uuid) from public, anon, authenticated, service_role;
revoke all on function public.unban_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.ban_account(uuid) to authenticated;
grant execute on function public.unban_account(uuid) to authenticated;
