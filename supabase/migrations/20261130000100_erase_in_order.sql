-- As before, but an inquiry that the person sends meanwhile stays: it would be locked after the others, whatever its id, and whoever
-- holds it and waits for one of those would wait for ever.
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
  with held as (
    select id, lower(email) = person as is_theirs from public.inquiries
    where lower(email) = person or assignee_id = account or read_by = account
    order by id for update
  )
  select coalesce(array_agg(id) filter (where is_theirs), '{}') into erased from held;
  delete from public.inquiries where id = any (erased);
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
