-- What was searched for may be somebody's name or address, which erasing would not find in the audit log: it says that something was.
create or replace function public.record_export(format text, inquiries integer, filter jsonb) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  if format not in ('csv', 'json') or inquiries < 0 or octet_length(filter::text) > 2000 or jsonb_typeof(filter) <> 'object' then
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
