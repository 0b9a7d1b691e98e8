-- As before, but staff take inquiries out of the desk as an Excel workbook. A desk that was open before an upgrade still says CSV.
create or replace function public.record_export(format text, inquiries integer, filter jsonb) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_known boolean := format in ('xlsx', 'csv', 'json') and inquiries >= 0 and jsonb_typeof(filter) = 'object'
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
