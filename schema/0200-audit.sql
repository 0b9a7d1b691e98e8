-- The id of the request that this transaction serves. Our server passes it as PostgREST does, with the headers.
create function private.request_id() returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  id text;
begin
  id := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
  return case when id ~ '^[A-Za-z0-9._-]{8,64}$' then id end;
exception when others then
  -- A value that another program set there must not keep a change from being recorded.
  return null;
end;
$$;

-- A function that erases, chains or verifies entries sets its own setting for the transaction: the policies then let the owner through.
create function private.is_erasing() returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(current_setting('app.erasing', true), '') = 'true';
$$;

create function private.is_chaining() returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(current_setting('app.chaining', true), '') = 'true';
$$;

create function private.is_verifying() returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(current_setting('app.verifying', true), '') = 'true';
$$;

-- An entry says which person did what, and when. Triggers and functions write it. Nobody may change or remove an entry, the owner
-- included, except to erase an address: see erase_person.
--
-- The entries form a chain: each holds a hash of itself and of the one before, so that a change made past all rules shows. See
-- docs/decisions/audit-log.md.
create table public.admin_audit_log (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid,
  action text not null,
  resource_type text not null,
  resource_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- The address they had then: an entry still names the person when the account is renamed or erased.
  actor_email text,
  request_id text default private.request_id(),
  -- 1, 2, 3 … without a gap, in the order of the commits. Null until then.
  number bigint constraint admin_audit_log_number_key unique,
  -- An address may be erased, so the entry's hash covers only a digest of it. Its salt goes with the address: then nobody can find
  -- out by trying what was there.
  actor_email_salt uuid,
  actor_email_digest text,
  email_salt uuid,
  email_digest text,
  hash text
);

create index admin_audit_log_newest_first on public.admin_audit_log (created_at desc);
-- The history of one inquiry, in order.
create index admin_audit_log_of_resource on public.admin_audit_log (resource_id, created_at);
create index admin_audit_log_erased on public.admin_audit_log (number) where actor_email_salt is null or email_salt is null;
-- The log in pages, by number, with the filters of the page.
create index admin_audit_log_of_action on public.admin_audit_log (action, number);
create index admin_audit_log_of_actor on public.admin_audit_log (actor_email, number);

alter table public.admin_audit_log enable row level security, force row level security;

create policy "admins read the audit log" on public.admin_audit_log
  for select to authenticated
  using ((select private.is_admin()));

-- Staff see the history of an inquiry. An entry of an export or of an erasure belongs to none.
create policy "staff read the history of inquiries" on public.admin_audit_log
  for select to authenticated
  using (resource_type = 'inquiries' and resource_id <> '' and (select private.is_staff()));

create policy "triggers write the audit log" on public.admin_audit_log
  for insert to current_user
  with check (true);

create policy "a trigger reads the entry it chains" on public.admin_audit_log
  for select to current_user
  using ((select private.is_chaining()));

create policy "a trigger chains entries" on public.admin_audit_log
  for update to current_user
  using ((select private.is_chaining()))
  with check ((select private.is_chaining()));

create policy "functions read the audit log to verify it" on public.admin_audit_log
  for select to current_user
  using ((select private.is_verifying()));

create policy "functions read the audit log to erase addresses" on public.admin_audit_log
  for select to current_user
  using (private.is_erasing());

create policy "functions erase addresses in the audit log" on public.admin_audit_log
  for update to current_user
  using (private.is_erasing())
  with check (private.is_erasing());

grant select on public.admin_audit_log to authenticated;

-- The last entry. A transaction that commits one holds this row meanwhile, so that no number is given twice.
create table private.audit_head (
  is_only boolean primary key default true constraint audit_head_is_only check (is_only),
  number bigint not null,
  hash text not null,
  -- The day on which the server's log last had it.
  taken_on date
);

alter table private.audit_head enable row level security, force row level security;

create policy "functions keep the head of the audit log" on private.audit_head
  for all to current_user using (true) with check (true);

insert into private.audit_head (number, hash) values (0, '');

-- The caller, or the person whose reply goes out now, at the moment they chose.
create function private.acting_person() returns uuid
  language sql stable
  set search_path = ''
as $$
  select coalesce(auth.uid(), nullif(current_setting('app.acting_for', true), '')::uuid);
$$;

-- Writes down what the caller did to a resource of this id, or of none.
create function private.add_audit_entry(action text, resource_type text, resource_id uuid, details jsonb default '{}')
  returns void
  language sql
  set search_path = ''
as $$
  insert into public.admin_audit_log (actor_id, actor_email, action, resource_type, resource_id, details)
  select
    actor, (select email from auth.users where id = actor), add_audit_entry.action, add_audit_entry.resource_type,
    coalesce(resource_id::text, ''), details
  from private.acting_person() as actor;
$$;

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
        -- Erasing leaves them so.
        case when (entry).details ? 'email' then (entry).details || '{"email": null}' else (entry).details end,
        (entry).actor_email_digest, (entry).email_digest
      )::text, 'UTF8'
    )), 'hex'
  );

-- Runs at the commit, when the transaction holds every other lock that it needs: nobody waits for it while it holds the head.
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
  entry.number := head.number + 1;
  entry.actor_email_salt := gen_random_uuid();
  entry.actor_email_digest := private.audit_digest(entry.actor_email_salt, entry.actor_email);
  entry.email_salt := gen_random_uuid();
  entry.email_digest := private.audit_digest(entry.email_salt, entry.details ->> 'email');
  entry.hash := private.audit_hash(entry, head.hash);
  update public.admin_audit_log set
    number = entry.number, hash = entry.hash,
    actor_email_salt = entry.actor_email_salt, actor_email_digest = entry.actor_email_digest,
    email_salt = entry.email_salt, email_digest = entry.email_digest
  where id = entry.id;
  update private.audit_head set number = entry.number, hash = entry.hash;
  perform set_config('app.chaining', '', true);
  return null;
end;
$$;

create constraint trigger chain_audit_entry
  after insert on public.admin_audit_log
  deferrable initially deferred
  for each row execute function private.chain_audit_entry();

-- Recomputes up to 5,000 entries after number `after_number`, and looks for the entry with `digest` as its hash.
-- Returns
--   verified_to: the number of the last entry looked at
--   is_complete: it is the last one of all
--   entries, erased: how many there are in all, and of how many an address was erased
--   digest_number: the number of the entry with this digest, or null
--   problem: null, or the first entry that is not as it was written: {kind, number}, kind being
--     changed: it does not match its hash, or does not follow from the one before
--     missing: there is no entry of this number
--     inserted: an entry without a number was put in past the rules; the number is 0
--     unrecorded_erasure: an address was taken out, and no erasure on record names the entry
create function public.verify_audit_log(after_number bigint default 0, digest text default null) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_entries constant integer := 5000;
  head private.audit_head;
  last_number bigint;
  entries bigint;
  erased bigint;
  digest_number bigint;
  problem jsonb;
begin
  perform set_config('app.verifying', 'true', true);
  select * into head from private.audit_head;
  select count(*), count(*) filter (where number is not null and (actor_email_salt is null or email_salt is null))
  into entries, erased from public.admin_audit_log;

  with page as (
    -- The one before is read too: the first is linked to it.
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
  select number into digest_number from public.admin_audit_log where hash = digest;
  perform set_config('app.verifying', '', true);
  return jsonb_build_object(
    'verified_to', last_number, 'is_complete', problem is not null or last_number >= head.number,
    'entries', entries, 'erased', erased, 'digest_number', digest_number, 'problem', problem
  );
end;
$$;

-- The number and hash of the newest entry, for the server's log; of several processes one gets them, once a day. Null for the others.
create function public.take_audit_head() returns jsonb
  language sql security definer
  set search_path = ''
as $$
  update private.audit_head set taken_on = current_date
  where number > 0 and taken_on is distinct from current_date
  returning jsonb_build_object('number', number, 'hash', hash);
$$;

grant execute on function
  public.verify_audit_log, public.take_audit_head
  to service_role;
