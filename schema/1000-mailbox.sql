-- The mailbox to which visitors answer.

-- How far each mailbox has been read, and which process reads it now.
create table private.mailbox_positions (
  mailbox text primary key constraint mailbox_positions_mailbox_length check (char_length(mailbox) between 1 and 500),
  reader uuid not null,
  read_until timestamptz not null,
  -- The server's: with another one, its numbers begin anew.
  uid_validity bigint,
  last_uid bigint,
  -- Why the mailbox could not be read last, null when it could; since when that is so, and when it was last found.
  problem text constraint mailbox_positions_problem_length check (char_length(problem) between 1 and 100),
  problem_since timestamptz,
  reported_at timestamptz
);

-- Mails that were passed over, without their content: staff look at them in the mailbox.
create table public.missed_mails (
  mailbox text not null constraint missed_mails_mailbox_length check (char_length(mailbox) between 1 and 500),
  -- The server's numbers of the mail.
  uid_validity bigint not null,
  uid bigint not null,
  reason text not null constraint missed_mails_reason_known
    check (reason in (
      -- They concern an inquiry.
      'unreadable', 'too_many', 'spam', 'notice', 'other_address', 'no_reference',
      -- They could have begun one.
      'too_many_begun', 'automatic', 'not_addressed', 'own_address', 'no_sender', 'staff'
    )),
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (mailbox, uid_validity, uid)
);

create index missed_mails_of_inquiry on public.missed_mails (inquiry_id);

alter table private.mailbox_positions enable row level security, force row level security;
alter table public.missed_mails enable row level security, force row level security;

create policy "functions keep mailbox positions" on private.mailbox_positions
  for all to current_user using (true) with check (true);

create policy "functions keep missed mails" on public.missed_mails
  for all to current_user using (true) with check (true);

create policy "admins read missed mails" on public.missed_mails
  for select to authenticated
  using ((select private.is_admin()));

grant select on public.missed_mails to authenticated;

-- Reads a mailbox for two minutes, and again by the same reader. Returns how far it was read; null when another one reads it.
create function public.claim_mailbox(mailbox text, reader uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  claimed private.mailbox_positions;
begin
  insert into private.mailbox_positions as known (mailbox, reader, read_until)
  values (claim_mailbox.mailbox, claim_mailbox.reader, now() + interval '2 minutes')
  on conflict on constraint mailbox_positions_pkey do update set reader = excluded.reader, read_until = excluded.read_until
  where known.reader = excluded.reader or known.read_until < now()
  returning * into claimed;
  if claimed.mailbox is null then
    return null;
  end if;
  return jsonb_build_object('uid_validity', claimed.uid_validity, 'last_uid', claimed.last_uid);
end;
$$;

-- Records that a mailbox has been read up to this mail. False when another one reads it by now.
create function public.record_mailbox_position(mailbox text, reader uuid, uid_validity bigint, last_uid bigint) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update private.mailbox_positions as known
  set uid_validity = record_mailbox_position.uid_validity, last_uid = record_mailbox_position.last_uid,
    read_until = now() + interval '2 minutes'
  where known.mailbox = record_mailbox_position.mailbox and known.reader = record_mailbox_position.reader;
  return found;
end;
$$;

-- Leaves a mailbox to another process, from this moment on.
create function public.release_mailbox(mailbox text, reader uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.mailbox_positions as known set read_until = least(known.read_until, now())
  where known.mailbox = release_mailbox.mailbox and known.reader = release_mailbox.reader;
$$;

-- Records why a mailbox cannot be read, or, with null, that it can.
create function public.report_mailbox(mailbox text, reader uuid, problem text) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.mailbox_positions as known set
    problem = report_mailbox.problem,
    problem_since = case when report_mailbox.problem is not null then coalesce(known.problem_since, now()) end,
    reported_at = now()
  where known.mailbox = report_mailbox.mailbox and known.reader = report_mailbox.reader;
$$;

-- How many were passed over, by the reason, and when the last one was.
create view public.missed_mail_counts with (security_invoker = true) as
  select reason, count(*)::integer as mails, max(created_at) as last_at from public.missed_mails group by reason;

grant select on public.missed_mail_counts to authenticated;

create function public.record_missed_mail(mailbox text, uid_validity bigint, uid bigint, reason text, inquiry_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.missed_mails (mailbox, uid_validity, uid, reason, inquiry_id)
  select
    record_missed_mail.mailbox, record_missed_mail.uid_validity, record_missed_mail.uid, record_missed_mail.reason,
    record_missed_mail.inquiry_id
  -- Enough to know that somebody should look.
  where (select count(*) from public.missed_mails as known where known.reason = record_missed_mail.reason) < 1000
  on conflict do nothing;
$$;

-- Staff have looked at the mails that were missed up to a moment. Returns how many.
create function public.dismiss_missed_mails(until timestamptz) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  dismissed integer;
begin
  perform private.assert_staff();
  delete from public.missed_mails where created_at <= until;
  get diagnostics dismissed = row_count;
  if dismissed > 0 then
    perform private.add_audit_entry('mails.missed_dismissed', 'missed_mails', null, jsonb_build_object('mails', dismissed));
  end if;
  return dismissed;
end;
$$;

grant execute on function
  public.claim_mailbox, public.record_mailbox_position, public.release_mailbox, public.report_mailbox,
  public.record_missed_mail
  to service_role;

grant execute on function
  public.dismiss_missed_mails
  to authenticated;
