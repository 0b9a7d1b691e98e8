-- The mails about an inquiry: a notice to each address of the staff, and the visitor's receipt. A row is written with the
-- inquiry, in its transaction; who sends mail takes it, writes the words, and records what the mail server said.
create table public.inquiry_mails (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  kind text not null constraint inquiry_mails_kind_known check (kind in ('notice', 'receipt')),
  recipient text not null constraint inquiry_mails_recipient_length check (char_length(recipient) between 3 and 254),
  locale text not null constraint inquiry_mails_locale_known check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  -- When it was first to be sent, or sent again.
  requested_at timestamptz not null default now(),
  -- When it is to be tried next; null once it is sent or given up.
  due_at timestamptz default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  -- The mail server's last words about it.
  last_response text constraint inquiry_mails_response_length check (char_length(last_response) <= 300),
  constraint inquiry_mails_one_end check (num_nonnulls(due_at, sent_at, failed_at) = 1),
  unique (inquiry_id, kind, recipient)
);

create index inquiry_mails_due_first on public.inquiry_mails (due_at) where due_at is not null;
create index inquiry_mails_failed on public.inquiry_mails (failed_at) where failed_at is not null;

alter table public.inquiry_mails enable row level security;
alter table public.inquiry_mails force row level security;
revoke all on public.inquiry_mails from public, anon, authenticated, service_role;

create policy "admins read inquiry mails" on public.inquiry_mails
  for select to authenticated
  using ((select private.is_admin()));

create policy "functions keep inquiry mails" on public.inquiry_mails
  for all to current_user using (true) with check (true);

create policy "functions read inquiries" on public.inquiries
  for select to current_user using (true);

grant select on public.inquiry_mails to authenticated;

-- The mailbox an address leads to, as far as its text tells: what stands after a plus sign only sorts.
create function private.mailbox(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(lower(address), '\+[^@]*@', '@');
$$;

create index inquiry_mails_receipts on public.inquiry_mails (private.mailbox(recipient), created_at) where kind = 'receipt';

alter table private.settings drop constraint settings_known;
alter table private.settings add constraint settings_known check (
  case name
    when 'first_admin_email' then value like '%_@_%'
    when 'staff_aal' then value in ('aal1', 'aal2')
    when 'staff_email' then value like '%_@_%'
    when 'staff_locale' then value in ('en', 'ar')
    else false
  end
);

-- Writes the mails about a new inquiry. Anyone can name anyone's address: a mailbox gets three receipts a day at most.
create function private.write_inquiry_mails(inquiry_id uuid, email text, locale text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_receipts constant integer := 3;
begin
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  select distinct write_inquiry_mails.inquiry_id, 'notice', trim(address), coalesce(private.setting('staff_locale'), 'en')
  from regexp_split_to_table(private.setting('staff_email'), ',') as address
  -- A setting that was mistyped must cost no inquiry.
  where trim(address) like '%_@_%' and char_length(trim(address)) <= 254;

  -- Inquiries with one address count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('receipt to ' || private.mailbox(email), 0));
  if max_receipts > (
    select count(*) from public.inquiry_mails
    where kind = 'receipt' and private.mailbox(recipient) = private.mailbox(email)
      and created_at > now() - interval '1 day'
  ) then
    insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
    values (write_inquiry_mails.inquiry_id, 'receipt', email, write_inquiry_mails.locale);
  end if;
end;
$$;

-- Takes the mail that is due first, with its inquiry, for five minutes: who took it may die, and then it is taken again.
-- Null when none is due.
create function public.claim_inquiry_mail() returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  update public.inquiry_mails set attempts = attempts + 1, due_at = now() + interval '5 minutes'
  where id = (
    select id from public.inquiry_mails where due_at <= now() order by due_at limit 1 for update skip locked
  )
  returning * into mail;
  if mail.id is null then
    return null;
  end if;
  return to_jsonb(mail) || jsonb_build_object(
    'inquiry', (select to_jsonb(inquiry) from public.inquiries as inquiry where inquiry.id = mail.inquiry_id)
  );
end;
$$;

-- Records how attempt number `attempt` ended: 'sent', 'refused' for good, 'failed' for now, or 'unavailable' when the mail server
-- took no mail at all. What failed is tried again after 30 s, 1 min, 2 min … at most 1 h, thirty times: for about a day. An
-- outage uses up no attempts and is over for every mail at once, but lasts no longer either. False when another attempt has
-- begun meanwhile.
create function public.record_inquiry_mail(mail_id uuid, attempt integer, outcome text, response text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_attempts constant integer := 30;
  first_delay constant interval := '30 seconds';
begin
  update public.inquiry_mails as mail set
    attempts = case when outcome = 'unavailable' then attempt - 1 else attempt end,
    sent_at = case when outcome = 'sent' then now() end,
    failed_at = case when ending.is_failure then now() end,
    due_at = case
      when outcome = 'sent' or ending.is_failure then null
      when outcome = 'unavailable' then now() + first_delay
      else now() + least(interval '1 hour', first_delay * power(2, attempt - 1))
    end,
    last_response = left(response, 300)
  from (
    select known.id, case outcome
      when 'refused' then true
      when 'failed' then attempt >= max_attempts
      when 'unavailable' then known.requested_at < now() - interval '1 day'
      else false
    end as is_failure
    from public.inquiry_mails as known where known.id = mail_id
  ) as ending
  where mail.id = ending.id and mail.attempts = attempt and mail.sent_at is null;
  return found;
end;
$$;

-- An admin has a mail sent again that was given up. False when it was not.
create function public.resend_inquiry_mail(mail_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  perform private.require_admin();
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

revoke all on function private.mailbox(text) from public, anon, authenticated, service_role;
revoke all on function private.write_inquiry_mails(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function public.claim_inquiry_mail() from public, anon, authenticated, service_role;
revoke all on function public.record_inquiry_mail(uuid, integer, text, text) from public, anon, authenticated, service_role;
revoke all on function public.resend_inquiry_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_inquiry_mail() to service_role;
grant execute on function public.record_inquiry_mail(uuid, integer, text, text) to service_role;
grant execute on function public.resend_inquiry_mail(uuid) to authenticated;

-- Mails that were given up, with what staff need to judge them, of the inquiries the caller may read.
create view public.failed_inquiry_mails with (security_invoker = true) as
  select mail.id, mail.kind, mail.recipient, mail.failed_at, mail.last_response, mail.inquiry_id, inquiry.reference
  from public.inquiry_mails as mail
  join public.inquiries as inquiry on inquiry.id = mail.inquiry_id
  where mail.failed_at is not null;

revoke all on public.failed_inquiry_mails from public, anon, authenticated, service_role;
grant select on public.failed_inquiry_mails to authenticated;
