-- Whoever holds one inquiry and waits for another takes them in the order of their ids, or does not wait: two in different orders
-- would wait for each other, and one of them would fail.

-- As before, but inquiries that somebody is changing are left for the next time: they may no longer be spam, or closed.
create or replace function public.delete_expired_inquiries(spam_days integer, closed_days integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  expired uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('delete_expired_inquiries')) then
    return 0;
  end if;
  perform set_config('app.erasing', 'true', true);
  select coalesce(array_agg(id), '{}') into expired
  from (
    select id from public.inquiries
    where status = 'spam' and status_changed_at < now() - make_interval(days => spam_days)
      or status = 'closed' and status_changed_at < now() - make_interval(days => closed_days)
    limit 1000 for update skip locked
  ) as held;
  delete from public.inquiries where id = any (expired);
  delete from private.submissions where inquiry_id = any (expired);
  if cardinality(expired) > 0 then
    insert into public.admin_audit_log (action, resource_type, resource_id, details)
    values ('inquiries.expired', 'inquiries', '', jsonb_build_object('inquiries', cardinality(expired)));
  end if;
  perform set_config('app.erasing', '', true);
  return cardinality(expired);
end;
$$;

-- As before, one at a time, and first it holds every inquiry that goes, and those of the account that goes later in the same
-- transaction: its name is taken out of them.
create or replace function public.erase_person(address text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person constant text := lower(trim(address));
  account uuid;
  erased uuid[];
  invitations integer;
  blanked jsonb;
  counts jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('erase_person'));
  perform set_config('app.erasing', 'true', true);
  select id into account from auth.users where lower(email) = person;
  perform from public.inquiries
  where lower(email) = person or assignee_id = account or read_by = account
  order by id for update;
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

-- As before, but it forgets the others last and waits for nobody: a person whose inquiry is just being erased waits for that alone.
create or replace function public.report_presence(inquiry_id uuid, is_writing boolean) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  current_version integer;
begin
  perform private.assert_admin();
  select version into current_version from public.inquiries where id = report_presence.inquiry_id;
  if current_version is null then
    return null;
  end if;
  insert into public.inquiry_presence as presence (inquiry_id, user_id, is_writing)
  values (report_presence.inquiry_id, auth.uid(), report_presence.is_writing)
  on conflict on constraint inquiry_presence_pkey
    do update set is_writing = excluded.is_writing, seen_at = now();
  delete from public.inquiry_presence where ctid = any (array(
    select ctid from public.inquiry_presence where seen_at < now() - interval '1 minute' for update skip locked
  ));
  return jsonb_build_object(
    'version', current_version,
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('email', account.email, 'is_writing', presence.is_writing)
        order by account.email), '[]')
      from public.inquiry_presence as presence
      join auth.users as account on account.id = presence.user_id
      where presence.inquiry_id = report_presence.inquiry_id and presence.user_id <> auth.uid()
        and presence.seen_at > now() - interval '15 seconds'
    )
  );
end;
$$;
