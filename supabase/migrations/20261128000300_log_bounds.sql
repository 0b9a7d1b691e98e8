-- What may be asked of the audit log, and what may be written into it.

-- As before, and only with the desk's own filters: any other text would stay in the log, where erasing a person does not find it.
create or replace function public.record_export(format text, inquiries integer, filter jsonb) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_known boolean := format in ('csv', 'json') and inquiries >= 0 and jsonb_typeof(filter) = 'object'
    and octet_length(filter::text) <= 2000;
begin
  perform private.assert_admin();
  if is_known then
    is_known := not exists (
      select from jsonb_each_text(filter) as part
      where part.key <> 'search' and (
        part.key not in ('view', 'kind', 'language', 'assignee') or coalesce(part.value, '') !~ '^[-a-z0-9_]{0,36}$'
      )
    );
  end if;
  if is_known is not true then
    raise exception 'There is no such export.' using errcode = '22023';
  end if;
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (
    auth.uid(), 'inquiries.exported', 'inquiries', '',
    jsonb_build_object(
      'format', format, 'inquiries', inquiries,
      'filter', filter || jsonb_build_object('search', coalesce(filter ->> 'search', '') <> '')
    )
  );
end;
$$;

-- A number that there is, or was before the end of the log was cut off: whoever begins behind the last entry would verify nothing
-- and be told that all is well.
create function private.checked_entry_number(after_number bigint) returns bigint
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if after_number is null or after_number < 0 or after_number > (select number from private.audit_head) then
    raise exception 'The audit log has no entry of this number.' using errcode = '22023';
  end if;
  return after_number;
end;
$$;

revoke all on function private.checked_entry_number(bigint) from public, anon, authenticated, service_role;

-- As before. Raises 22023 for a number that no entry has, too.
create or replace function public.verify_audit_log(after_number bigint default 0, checkpoint text default null) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  return private.verify_audit_log(private.checked_entry_number(after_number), private.checked_checkpoint(checkpoint));
end;
$$;

create or replace function public.verify_audit_log_as_operator(after_number bigint default 0, checkpoint text default null)
  returns jsonb
  language sql security definer
  set search_path = ''
as $$
  select private.verify_audit_log(private.checked_entry_number(after_number), private.checked_checkpoint(checkpoint));
$$;
