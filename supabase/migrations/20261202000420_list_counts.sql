-- What the desk counts of its lists.

-- As before, but an inquiry that is due in 24 hours and 59 minutes counts as due within a day: its row says "in 24 h".
create or replace function public.count_inquiries() returns jsonb
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
      'due', count(*) filter (where due_at >= now() and due_at < now() + interval '25 hours')
    )
    from public.inquiries where status in ('new', 'in_progress')
  );
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
  perform private.assert_admin();
  if cardinality(private.search_words(search)) > 0 then
    select count(*) into listed from public.list_inquiries(
      view, search, kind, language, assignee, sorting, cursor_side, cursor_at, cursor_id, page_size => 1001
    );
  else
    execute format(
      'select count(*) from (%s) as listed',
      private.inquiry_list_statement(view, search, kind, language, assignee, sorting, cursor_side, null)
    ) into listed using cursor_at, cursor_id, null::bigint;
  end if;
  return listed;
end;
$$;

revoke all on function public.count_listed_inquiries(text, text, text, text, uuid, text, text, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.count_listed_inquiries(text, text, text, text, uuid, text, text, timestamptz, uuid)
  to authenticated;
