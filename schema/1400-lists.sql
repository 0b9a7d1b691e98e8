-- The desk's lists of inquiries: by view and filter, by words, in pages of 100,000 inquiries and more.

-- The words a search asks for, folded and without the punctuation around them: all of them are needed, in any order. A reference is
-- enough, whatever was copied with it. A phone number is one word, of which the last seven digits count: what stands before them, a
-- country's code or a zero, one person writes and another does not.
create function private.search_words(search text) returns text[]
  language sql immutable
  set search_path = ''
as $$
  select case
    when reference is not null then array['n-' || reference]
    when folded ~ '^[-+0-9 ()./]+$' and char_length(digits) > 4 then array[right(ltrim(digits, '0'), 7)]
    else coalesce((
      select array_agg(case
        when word ~ '^([-+()./]*[0-9]){7,}[-+()./]*$' then right(regexp_replace(word, '[^0-9]', '', 'g'), 7)
        else word
      end)
      from (
        select btrim(written, '()[]{}<>.,:;!?|*/-') as word
        from unnest((string_to_array(folded, ' '))[1:8]) as written
      ) as words
      where word <> ''
    ), '{}')
  end
  from (select private.fold(left(search, 200)) as folded) as text, lateral (
    select
      regexp_replace(folded, '[^0-9]', '', 'g') as digits,
      substring(folded from '(?:^|[^a-z0-9])n ?-? ?([2-9cdfghjkmnpqrtvwx]{5})(?:[^a-z0-9]|$)') as reference
  ) as meant;
$$;

create function private.search_condition(word text, is_indexed boolean) returns text
  language sql immutable
  set search_path = ''
as $$
  select case
    when word ~ '^[0-9]$' then format('search.folded ~ %L', '\m' || word || '\M')
    else concat(
      case when is_indexed and char_length(word) > 1
        then format('not search.is_spam and private.group_keys(search.folded) @> %L::integer[] and ', private.group_keys(word))
      end,
      format('search.folded like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%')
    )
  end;
$$;

-- The statement behind list_inquiries, which says what it is given. $1 and $2 are the cursor, $3 the limit. A word that many
-- inquiries hold is soon found by looking at them in order: `among` the first so many. One that few hold is found by the index. Spam
-- is looked for among the newest ten thousand, and of few inquiries each is looked at where no word has characters enough for the
-- index.
create function private.inquiry_list_statement(
  view text, search text, kind text, language text, assignee uuid, only_those text[], sorting text, cursor_side text, among integer
) returns text
  language plpgsql immutable
  set search_path = ''
as $$
declare
  sort_key constant text := case sorting
    when 'due' then 'coalesce(inquiry.due_at, ''infinity'')'
    when 'waiting' then 'inquiry.status_changed_at'
    -- Those without a day come after all others, the longest waiting first.
    when 'look_again' then '(coalesce(inquiry.look_again_on::timestamp,
      inquiry.status_changed_at at time zone ''UTC'' + interval ''1000 years'') at time zone ''UTC'')'
    else 'inquiry.created_at'
  end;
  -- Pages go from the newest back, or from the first moment on; a page before another is read from its end.
  is_ascending constant boolean := (sorting in ('due', 'waiting', 'look_again')) <> (cursor_side is not distinct from 'after');
  ordering constant text := format(' order by %s %s, inquiry.id %2$s limit ', sort_key, case when is_ascending then 'asc' else 'desc' end);
  words constant text[] := private.search_words(search);
  conditions text;
  matches text;
  is_by_word boolean;
begin
  conditions := concat_ws(' and ',
    case view
      when 'open' then 'inquiry.status in (''new'', ''in_progress'')'
      when 'mine' then 'inquiry.status in (''new'', ''in_progress'') and inquiry.assignee_id = (select auth.uid())'
      when 'answered' then 'inquiry.status = ''answered'''
      when 'waiting' then 'inquiry.status = ''answered'''
      when 'closed' then 'inquiry.status = ''closed'''
      when 'spam' then 'inquiry.status = ''spam'''
      else 'inquiry.status <> ''spam'''
    end,
    case when kind is not null then format('inquiry.type = %L', kind) end,
    case when language is not null then format('inquiry.locale = %L', language) end,
    case when assignee is not null then format('inquiry.assignee_id = %L', assignee) end,
    case when 'unread' = any (only_those) then 'inquiry.read_at is null' end,
    case when 'files' = any (only_those) then 'inquiry.file_count > 0' end,
    case when 'unassigned' = any (only_those) then 'inquiry.assignee_id is null' end,
    case when cursor_side is not null
      then format('(%s, inquiry.id) %s ($1, $2)', sort_key, case when is_ascending then '>' else '<' end) end
  );
  if cardinality(words) = 0 then
    return format('select inquiry.* from public.inquiries as inquiry where %s%s$3', conditions, ordering);
  end if;
  -- A word of one character is not indexed.
  is_by_word := among is null and view is distinct from 'spam'
    and (view not in ('open', 'mine') or exists (select from unnest(words) as word where char_length(word) > 1));
  select string_agg(private.search_condition(word, is_by_word), ' and ') into matches from unnest(words) as word;
  -- Without statistics, as after a flood, the planner would look at all of one side for each of the other: `materialized` and
  -- `offset 0` tell it what comes first.
  if is_by_word then
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
    conditions, coalesce(ordering || coalesce(among, case when view = 'spam' then 10000 end), ''), matches, ordering
  );
end;
$$;

-- Inquiries of a view (open, mine, waiting, answered, closed, spam; else all but spam), those that hold every word of `search`, and
-- `only_those` that are unread, unassigned or have files. The newest are first, or by `sorting` those that are due first, that wait
-- longest, or that are looked at again first. A page begins `before` (further down than) or `after` (further up, in reverse order) the
-- inquiry with that key: the moment that it is sorted by, and its id.
create function public.list_inquiries(
  view text default 'all',
  search text default '',
  kind text default null,
  language text default null,
  assignee uuid default null,
  only_those text[] default '{}',
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
  perform private.assert_staff();
  page_size := least(greatest(page_size, 1), 1001);
  foreach among in array array[1000, null] loop
    execute format(
      'select array_agg(listed) from (%s) as listed',
      private.inquiry_list_statement(view, search, kind, language, assignee, only_those, sorting, cursor_side, among)
    ) into page using cursor_at, cursor_id, page_size;
    exit when cardinality(page) = page_size or cardinality(private.search_words(search)) = 0;
  end loop;
  return query select * from unnest(page);
end;
$$;

-- How many inquiries such a list holds, or holds on one side of a cursor. Of a search at most 1,001 are counted: a word that most
-- inquiries hold would take a second.
create function public.count_listed_inquiries(
  view text default 'all',
  search text default '',
  kind text default null,
  language text default null,
  assignee uuid default null,
  only_those text[] default '{}',
  sorting text default 'newest',
  cursor_side text default null,
  cursor_at timestamptz default null,
  cursor_id uuid default null
) returns integer
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  listed integer;
begin
  perform private.assert_staff();
  if cardinality(private.search_words(search)) > 0 then
    select count(*) into listed from public.list_inquiries(
      view, search, kind, language, assignee, only_those, sorting, cursor_side, cursor_at, cursor_id, page_size => 1001
    );
  else
    execute format(
      'select count(*) from (%s) as listed',
      private.inquiry_list_statement(view, search, kind, language, assignee, only_those, sorting, cursor_side, null)
    ) into listed using cursor_at, cursor_id, null::bigint;
  end if;
  return listed;
end;
$$;

-- How many inquiries each view holds, how many open ones are unread, how many are late, and how many are due within a day. One that is due in 24 hours and 59
-- minutes counts as due within a day: its row says "in 24 h".
create function public.count_inquiries() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  return (
    select jsonb_build_object(
      'all', coalesce(sum(inquiries) filter (where status <> 'spam'), 0),
      'open', coalesce(sum(inquiries) filter (where status in ('new', 'in_progress')), 0),
      'waiting', coalesce(sum(inquiries) filter (where status = 'answered'), 0),
      'answered', coalesce(sum(inquiries) filter (where status = 'answered'), 0),
      'closed', coalesce(sum(inquiries) filter (where status = 'closed'), 0),
      'spam', coalesce(sum(inquiries) filter (where status = 'spam'), 0)
    )
    from (select status, count(*) as inquiries from public.inquiries group by status) as by_status
  ) || (
    select jsonb_build_object(
      'mine', count(*) filter (where assignee_id = (select auth.uid())),
      'unread', count(*) filter (where read_at is null),
      'late', count(*) filter (where due_at < now()),
      'due', count(*) filter (where due_at >= now() and due_at < now() + interval '25 hours')
    )
    from public.inquiries where status in ('new', 'in_progress')
  );
end;
$$;

grant execute on function
  public.list_inquiries, public.count_listed_inquiries, public.count_inquiries
  to authenticated;
