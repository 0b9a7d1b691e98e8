-- A single digit of a search stands alone in what it finds, as in "Board 7": nearly every telephone number holds each digit.
create or replace function private.search_condition(word text, is_indexed boolean) returns text
  language sql immutable
  set search_path = ''
as $$
  select case
    when word ~ '^[0-9]$' then format('search.folded ~ %L', '\m' || word || '\M')
    else concat(
      case when is_indexed and char_length(word) > 1
        then format('private.character_groups(search.folded) @> %L::text[] and ', private.character_groups(word)) end,
      format('search.folded like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%')
    )
  end;
$$;
