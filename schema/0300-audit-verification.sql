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
