-- Staff find an inquiry by any part of what was written in it, and list 100,000 of them by pages.

-- Text as it is compared: small letters, Latin ones without accents, Arabic ones without vowel signs and stretching, the forms of
-- alef, of ya and of ha as one, every digit as 0 to 9.
create function private.fold(written text) returns text
  language sql immutable strict
  set search_path = ''
as $$
  select translate(
    replace(
      lower(regexp_replace(
        normalize(written, NFKD),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'
      )),
      'ß', 'ss'
    ),
    E'\u0671\u0649\u06cc\u0629\u06d5\u06c1\u06a9\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'
      '\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9øØłŁđĐı',
    E'\u0627\u064a\u064a\u0647\u0647\u0647\u06430123456789'
      '0123456789oOlLdDi'
  );
$$;

-- Each two and three characters that stand together in a text. pg_trgm knows letters as the database's locale does: often Latin
-- ones alone. A window over the characters: taking each from an array by its place is ten times slower in a long text.
create function private.character_groups(folded text) returns text[]
  language sql immutable strict
  set search_path = ''
as $$
  select coalesce(array_agg(distinct characters), '{}')
  from (
    select letter || lead(letter) over following as pair, letter || lead(letter) over following || lead(letter, 2) over following as triple
    from unnest(string_to_array(folded, null)) with ordinality as letters(letter, place)
    window following as (order by place)
  ) as grouped, unnest(array[pair, triple]) as characters
  where characters is not null;
$$;

-- What an inquiry is found by.
create table public.inquiry_search_texts (
  inquiry_id uuid primary key references public.inquiries (id) on delete cascade,
  folded text not null
);

create index inquiry_search_texts_groups on public.inquiry_search_texts using gin (private.character_groups(folded));

alter table public.inquiry_search_texts enable row level security;
alter table public.inquiry_search_texts force row level security;
revoke all on public.inquiry_search_texts from public, anon, authenticated, service_role;

create policy "functions keep search texts" on public.inquiry_search_texts
  for all to current_user using (true) with check (true);

-- Everything a visitor can write, by whatever columns there are; a phone number without what stands between its digits.
create function private.inquiry_search_text(inquiry public.inquiries) returns text
  language sql stable
  set search_path = ''
as $$
  select private.fold(concat_ws(E'\n',
    inquiry.reference,
    (select string_agg(value, E'\n') from jsonb_each_text(to_jsonb(inquiry))
      where key in (select private.inquiry_columns()) and key not in ('type', 'locale', 'has_existing_system', 'needs_consultation')),
    regexp_replace(inquiry.phone, '[^0-9٠-٩۰-۹+]', '', 'g')
  ));
$$;

create function private.store_search_text() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.inquiry_search_texts (inquiry_id, folded) values (new.id, private.inquiry_search_text(new));
  return null;
end;
$$;

create trigger store_search_text
  after insert on public.inquiries
  for each row execute function private.store_search_text();

insert into public.inquiry_search_texts (inquiry_id, folded)
select inquiry.id, private.inquiry_search_text(inquiry) from public.inquiries as inquiry;

create index inquiries_by_status on public.inquiries (status, created_at desc, id desc);
create index inquiries_open_newest_first on public.inquiries (created_at desc, id desc) where status in ('new', 'in_progress');
create index inquiries_open_due_first on public.inquiries ((coalesce(due_at, 'infinity')), id)
  where status in ('new', 'in_progress');
create index inquiries_of_assignee on public.inquiries (assignee_id, created_at desc, id desc) where assignee_id is not null;
create index inquiries_of_address on public.inquiries (lower(email), created_at desc);
drop index public.inquiries_spam_newest_first;

-- The words a search asks for, folded: all of them are needed, in any order. A phone number is one word, however it is spaced,
-- without its country's or city's leading zeros.
create function private.search_words(search text) returns text[]
  language sql immutable
  set search_path = ''
as $$
  select case
    when folded ~ '^[-+0-9 ()./]+$' and char_length(digits) > 4 then array[ltrim(digits, '0')]
    else array_remove((regexp_split_to_array(folded, '\s+'))[1:8], '')
  end
  from (select private.fold(left(search, 200)) as folded) as written,
    lateral (select regexp_replace(folded, '[^0-9]', '', 'g') as digits) as number;
$$;

create function private.search_condition(word text, is_indexed boolean) returns text
  language sql immutable
  set search_path = ''
as $$
  select concat(
    case when is_indexed and char_length(word) > 1
      then format('private.character_groups(search.folded) @> %L::text[] and ', private.character_groups(word)) end,
    format('search.folded like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%')
  );
$$;

-- The statement behind list_inquiries, which says what it is given. $1 and $2 are the cursor, $3 the limit. A word that many
-- inquiries hold is soon found by looking at them in order: `among` the first so many. One that few hold is found by the index.
create function private.inquiry_list_statement(
  view text, search text, kind text, language text, assignee uuid, sorting text, cursor_side text, among integer
) returns text
  language plpgsql immutable
  set search_path = ''
as $$
declare
  is_due constant boolean := sorting = 'due';
  sort_key constant text := case when is_due then 'coalesce(inquiry.due_at, ''infinity'')' else 'inquiry.created_at' end;
  -- Pages go from the newest back, or from the first due on; a page before another is read from its end.
  is_ascending constant boolean := is_due <> (cursor_side is not distinct from 'after');
  ordering constant text := format(' order by %s %s, inquiry.id %2$s limit ', sort_key, case when is_ascending then 'asc' else 'desc' end);
  words constant text[] := private.search_words(search);
  conditions text;
  matches text;
begin
  conditions := concat_ws(' and ',
    case view
      when 'open' then 'inquiry.status in (''new'', ''in_progress'')'
      when 'mine' then 'inquiry.status in (''new'', ''in_progress'') and inquiry.assignee_id = (select auth.uid())'
      when 'answered' then 'inquiry.status = ''answered'''
      when 'closed' then 'inquiry.status = ''closed'''
      when 'spam' then 'inquiry.status = ''spam'''
      else 'inquiry.status <> ''spam'''
    end,
    case when kind is not null then format('inquiry.type = %L', kind) end,
    case when language is not null then format('inquiry.locale = %L', language) end,
    case when assignee is not null then format('inquiry.assignee_id = %L', assignee) end,
    case when cursor_side is not null
      then format('(%s, inquiry.id) %s ($1, $2)', sort_key, case when is_ascending then '>' else '<' end) end
  );
  if cardinality(words) = 0 then
    return format('select inquiry.* from public.inquiries as inquiry where %s%s$3', conditions, ordering);
  end if;
  select string_agg(private.search_condition(word, among is null), ' and ') into matches from unnest(words) as word;
  -- Without statistics, as after a flood, the planner would look at all of one side for each of the other: `materialized` and
  -- `offset 0` tell it what comes first.
  if among is null then
    return format(
      'with found as materialized (select inquiry_id from public.inquiry_search_texts as search where %s)
       select inquiry.* from found join lateral (
         select * from public.inquiries as one where one.id = found.inquiry_id offset 0
       ) as inquiry on %s%s$3',
      matches, conditions, ordering
    );
  end if;
  return format(
    'select inquiry.* from (
       select inquiry.* from public.inquiries as inquiry where %s%s
     ) as inquiry join lateral (
       select * from public.inquiry_search_texts as text where text.inquiry_id = inquiry.id offset 0
     ) as search on true where %s%s$3',
    conditions, ordering || among, matches, ordering
  );
end;
$$;

-- Inquiries of a view (open, mine, answered, closed, spam; else all but spam), those that hold every word of `search`, newest
-- first or (`sorting` due) the first due first. A page begins `before` (further down than) or `after` (further up, in reverse
-- order) the inquiry with that key: when it came or is due, and its id.
create function public.list_inquiries(
  view text default 'all',
  search text default '',
  kind text default null,
  language text default null,
  assignee uuid default null,
  sorting text default 'newest',
  cursor_side text default null,
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  page_size integer default 51
) returns setof public.inquiries
  language plpgsql stable security definer
  set search_path = ''
  -- What few inquiries hold is estimated too high, and then all would be read.
  set enable_seqscan = off
as $$
declare
  among integer;
  page public.inquiries[];
begin
  perform private.assert_admin();
  page_size := least(greatest(page_size, 1), 1001);
  foreach among in array array[1000, null] loop
    execute format(
      'select array_agg(listed) from (%s) as listed',
      private.inquiry_list_statement(view, search, kind, language, assignee, sorting, cursor_side, among)
    ) into page using cursor_at, cursor_id, page_size;
    exit when cardinality(page) = page_size or cardinality(private.search_words(search)) = 0;
  end loop;
  return query select * from unnest(page);
end;
$$;

-- How many inquiries each view holds, how many are late, and how many are due within a day.
create function public.count_inquiries() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  return (
    select jsonb_build_object(
      'all', coalesce(sum(inquiries) filter (where status <> 'spam'), 0),
      'open', coalesce(sum(inquiries) filter (where status in ('new', 'in_progress')), 0),
      'answered', coalesce(sum(inquiries) filter (where status = 'answered'), 0),
      'closed', coalesce(sum(inquiries) filter (where status = 'closed'), 0),
      'spam', coalesce(sum(inquiries) filter (where status = 'spam'), 0)
    )
    from (select status, count(*) as inquiries from public.inquiries group by status) as by_status
  ) || (
    select jsonb_build_object(
      'mine', count(*) filter (where assignee_id = (select auth.uid())),
      'late', count(*) filter (where due_at < now()),
      'due', count(*) filter (where due_at between now() and now() + interval '1 day')
    )
    from public.inquiries where status in ('new', 'in_progress')
  );
end;
$$;

revoke all on function private.fold(text) from public, anon, authenticated, service_role;
revoke all on function private.character_groups(text) from public, anon, authenticated, service_role;
revoke all on function private.inquiry_search_text(public.inquiries) from public, anon, authenticated, service_role;
revoke all on function private.store_search_text() from public, anon, authenticated, service_role;
revoke all on function private.search_words(text) from public, anon, authenticated, service_role;
revoke all on function private.search_condition(text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.inquiry_list_statement(text, text, text, text, uuid, text, text, integer) from public, anon, authenticated, service_role;
revoke all on function public.list_inquiries(text, text, text, text, uuid, text, text, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
revoke all on function public.count_inquiries() from public, anon, authenticated, service_role;
grant execute on function public.list_inquiries(text, text, text, text, uuid, text, text, timestamptz, uuid, integer) to authenticated;
grant execute on function public.count_inquiries() to authenticated;
