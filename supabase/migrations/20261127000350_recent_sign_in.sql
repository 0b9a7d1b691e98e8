-- Who may change the team gave their password or code a short while ago: a device left open, or a token that was taken, is not
-- enough.

-- Raises PT403 unless the token names a sign-in, or a code, of the last 15 minutes. A refreshed token names the same moments.
create function private.assert_recent_sign_in() returns void
  language plpgsql stable
  set search_path = ''
as $$
declare
  last_proof numeric;
begin
  select max(moment::numeric) into last_proof
  from jsonb_path_query(auth.jwt(), '$.amr[*].timestamp ? (@.type() == "number")') as moment;
  if coalesce(last_proof, 0) < extract(epoch from now() - interval '15 minutes') then
    raise sqlstate 'PT403' using message = 'Enter your password or code again.', hint = 'recent_sign_in_required';
  end if;
end;
$$;

revoke all on function private.assert_recent_sign_in() from public, anon, authenticated, service_role;

-- As before, and only after a recent sign-in: called by whatever changes the team.
create or replace function private.require_admin() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('admin_roles'));
  if not private.is_admin() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
  perform private.assert_recent_sign_in();
end;
$$;

-- As before: it changes nothing about the team.
create or replace function public.resend_inquiry_mail(mail_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  perform private.assert_admin();
  update public.inquiry_mails set due_at = now(), requested_at = now(), failed_at = null, attempts = 0
  where id = mail_id and failed_at is not null
  returning * into mail;
  if mail.id is null then
    return false;
  end if;
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (auth.uid(), 'inquiry.mail_resent', 'inquiries', mail.inquiry_id, jsonb_build_object('mail', mail.kind));
  return true;
end;
$$;
