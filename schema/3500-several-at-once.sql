-- What staff do with several inquiries at once, and the views they have made of their own.

-- Gives up to a hundred inquiries what their changes name of `status`, `assignee_id` and `look_again_on`, each while it has the
-- `version` that was seen. Returns the changes that take this back; an inquiry that is missing there has changed meanwhile, is gone,
-- was to come back without being answered or on no day from tomorrow on within a year, or was to be for somebody who is not of the
-- staff.
create function public.change_inquiries(changes jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Beirut')::date;
  undoing jsonb := '[]';
  change record;
  new_version integer;
begin
  perform private.assert_staff();
  if jsonb_array_length(changes) > 100 then
    raise exception 'At most 100 inquiries at once.' using errcode = '22023';
  end if;
  -- In one order: two that take them in different orders would wait for each other.
  perform from public.inquiries
  where id in (select (wanted ->> 'id')::uuid from jsonb_array_elements(changes) as wanted) order by id for update;
  for change in
    select distinct on (id)
      id, version, status, assignee_id, look_again_on,
      coalesce(
        wanted ->> 'status', case when status = 'new' and wanted ->> 'assignee_id' is not null then 'in_progress' else status end
      ) as new_status,
      case when wanted ? 'assignee_id' then (wanted ->> 'assignee_id')::uuid else assignee_id end as new_assignee_id,
      case when wanted ? 'look_again_on' then (wanted ->> 'look_again_on')::date else look_again_on end as new_day,
      wanted ->> 'look_again_on' is not null as is_to_come_back
    from jsonb_array_elements(changes) as wanted
    join public.inquiries on id = (wanted ->> 'id')::uuid and version = (wanted ->> 'version')::integer
  loop
    continue when change.is_to_come_back
      and (change.new_status <> 'answered' or change.new_day not between today + 1 and today + 366);
    continue when change.new_assignee_id <> coalesce(change.assignee_id, '00000000-0000-0000-0000-000000000000')
      and not private.is_active_staff(change.new_assignee_id);
    update public.inquiries set status = change.new_status, assignee_id = change.new_assignee_id, look_again_on = change.new_day
    where id = change.id and (status, assignee_id, look_again_on)
      is distinct from (change.new_status, change.new_assignee_id, change.new_day)
    returning version into new_version;
    if change.new_day is distinct from change.look_again_on then
      perform private.add_audit_entry('inquiry.look_again_set', 'inquiries', change.id, jsonb_build_object(
        'kind', 'lookAgain', 'look_again_on', change.new_day
      ));
    end if;
    undoing := undoing || jsonb_build_object(
      'id', change.id, 'version', coalesce(new_version, change.version), 'status', change.status,
      'assignee_id', change.assignee_id, 'look_again_on', change.look_again_on
    );
  end loop;
  return undoing;
end;
$$;

-- Lists of the desk that somebody has given a name. Nobody else sees them.
create table public.saved_views (
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null constraint saved_views_name_length check (char_length(name) between 1 and 60),
  -- The query of its address.
  address text not null constraint saved_views_address_length check (char_length(address) <= 2000)
    constraint saved_views_address_of_query check (address like '?%' and private.decode_query(address) is not null),
  primary key (user_id, name)
);

alter table public.saved_views enable row level security, force row level security;

create policy "staff see their own" on public.saved_views
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "functions keep views" on public.saved_views
  for all to current_user using (true) with check (true);

-- Keeps a view of the caller, at most thirty; the one of the former name, if there is one, gets the new one.
create function public.save_view(name text, address text, former_name text default null) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  perform pg_advisory_xact_lock(hashtextextended('views of ' || auth.uid(), 0));
  delete from public.saved_views as known where known.user_id = auth.uid() and known.name = former_name;
  if (select count(*) from public.saved_views as known where known.user_id = auth.uid()) >= 30 then
    raise exception 'At most 30 views of your own.' using errcode = '22023';
  end if;
  insert into public.saved_views (user_id, name, address) values (auth.uid(), trim(save_view.name), save_view.address);
exception when unique_violation then
  raise exception 'You have a view of this name.' using errcode = '22023';
end;
$$;

create function public.delete_view(name text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  delete from public.saved_views as known where known.user_id = auth.uid() and known.name = delete_view.name;
end;
$$;

grant select on public.saved_views to authenticated;
grant execute on function public.change_inquiries, public.save_view, public.delete_view to authenticated;
