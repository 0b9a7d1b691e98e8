-- What members of staff have chosen at the desk: each their own, which nobody else sees.

-- The query of an address as it is read. Raises 22021 for what is no text.
create function private.decode_query(query text) returns text
  language sql immutable
  set search_path = ''
as $$
  select convert_from(string_agg(
    case when match[1] like '\%__' then decode(substr(match[1], 2), 'hex') else convert_to(replace(match[1], '+', ' '), 'UTF8') end,
    '' order by place
  ), 'UTF8')
  from regexp_matches(query, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as matches (match, place);
$$;

create table public.staff_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The query of the address of the list that was looked at last.
  list_address text not null default '?' constraint staff_preferences_list_address_length check (char_length(list_address) <= 2000)
    constraint staff_preferences_list_address_of_query
    check (list_address like '?%' and private.decode_query(list_address) is not null),
  shows_table boolean not null default false
);

alter table public.staff_preferences enable row level security, force row level security;

create policy "staff see their own" on public.staff_preferences
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "functions keep preferences" on public.staff_preferences
  for all to current_user using (true) with check (true);

create function public.save_list_preferences(list_address text, shows_table boolean) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  insert into public.staff_preferences (user_id, list_address, shows_table) values (auth.uid(), list_address, shows_table)
  on conflict (user_id) do update set list_address = excluded.list_address, shows_table = excluded.shows_table;
end;
$$;

grant select on public.staff_preferences to authenticated;
grant execute on function private.is_staff to authenticated;
grant execute on function public.save_list_preferences to authenticated;
