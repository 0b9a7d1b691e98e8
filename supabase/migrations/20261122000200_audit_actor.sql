-- Who did it, by the address they had then: an entry still says so when the account is renamed or erased.
alter table public.admin_audit_log add column actor_email text;

create function private.set_audit_actor_email() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  new.actor_email := (select email from auth.users where id = new.actor_id);
  return new;
end;
$$;

revoke all on function private.set_audit_actor_email() from public, anon, authenticated, service_role;

create trigger set_audit_actor_email
  before insert on public.admin_audit_log
  for each row execute function private.set_audit_actor_email();

-- Entries from before: no policy lets anybody change one, so the owner is let through for this statement alone.
alter table public.admin_audit_log no force row level security;
update public.admin_audit_log as entry
set actor_email = account.email
from auth.users as account
where account.id = entry.actor_id;
alter table public.admin_audit_log force row level security;
