-- The server calls these functions by itself, and the operator's commands do. Personal data goes when its time is over, or when a person
-- asks for it. Nothing else deletes an inquiry or changes the audit log: see private.is_erasing.

-- Deletes up to a thousand inquiries that have been spam or closed for so many days (null: never), and the mails about them. Those
-- that somebody is changing are left for the next time: they may no longer be spam, or closed; so are those with a reply that waits.
-- Returns how many; audited by number. Another call at the same time returns 0. Files of drafts go
-- with them, and what visitors began to upload; a return to the mailbox that took a day is given up.
create function public.delete_expired_inquiries(spam_days integer, closed_days integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  expired uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('delete_expired_inquiries')) then
    return 0;
  end if;
  perform private.delete_stale_draft_files();
  update public.inquiries set return_at = null where return_at < now() - interval '1 day';
  select coalesce(array_agg(id), '{}') into expired
  from (
    select id from public.inquiries as inquiry
    where (
      status = 'spam' and status_changed_at < now() - make_interval(days => spam_days)
      or status = 'closed' and status_changed_at < now() - make_interval(days => closed_days)
    ) and not exists (
      select from public.mails as mail
      where mail.inquiry_id = inquiry.id and mail.send_after is not null and mail.due_at is not null
    )
    limit 1000 for update skip locked
  ) as held;
  perform private.delete_inquiries(expired);
  return cardinality(expired);
end;
$$;

-- Makes room for spam, five hundred at a time, so that a flood fills neither the disk nor the audit log.
create function private.delete_oldest_spam() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  most constant integer := 5000;
  oldest uuid[];
begin
  if not exists (select from public.inquiries where status = 'spam' order by status_changed_at desc offset most)
    or not pg_try_advisory_xact_lock(hashtext('delete_expired_inquiries'))
  then
    return;
  end if;
  select coalesce(array_agg(id), '{}') into oldest
  from (
    select id from public.inquiries where status = 'spam' order by status_changed_at limit 500 for update skip locked
  ) as held;
  perform private.delete_inquiries(oldest);
end;
$$;

-- Deletes inquiries that the caller holds; audited by number, as `action`.
create function private.delete_inquiries(inquiry_ids uuid[], action text default 'inquiries.expired') returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform set_config('app.erasing', 'true', true);
  delete from public.inquiries where id = any (inquiry_ids);
  delete from private.submissions where inquiry_id = any (inquiry_ids);
  if cardinality(inquiry_ids) > 0 then
    insert into public.admin_audit_log (action, resource_type, resource_id, details)
    values (delete_inquiries.action, 'inquiries', '', jsonb_build_object('inquiries', cardinality(inquiry_ids)));
  end if;
  perform set_config('app.erasing', '', true);
end;
$$;

-- Erases all that is stored of a person beside an account, by their address, or by their phone number where no address is known: inquiries
-- with their mails, their texts in others, invitations, and the address everywhere else; entries of the audit log stay.
-- `erased_elsewhere` is how much of the person the caller erases in the same transaction, or beside it. Returns how much was found of each
-- kind; where nothing was, nothing is written down. Three lists are for the operator alone:
--   ids: of the inquiries and mails that went, for a restore to erase them again
--   references: of the inquiries that went
--   named_in: of those that others wrote and that name a sender of them, or that have a sender's phone number and no address
--
-- Nobody else changes inquiries meanwhile: a person can stand in any of them, and two that lock rows in other orders would wait for
-- each other. Reading goes on.
create function public.erase_person(address text, erased_elsewhere integer default 0) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person constant text := lower(trim(address));
  account uuid;
  erased uuid[];
  answers uuid[];
  erased_references text[];
  names text[];
  phones text[];
  invitations integer;
  notes integer;
  replies integer;
  blanked jsonb;
  counts jsonb;
begin
  lock table public.inquiries in exclusive mode;
  perform set_config('app.erasing', 'true', true);
  select id into account from auth.users where lower(email) = person;
  select
    coalesce(array_agg(id), '{}'), coalesce(array_agg(reference), '{}'),
    -- A name of one word is many people's.
    coalesce(array_agg(distinct trim(name)) filter (where trim(name) like '%_ _%'), '{}'),
    coalesce(array_agg(distinct phone) filter (where phone is not null), '{}')
  into erased, erased_references, names, phones from public.inquiries
  where lower(email) = person or email is null and private.phone_digits(phone) = private.phone_digits(person);
  delete from public.inquiries where id = any (erased);
  delete from private.submissions where inquiry_id = any (erased);
  delete from public.invitations where email = person;
  get diagnostics invitations = row_count;
  update public.inquiry_notes set author_email = null where lower(author_email) = person;
  get diagnostics notes = row_count;
  update public.inquiry_messages set author_email = null where lower(author_email) = person;
  get diagnostics replies = row_count;
  answers := private.erase_messages_from(person);
  counts := jsonb_build_object(
    'inquiries', cardinality(erased), 'sent_mails', private.erase_mails(person), 'answers', cardinality(answers),
    'invitations', invitations, 'signed_notes', notes, 'signed_replies', replies, 'mentions', private.redact_address(person)
  );
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
  counts := counts || jsonb_build_object('audit_entries', jsonb_array_length(blanked));
  if account is not null or erased_elsewhere > 0 or exists (select from jsonb_each_text(counts) where value <> '0') then
    insert into public.admin_audit_log (action, resource_type, resource_id, details)
    values ('person.erased', 'inquiries', '', counts || jsonb_build_object('blanked', blanked));
  end if;
  perform set_config('app.erasing', '', true);
  return counts || jsonb_build_object(
    'ids', erased || answers,
    'references', erased_references,
    'named_in', (
      select coalesce(array_agg(distinct reference order by reference), '{}')
      from unnest(private.inquiries_naming(names) || private.inquiries_by_phone(phones)) as reference
    )
  );
end;
$$;

-- Erases the mails that somebody else than an inquiry's own sender wrote into it, and the address where others put it in copy.
-- Returns the ids of the mails.
create function private.erase_messages_from(address text) returns uuid[]
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person constant text := lower(trim(erase_messages_from.address));
  erased uuid[];
begin
  with gone as (
    delete from public.inquiry_messages as message where message.direction = 'received' and lower(message.address) = person
    returning id
  )
  select coalesce(array_agg(id), '{}') into erased from gone;
  update public.inquiry_messages set
    recipients = array_remove(recipients, person), cc = array_remove(cc, person), names = names - person
  where person = any (recipients || cc) or names ? person;
  update public.mails set cc = array_remove(cc, person) where person = any (cc);
  update public.inquiry_messages set reply_to = null where reply_to = person;
  return erased;
end;
$$;

-- Erases mails to an address, in small letters, such as notices to somebody who has left the staff, and mails about accounts that name it.
-- Returns how many.
create function private.erase_mails(address text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mails integer;
begin
  delete from public.mails
  where lower(recipient) = address or kind = 'account' and contents::text ~* private.address_pattern(address);
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- Matches an address as a whole: not one that only ends or begins like it.
create function private.address_pattern(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select '(?<![\w.+-])' || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g') || '(?!\.?[\w-])';
$$;

-- Takes an address, in small letters, out of every text about inquiries, and deletes the lists that staff keep of it. Returns in how
-- many rows it stood.
create function private.redact_address(address text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  pattern constant text := private.address_pattern(address);
  place record;
  changed integer;
  total integer := 0;
begin
  for place in
    select table_of.oid::regclass as name, quote_ident(attname) as part, atttypid::regtype::text as type
    from pg_catalog.pg_class as table_of
    join pg_catalog.pg_attribute on attrelid = table_of.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
      and (relnamespace = 'private'::regnamespace or relnamespace = 'public'::regnamespace and (
        relname like 'inquir%' or relname in ('mails', 'special_days', 'away_notices', 'reply_templates')
      ))
      -- The operator decides which mailbox is read; texts for searching follow the others.
      and relname not in ('mailbox_positions', 'begun_mails', 'inquiry_search_texts')
    order by table_of.oid, attnum
  loop
    execute format(
      'update %s set %s = %s where %s ~* $1',
      place.name, place.part,
      case place.type
        when 'text' then format('regexp_replace(%s, $1, %L, ''gi'')', place.part, '[…]')
        when 'jsonb' then format('regexp_replace(%s::text, $1, %L, ''gi'')::jsonb', place.part, '[…]')
        else format('array(select regexp_replace(item, $1, %L, ''gi'') from unnest(%s) as item)', '[…]', place.part)
      end,
      -- The cheap test first: what the pattern finds holds the address.
      format('strpos(lower(%s::text), $2) > 0 and %1$s::text', place.part)
    ) using pattern, address;
    get diagnostics changed = row_count;
    total := total + changed;
  end loop;
  delete from public.saved_views as known where concat_ws(' ', known.name, private.decode_query(known.address)) ~* pattern;
  get diagnostics changed = row_count;
  total := total + changed;
  update public.staff_preferences set list_address = default where private.decode_query(list_address) ~* pattern;
  get diagnostics changed = row_count;
  return total + changed;
end;
$$;

-- The references of inquiries in which one of these names stands, in what the sender, staff or somebody by mail wrote.
create function private.inquiries_naming(names text[]) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(array_agg(reference order by reference), '{}')
  from public.inquiries as inquiry
  where exists (
    select from unnest(names) as name
    where strpos(lower(inquiry::text), lower(name)) > 0
      or exists (
        select from public.inquiry_notes as note where note.inquiry_id = inquiry.id and strpos(lower(note.body), lower(name)) > 0
      )
      or exists (
        select from public.inquiry_messages as message
        where message.inquiry_id = inquiry.id and strpos(lower(message::text), lower(name)) > 0
      )
  );
$$;

-- The references of inquiries that staff entered without an address, with one of these phone numbers.
create function private.inquiries_by_phone(phones text[]) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(array_agg(reference order by reference), '{}')
  from public.inquiries
  where email is null and private.phone_digits(phone) in (select private.phone_digits(known) from unnest(phones) as known);
$$;

-- When the newest inquiry came that is no spam, and of the mails about inquiries and of those about accounts how many wait, and for how many
-- seconds the oldest has been due. Of those about inquiries, how many were given up: the others are deleted.
create function public.operating_figures() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'newest_inquiry', (select extract(epoch from max(created_at)) from public.inquiries where status <> 'spam'),
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where due_at is not null and send_after is null),
        'overdue_seconds', greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0)),
        'failed', count(*) filter (where failed_at is not null and held_for is null)
      )
      from public.mails where kind <> 'account'
    ),
    'account_mails', (
      select jsonb_build_object(
        'waiting', count(*), 'overdue_seconds', greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))
      )
      from public.mails where kind = 'account'
    )
  );
$$;

-- For staff, and for the operator's commands: [{kind, since, reason}], the kinds being
--   notices_to_nobody: no address is set that is told of inquiries
--   notices_failing: of the mails to these addresses none has arrived since the one of `since`; the reason is the code of a refused
--     sign-in
--   mailbox_unavailable: since `since` nobody reads the mailbox that the server is set to read. The reason is a reader's, for whom a
--     minute is no outage; without one, no process has read it for ten minutes
create function public.operating_problems() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  told constant text[] := regexp_split_to_array(lower(trim(private.setting('staff_email'))), '\s*,\s*');
  -- How long a reader claims a mailbox each time that it reads it.
  claimed_for constant interval := '2 minutes';
  last_sent timestamptz;
begin
  if auth.role() is distinct from 'service_role' then
    perform private.assert_staff();
  end if;
  select max(sent_at) into last_sent from public.mails
  where kind in ('notice', 'answer', 'overdue') and sent_at is not null;
  return (
    select coalesce(jsonb_agg(to_jsonb(problem)), '[]')
    from (
      select 'notices_to_nobody' as kind, null::timestamptz as since, null::text as reason where told is null
      union all
      select 'notices_failing', min(created_at),
        (array_agg(substring(last_response from '^([A-Z_]+): ') order by created_at desc))[1]
      from public.mails
      where kind in ('notice', 'answer', 'overdue') and sent_at is null and lower(recipient) = any (told)
        and (failed_at is not null or created_at < now() - interval '15 minutes')
        and created_at > coalesce(last_sent, '-infinity')
      having count(*) > 0
      union all
      select 'mailbox_unavailable', coalesce(problem_since, read_until - claimed_for), position.problem
      from private.mailbox_positions as position
      where mailbox = private.setting('mailbox')
        and coalesce(problem_since < now() - interval '1 minute', read_until < now() - interval '10 minutes' + claimed_for)
    ) as problem
  );
end;
$$;

grant execute on function
  public.delete_expired_inquiries, public.erase_person, public.operating_figures
  to service_role;

grant execute on function
  public.operating_problems
  to authenticated, service_role;
