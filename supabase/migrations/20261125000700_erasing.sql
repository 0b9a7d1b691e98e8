-- Personal data goes when its time is over, or when a person asks for it. Nothing else deletes an inquiry or changes the audit
-- log: the owner of the tables is let through by a setting that two functions make for their own transaction.

-- Since when an inquiry has its status: how long it has been closed, or spam.
alter table public.inquiries add column status_changed_at timestamptz not null default now();
alter table public.inquiries no force row level security;
update public.inquiries set status_changed_at = created_at;
alter table public.inquiries force row level security;

create or replace function private.inquiry_columns() returns setof text
  language sql stable
  set search_path = ''
as $$
  select attname::text
  from pg_catalog.pg_attribute
  where attrelid = 'public.inquiries'::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'reference', 'status', 'status_changed_at', 'created_at', 'due_at');
$$;

create function private.note_status_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.status_changed_at := now();
  return new;
end;
$$;

revoke all on function private.note_status_change() from public, anon, authenticated, service_role;

create trigger note_status_change
  before update of status on public.inquiries
  for each row when (old.status is distinct from new.status)
  execute function private.note_status_change();

create function private.is_erasing() returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(current_setting('app.erasing', true), '') = 'true';
$$;

create policy "inquiries are erased by functions alone" on public.inquiries
  for delete to current_user
  using (private.is_erasing());

create policy "functions read the audit log to erase addresses" on public.admin_audit_log
  for select to current_user
  using (private.is_erasing());

create policy "functions erase addresses in the audit log" on public.admin_audit_log
  for update to current_user
  using (private.is_erasing())
  with check (private.is_erasing());

create index inquiries_expire_first on public.inquiries (status, status_changed_at) where status in ('spam', 'closed');

-- Deletes up to a thousand inquiries that have been spam or closed for so many days (null: never), and the mails about them.
-- Returns how many; audited by number. Another call at the same time returns 0.
create function public.delete_expired_inquiries(spam_days integer, closed_days integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  deleted uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('delete_expired_inquiries')) then
    return 0;
  end if;
  perform set_config('app.erasing', 'true', true);
  with expired as (
    select id from public.inquiries
    where status = 'spam' and status_changed_at < now() - make_interval(days => spam_days)
      or status = 'closed' and status_changed_at < now() - make_interval(days => closed_days)
    limit 1000
  ), gone as (
    delete from public.inquiries where id in (select id from expired) returning id
  )
  select coalesce(array_agg(id), '{}') into deleted from gone;
  delete from private.submissions where inquiry_id = any (deleted);
  if cardinality(deleted) > 0 then
    insert into public.admin_audit_log (action, resource_type, resource_id, details)
    values ('inquiries.expired', 'inquiries', '', jsonb_build_object('inquiries', cardinality(deleted)));
  end if;
  perform set_config('app.erasing', '', true);
  return cardinality(deleted);
end;
$$;

-- Erases what is stored of the person with this address, beside an account: inquiries with their mails, invitations, and the
-- address in the audit log, whose entries stay. Returns how many of each; the audit says that, and not whom.
create function public.erase_person(address text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person constant text := lower(trim(address));
  erased uuid[];
  invitations integer;
  entries integer;
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
  update public.admin_audit_log set
    details = case when lower(details ->> 'email') = person then details || '{"email": null}' else details end,
    actor_email = case when lower(actor_email) = person then null else actor_email end
  where lower(details ->> 'email') = person or lower(actor_email) = person;
  get diagnostics entries = row_count;
  counts := jsonb_build_object(
    'inquiries', cardinality(erased), 'invitations', invitations, 'audit_entries', entries
  );
  insert into public.admin_audit_log (action, resource_type, resource_id, details)
  values ('person.erased', 'inquiries', '', counts);
  perform set_config('app.erasing', '', true);
  return counts;
end;
$$;

revoke all on function private.is_erasing() from public, anon, authenticated, service_role;
revoke all on function public.delete_expired_inquiries(integer, integer) from public, anon, authenticated, service_role;
revoke all on function public.erase_person(text) from public, anon, authenticated, service_role;
grant execute on function public.delete_expired_inquiries(integer, integer) to service_role;
grant execute on function public.erase_person(text) to service_role;
