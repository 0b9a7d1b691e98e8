-- Staff change several inquiries at once, and take that back: each only as it was seen.

drop function public.mark_spam(uuid[], boolean);

-- Gives up to a hundred inquiries the status at their place, each while it has the version that was seen. Returns those that have
-- it now, with the status they had before; one that is missing has changed meanwhile, or is gone.
create function public.set_inquiry_statuses(inquiry_ids uuid[], expected_versions integer[], new_statuses text[])
  returns table (id uuid, version integer, earlier_status text)
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  if cardinality(inquiry_ids) > 100 then
    raise exception 'At most 100 inquiries at once.' using errcode = '22023';
  end if;
  -- In one order: two that take them in different orders would wait for each other.
  perform from public.inquiries as inquiry where inquiry.id = any (inquiry_ids) order by inquiry.id for update;
  return query
  with seen as (
    select distinct on (inquiry.id) inquiry.id, inquiry.version, inquiry.status, wanted.status as new_status
    from unnest(inquiry_ids, expected_versions, new_statuses) as wanted (id, version, status)
    join public.inquiries as inquiry on inquiry.id = wanted.id and inquiry.version = wanted.version
  ), changed as (
    update public.inquiries as inquiry set status = seen.new_status
    from seen where inquiry.id = seen.id and inquiry.status is distinct from seen.new_status
    returning inquiry.id, inquiry.version
  )
  select seen.id, coalesce(changed.version, seen.version), seen.status
  from seen left join changed on changed.id = seen.id;
end;
$$;

revoke all on function public.set_inquiry_statuses(uuid[], integer[], text[]) from public, anon, authenticated, service_role;
grant execute on function public.set_inquiry_statuses(uuid[], integer[], text[]) to authenticated;
