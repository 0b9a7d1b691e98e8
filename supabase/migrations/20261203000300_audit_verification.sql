-- Recomputes up to 5,000 entries after number `after_number`, and compares a checkpoint that was mailed: `1234:9f86d0…`.
-- Returns
--   verified_to: the number of the last entry looked at
--   is_complete: it is the last one of all
--   entries, erased: how many there are in all, and of how many an address was erased
--   problem: null, or the first entry that is not as it was written: {kind, number}, kind being
--     changed: it does not match its hash, or does not follow from the one before
--     missing: there is no entry of this number
--     inserted: an entry without a number was put in past the rules; the number is 0
--     unrecorded_erasure: an address was taken out, and no erasure on record names the entry
--     checkpoint: it is another one than the mailed checkpoint says
-- Raises 22023 for a checkpoint that is none, and for a number that no entry has.
create function private.verify_audit_log(after_number bigint, checkpoint text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_entries constant integer := 5000;
  head private.audit_head;
  last_number bigint;
  entries bigint;
  erased bigint;
  problem jsonb;
begin
  -- A number that there is, or was before the end of the log was cut off: verifying from behind the last entry would look at nothing
  -- and say that all is well.
  if after_number is null or after_number < 0 or after_number > (select number from private.audit_head) then
    raise exception 'The audit log has no entry of this number.' using errcode = '22023';
  end if;
  if checkpoint !~ '^[1-9][0-9]{0,17}:[0-9a-f]{64}$' then
    raise exception 'A checkpoint is a number, a colon and 64 digits.' using errcode = '22023';
  end if;
  perform set_config('app.verifying', 'true', true);
  select * into head from private.audit_head;
  select count(*), count(*) filter (where number is not null and (actor_email_salt is null or email_salt is null))
  into entries, erased from public.admin_audit_log;

  with page as (
    -- With the one before, to which the first is linked.
    select entry from public.admin_audit_log as entry
    where entry.number >= after_number order by entry.number limit max_entries + 1
  ), linked as (
    select entry, (entry).number, (entry).hash,
      lag((entry).number, 1, 0::bigint) over by_number as previous_number,
      lag((entry).hash, 1, '') over by_number as previous_hash
    from page
    window by_number as (order by (entry).number)
  ), judged as (
    select number, case
      when number <> previous_number + 1 then jsonb_build_object('kind', 'missing', 'number', previous_number + 1)
      when hash is distinct from private.audit_hash(entry, previous_hash)
        or not private.is_address_intact((entry).actor_email, (entry).actor_email_salt, (entry).actor_email_digest)
        or not private.is_address_intact((entry).details ->> 'email', (entry).email_salt, (entry).email_digest)
        then jsonb_build_object('kind', 'changed', 'number', number)
      when ((entry).actor_email_salt is null or (entry).email_salt is null)
        and to_jsonb(number) not in (
          select jsonb_array_elements(erasing.details -> 'blanked') from public.admin_audit_log as erasing
          where erasing.action = 'person.erased' and jsonb_typeof(erasing.details -> 'blanked') = 'array'
        )
        then jsonb_build_object('kind', 'unrecorded_erasure', 'number', number)
    end as difference
    from linked
    where number > after_number
  )
  select coalesce(max(number), after_number), (array_agg(difference order by number) filter (where difference is not null))[1]
  into last_number, problem
  from judged;

  if problem is null and exists (select from public.admin_audit_log where number is null) then
    problem := jsonb_build_object('kind', 'inserted', 'number', 0);
  end if;
  if problem is null and last_number < head.number
    and not exists (select from public.admin_audit_log where number > last_number)
  then
    problem := jsonb_build_object('kind', 'missing', 'number', last_number + 1);
  end if;
  -- Made again together with its hash, it is not what was written last.
  if problem is null and exists (
    select from public.admin_audit_log where number = head.number and last_number = number and hash is distinct from head.hash
  ) then
    problem := jsonb_build_object('kind', 'changed', 'number', head.number);
  end if;
  if problem is null and checkpoint is not null and not exists (
    select from public.admin_audit_log
    where number::text = split_part(checkpoint, ':', 1) and hash = split_part(checkpoint, ':', 2)
  ) then
    problem := jsonb_build_object('kind', 'checkpoint', 'number', split_part(checkpoint, ':', 1)::bigint);
  end if;
  perform set_config('app.verifying', '', true);
  return jsonb_build_object(
    'verified_to', last_number, 'is_complete', problem is not null or last_number >= head.number,
    'entries', entries, 'erased', erased, 'problem', problem
  );
end;
$$;

-- The same for staff.
create function public.verify_audit_log(after_number bigint default 0, checkpoint text default null) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  return private.verify_audit_log(after_number, checkpoint);
end;
$$;

-- And for the operator's command.
create function public.verify_audit_log_as_operator(after_number bigint default 0, checkpoint text default null)
  returns jsonb
  language sql security definer
  set search_path = ''
as $$
  select private.verify_audit_log(after_number, checkpoint);
$$;

-- Once a day, where the log has grown, its last number and hash are mailed to each address of the staff: cutting off its end shows
-- there, and so does making all hashes again.
create table private.audit_checkpoints (
  id uuid primary key default gen_random_uuid(),
  number bigint not null,
  hash text not null,
  recipient text not null constraint audit_checkpoints_recipient_length check (char_length(recipient) between 3 and 254),
  locale text not null constraint audit_checkpoints_locale_known check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  -- When it is to be tried next; null once it is sent or given up.
  due_at timestamptz default now(),
  attempts integer not null default 0,
  unique (number, recipient)
);

create index audit_checkpoints_due_first on private.audit_checkpoints (due_at) where due_at is not null;
create index audit_checkpoints_newest_first on private.audit_checkpoints (created_at);

alter table private.audit_checkpoints enable row level security, force row level security;

create policy "functions keep checkpoints of the audit log" on private.audit_checkpoints
  for all to current_user using (true) with check (true);

-- Takes the checkpoint that is to be mailed, for five minutes; writes today's first. Null when there is none.
create function public.claim_audit_checkpoint() returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  claimed private.audit_checkpoints;
begin
  -- Of several processes one writes.
  if pg_try_advisory_xact_lock(hashtext('audit_checkpoint')) and not exists (
    select from private.audit_checkpoints where created_at > now() - interval '1 day'
  ) then
    insert into private.audit_checkpoints (number, hash, recipient, locale)
    select head.number, head.hash, address, private.staff_locale()
    from private.audit_head as head, private.staff_addresses() as address
    where head.number > coalesce((select max(number) from private.audit_checkpoints), 0);
  end if;
  update private.audit_checkpoints set attempts = attempts + 1, due_at = now() + interval '5 minutes'
  where id = (
    select id from private.audit_checkpoints where due_at <= now() order by due_at limit 1 for update skip locked
  )
  returning * into claimed;
  return case when claimed.id is not null then to_jsonb(claimed) end;
end;
$$;

-- Records how an attempt to mail it ended, as for the mails about inquiries; what failed is tried again every hour for a day.
create function public.record_audit_checkpoint(checkpoint_id uuid, attempt integer, outcome text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update private.audit_checkpoints set
    due_at = case when outcome in ('sent', 'refused') or attempts >= 24 then null else now() + interval '1 hour' end
  where id = checkpoint_id and attempts = attempt and due_at is not null;
  return found;
end;
$$;

grant execute on function
  public.verify_audit_log
  to authenticated;

grant execute on function
  public.verify_audit_log_as_operator, public.claim_audit_checkpoint, public.record_audit_checkpoint
  to service_role;
