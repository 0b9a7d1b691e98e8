-- Staff take inquiries out of the desk: the audit log says who, when, how many and by which filter.
create function public.record_export(format text, inquiries integer, filter jsonb) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  if format not in ('csv', 'json') or inquiries < 0 or octet_length(filter::text) > 2000 then
    raise exception 'There is no such export.' using errcode = '22023';
  end if;
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (
    auth.uid(), 'inquiries.exported', 'inquiries', '',
    jsonb_build_object('format', format, 'inquiries', inquiries, 'filter', filter)
  );
end;
$$;

revoke all on function public.record_export(text, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.record_export(text, integer, jsonb) to authenticated;
