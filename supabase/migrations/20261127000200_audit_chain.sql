-- The audit log as a chain: each entry holds a hash of itself and of the one before, so that a change made past all rules shows.
-- See docs/decisions/audit-chain.md.

alter table public.admin_audit_log
  -- 1, 2, 3 … without a gap, in the order of the commits. Null until then.
  add column number bigint,
  -- An address may be erased, so the entry's hash covers only a digest of it. Its salt goes with the address: then nobody can find
  -- out by trying what was there.
  add column actor_email_salt uuid,
  add column actor_email_digest text,
  add column email_salt uuid,
  add column email_digest text,
  add column hash text;

-- The last entry. Whoever commits one holds this row meanwhile, so that there are no two of a number.
create table private.audit_head (
  is_only boolean primary key default true constraint audit_head_is_only check (is_only),
  number bigint not null,
  hash text not null
);

alter table private.audit_head enable row level security;
alter table private.audit_head force row level security;
revoke all on private.audit_head from public, anon, authenticated, service_role;

create policy "functions keep the head of the audit log" on private.audit_head
  for all to current_user using (true) with check (true);

insert into private.audit_head (number, hash) values (0, '');

-- The three functions that verifying calls for each entry have bodies of standard SQL, whose names are bound here: without a search
-- path of their own Postgres puts them into the statement, which takes half the time.

-- Null of no address. A salt is null only once its address is erased.
create function private.audit_digest(salt uuid, address text) returns text
  language sql stable
  return encode(sha256(convert_to(salt::text || address, 'UTF8')), 'hex');

-- Whether an address is the one that was written, or has been erased together with its salt.
create function private.is_address_intact(address text, salt uuid, digest text) returns boolean
  language sql stable
  return coalesce(
    case when address is null then digest is null or salt is null else digest = private.audit_digest(salt, address) end, false
  );

-- `previous` is the hash of the entry before, empty for the first one.
create function private.audit_hash(entry public.admin_audit_log, previous text) returns text
  language sql stable
  return encode(
    sha256(convert_to(
      jsonb_build_array(
        previous, (entry).number, (entry).id, (entry).actor_id, (entry).action, (entry).resource_type, (entry).resource_id,
        (entry).request_id, to_char((entry).created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
        -- As erasing leaves them.
        case when (entry).details ? 'email' then (entry).details || '{"email": null}' else (entry).details end,
        (entry).actor_email_digest, (entry).email_digest
      )::text, 'UTF8'
    )), 'hex'
  );

-- The entry as it comes after the last one.
create function private.chained_entry(entry public.admin_audit_log, head private.audit_head) returns public.admin_audit_log
  language plpgsql volatile
  set search_path = ''
as $$
begin
  entry.number := head.number + 1;
  entry.actor_email_salt := gen_random_uuid();
  entry.actor_email_digest := private.audit_digest(entry.actor_email_salt, entry.actor_email);
  entry.email_salt := gen_random_uuid();
  entry.email_digest := private.audit_digest(entry.email_salt, entry.details ->> 'email');
  entry.hash := private.audit_hash(entry, head.hash);
  return entry;
end;
$$;

create function private.store_chained_entry(entry public.admin_audit_log) returns void
  language sql
  set search_path = ''
as $$
  update public.admin_audit_log set
    number = entry.number, hash = entry.hash,
    actor_email_salt = entry.actor_email_salt, actor_email_digest = entry.actor_email_digest,
    email_salt = entry.email_salt, email_digest = entry.email_digest
  where id = entry.id;
$$;

-- At the commit, when the transaction holds every other lock it needs: nobody waits for it with this one in hand.
create function private.chain_audit_entry() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  head private.audit_head;
  entry public.admin_audit_log;
begin
  perform set_config('app.chaining', 'true', true);
  select * into head from private.audit_head for update;
  select * into entry from public.admin_audit_log where id = new.id;
  entry := private.chained_entry(entry, head);
  perform private.store_chained_entry(entry);
  update private.audit_head set number = entry.number, hash = entry.hash;
  perform set_config('app.chaining', '', true);
  return null;
end;
$$;

revoke all on function private.audit_digest(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.is_address_intact(text, uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.chained_entry(public.admin_audit_log, private.audit_head) from public, anon, authenticated, service_role;
revoke all on function private.store_chained_entry(public.admin_audit_log) from public, anon, authenticated, service_role;
revoke all on function private.audit_hash(public.admin_audit_log, text) from public, anon, authenticated, service_role;
revoke all on function private.chain_audit_entry() from public, anon, authenticated, service_role;

-- Entries from before, in the order of their time.
alter table public.admin_audit_log no force row level security;
do $$
declare
  entry public.admin_audit_log;
  head private.audit_head;
begin
  select * into head from private.audit_head;
  for entry in select * from public.admin_audit_log order by created_at, id loop
    entry := private.chained_entry(entry, head);
    perform private.store_chained_entry(entry);
    head.number := entry.number;
    head.hash := entry.hash;
  end loop;
  update private.audit_head set number = head.number, hash = head.hash;
end;
$$;
alter table public.admin_audit_log force row level security;

alter table public.admin_audit_log add constraint admin_audit_log_number_key unique (number);
create index admin_audit_log_erased on public.admin_audit_log (number) where actor_email_salt is null or email_salt is null;

create constraint trigger chain_audit_entry
  after insert on public.admin_audit_log
  deferrable initially deferred
  for each row execute function private.chain_audit_entry();

create function private.is_chaining() returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(current_setting('app.chaining', true), '') = 'true';
$$;

revoke all on function private.is_chaining() from public, anon, authenticated, service_role;

create policy "a trigger reads the entry it chains" on public.admin_audit_log
  for select to current_user
  using ((select private.is_chaining()));

create policy "a trigger chains entries" on public.admin_audit_log
  for update to current_user
  using ((select private.is_chaining()))
  with check ((select private.is_chaining()));

-- As before, but whoever moves several inquiries takes them in one order: two in different orders would wait for each other.
create or replace function public.mark_spam(inquiry_ids uuid[], is_spam boolean) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.assert_admin();
  if cardinality(inquiry_ids) > 100 then
    raise exception 'At most 100 inquiries at once.' using errcode = '22023';
  end if;
  perform from public.inquiries where id = any (inquiry_ids) order by id for update;
  update public.inquiries set status = case when is_spam then 'spam' else 'new' end
  where id = any (inquiry_ids) and (status = 'spam') <> is_spam;
  get diagnostics moved = row_count;
  return moved;
end;
$$;

-- The log in pages, by number, with the filters of the page.
create index admin_audit_log_of_action on public.admin_audit_log (action, number);
create index admin_audit_log_of_actor on public.admin_audit_log (actor_email, number);

create function private.is_verifying() returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(current_setting('app.verifying', true), '') = 'true';
$$;

revoke all on function private.is_verifying() from public, anon, authenticated, service_role;

create policy "functions read the audit log to verify it" on public.admin_audit_log
  for select to current_user
  using ((select private.is_verifying()));

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

create function private.checked_checkpoint(checkpoint text) returns text
  language plpgsql immutable
  set search_path = ''
as $$
begin
  if checkpoint !~ '^[1-9][0-9]{0,17}:[0-9a-f]{64}$' then
    raise exception 'A checkpoint is a number, a colon and 64 digits.' using errcode = '22023';
  end if;
  return checkpoint;
end;
$$;

-- The same for staff. Raises 22023 for a checkpoint that is none.
create function public.verify_audit_log(after_number bigint default 0, checkpoint text default null) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  return private.verify_audit_log(after_number, private.checked_checkpoint(checkpoint));
end;
$$;

-- And for the operator's command.
create function public.verify_audit_log_as_operator(after_number bigint default 0, checkpoint text default null) returns jsonb
  language sql security definer
  set search_path = ''
as $$
  select private.verify_audit_log(after_number, private.checked_checkpoint(checkpoint));
$$;

revoke all on function private.checked_checkpoint(text) from public, anon, authenticated, service_role;
revoke all on function private.verify_audit_log(bigint, text) from public, anon, authenticated, service_role;
revoke all on function public.verify_audit_log(bigint, text) from public, anon, authenticated, service_role;
revoke all on function public.verify_audit_log_as_operator(bigint, text) from public, anon, authenticated, service_role;
grant execute on function public.verify_audit_log(bigint, text) to authenticated;
grant execute on function public.verify_audit_log_as_operator(bigint, text) to service_role;

-- As before; an address that goes takes its salt along, and the audit's entry about it names the entries that lost one.
create or replace function public.erase_person(address text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person constant text := lower(trim(address));
  erased uuid[];
  invitations integer;
  blanked jsonb;
  counts jsonb;
begin
  perform set_config('app.erasing', 'true', true);
  with gone as (
    delete from public.inquiries where lower(email) = person returning id
  )
  select coalesce(array_agg(id), '{}') into erased from gone;
  delete from private.submissions where inquiry_id = any (erased);
  delete from public.invitations where email = person;
  get diagnostics invitations = row_count;
  with changed as (
    update public.admin_audit_log set
      details = case when lower(details ->> 'email') = person then details || '{"email": null}' else details end,
      email_salt = case when lower(details ->> 'email') = person then null else email_salt end,
      actor_email = case when lower(actor_email) = person then null else actor_email end,
      actor_email_salt = case when lower(actor_email) = person then null else actor_email_salt end
    where lower(details ->> 'email') = person or lower(actor_email) = person
    returning number
  )
  select coalesce(jsonb_agg(number order by number), '[]') into blanked from changed;
  counts := jsonb_build_object(
    'inquiries', cardinality(erased), 'invitations', invitations, 'audit_entries', jsonb_array_length(blanked)
  );
  insert into public.admin_audit_log (action, resource_type, resource_id, details)
  values ('person.erased', 'inquiries', '', counts || jsonb_build_object('blanked', blanked));
  perform set_config('app.erasing', '', true);
  return counts;
end;
$$;

revoke all on function public.erase_person(text) from public, anon, authenticated, service_role;
grant execute on function public.erase_person(text) to service_role;

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

alter table private.audit_checkpoints enable row level security;
alter table private.audit_checkpoints force row level security;
revoke all on private.audit_checkpoints from public, anon, authenticated, service_role;

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
    select distinct head.number, head.hash, trim(address), coalesce(private.setting('staff_locale'), 'en')
    from private.audit_head as head, regexp_split_to_table(private.setting('staff_email'), ',') as address
    where head.number > coalesce((select max(number) from private.audit_checkpoints), 0)
      and trim(address) like '%_@_%' and char_length(trim(address)) <= 254;
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

-- As before, with the checkpoints that went there.
create or replace function public.erase_recipient(address text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person constant text := lower(trim(address));
  mails integer;
  checkpoints integer;
begin
  delete from public.inquiry_mails where lower(recipient) = person;
  get diagnostics mails = row_count;
  delete from private.audit_checkpoints where lower(recipient) = person;
  get diagnostics checkpoints = row_count;
  return mails + checkpoints;
end;
$$;

revoke all on function public.claim_audit_checkpoint() from public, anon, authenticated, service_role;
revoke all on function public.record_audit_checkpoint(uuid, integer, text) from public, anon, authenticated, service_role;
revoke all on function public.erase_recipient(text) from public, anon, authenticated, service_role;
grant execute on function public.claim_audit_checkpoint() to service_role;
grant execute on function public.record_audit_checkpoint(uuid, integer, text) to service_role;
grant execute on function public.erase_recipient(text) to service_role;
