-- The desk's lists of inquiries: by view and filter, by words, in pages of 100,000 inquiries and more.
--
-- Staff find an inquiry by all that was written in it or about it: in the form, in mails of either side, in notes; by each address
-- of the conversation; by the words of the page for what a visitor chose. Spam is not indexed: it is read through.

-- Keys of each two and three characters that stand together in a text: 65,536 at most, so that characters of which each text has
-- others cost no entry of the index each.
create function private.group_keys(folded text) returns integer[]
  language sql immutable strict
  set search_path = ''
as $$
  with letters as materialized (
    select array_agg(ascii(letter) order by place) as codes
    from unnest(string_to_array(folded, null)) with ordinality as letter (letter, place)
  ), characters as materialized (
    select first, second, third
    from letters, rows from (unnest(codes), unnest(codes[2:]), unnest(codes[3:])) as characters (first, second, third)
  )
  select coalesce(array_agg(key), '{}')
  from (
    select ((first << 8) # second) & 65535 as key from characters where second is not null
    union
    select ((first << 10) # (second << 5) # third) & 65535 from characters where third is not null
  ) as keys;
$$;

-- The text by which an inquiry is found.
create table public.inquiry_search_texts (
  inquiry_id uuid primary key references public.inquiries (id) on delete cascade,
  folded text not null,
  is_spam boolean not null default false
);

create index inquiry_search_texts_groups on public.inquiry_search_texts using gin (private.group_keys(folded)) where not is_spam;
-- No statement asks how common a key is, and `analyze` would make those of thirty thousand texts to find out.
alter index public.inquiry_search_texts_groups alter column 1 set statistics 0;

alter table public.inquiry_search_texts enable row level security, force row level security;

create policy "functions keep search texts" on public.inquiry_search_texts
  for all to current_user using (true) with check (true);

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

grant select on public.saved_views to authenticated;

-- Transactions that change one inquiry's text wait for each other, so that each sees what the other wrote.
create function private.store_search_text(inquiry public.inquiries) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.inquiry_search_texts where inquiry_id = inquiry.id for update;
  insert into public.inquiry_search_texts (inquiry_id, folded, is_spam)
  values (inquiry.id, private.inquiry_search_text(inquiry), inquiry.status = 'spam')
  on conflict (inquiry_id) do update set folded = excluded.folded, is_spam = excluded.is_spam;
end;
$$;

create function private.find_by_form() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.store_search_text(new);
  return null;
end;
$$;

create trigger find_by_form
  after insert on public.inquiries
  for each row execute function private.find_by_form();

create function private.find_by_writings() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  of_inquiry constant uuid := coalesce(new.inquiry_id, old.inquiry_id);
begin
  if tg_table_name = 'inquiry_messages' and tg_op = 'DELETE' then
    perform private.count_files(of_inquiry);
  end if;
  -- The statement after this one sees what others wrote.
  perform from public.inquiry_search_texts where inquiry_id = of_inquiry for update;
  perform private.store_search_text(inquiry) from public.inquiries as inquiry where inquiry.id = of_inquiry;
  return null;
end;
$$;

-- Deleting an account leaves the text as it is.
create trigger find_by_writings
  after insert or delete or update of subject, sender_name, address, reply_to, recipients, cc, body, quoted on public.inquiry_messages
  for each row execute function private.find_by_writings();

create trigger find_by_writings
  after insert or delete or update of body on public.inquiry_notes
  for each row execute function private.find_by_writings();

-- 40,000 characters of an inquiry are searched: of a mail 10,000, and 2,000 of what it quotes; of many mails the newest hundred. Of spam
-- 1,000 are searched.
create function private.inquiry_search_text(inquiry public.inquiries) returns text
  language sql stable
  set search_path = ''
as $$
  select case when inquiry.status = 'spam' then private.searchable_text(private.form_text(inquiry), 1000)
  else private.searchable_text(concat_ws(E'\n',
    private.form_text(inquiry),
    (
      select left(string_agg(body, E'\n' order by created_at desc), 10000)
      from (
        select * from public.inquiry_notes as note where note.inquiry_id = inquiry.id order by created_at desc limit 100
      ) as newest
    ),
    (
      select concat_ws(E'\n',
        left(string_agg(distinct private.message_head(message), E'\n'), 10000),
        string_agg(
          concat_ws(E'\n', left((message).body, 10000), left((message).quoted, 2000)), E'\n' order by (message).created_at desc
        )
      )
      from (
        select message from public.inquiry_messages as message
        where message.inquiry_id = inquiry.id order by created_at desc limit 100
      ) as newest
    )
  ), 40000) end;
$$;

-- The fields that a visitor filled in.
create function private.form_text(inquiry public.inquiries) returns text
  language sql stable
  set search_path = ''
as $$
  select concat_ws(E'\n', inquiry.reference, string_agg(concat_ws(E'\n', answer, private.choice_words(name, answer)), E'\n'))
  from jsonb_each(to_jsonb(inquiry)) as field (name, value),
    jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end) as answers (answer)
  where jsonb_typeof(value) in ('string', 'array') and name in (select private.inquiry_columns()) and name not in ('type', 'locale');
$$;

-- A visitor's choice in the words of the page (choiceWords of app/inquiries/words.ts; a test compares). Null for other text.
create function private.choice_words(field text, choice text) returns text
  language sql immutable
  set search_path = ''
as $$
  select '{
    "inquiry_type.project": "New Project مشروع جديد",
    "inquiry_type.consultation": "Consultation استشارة",
    "inquiry_type.support": "Technical Support دعم تقني",
    "inquiry_type.partnership": "Partnership شراكة",
    "inquiry_type.general": "General Question سؤال عام",
    "inquiry_type.quote": "Request Quote طلب عرض سعر",
    "project_type.iot": "IoT system نظام إنترنت الأشياء (IoT)",
    "project_type.hardware": "Hardware product منتج إلكتروني",
    "project_type.automation": "Automation and robotics أتمتة وروبوتات",
    "project_type.digital": "Digital platform منصة رقمية",
    "features.sensor-nodes": "Sensor nodes وحدات استشعار",
    "features.gateways": "Gateways and connectivity بوابات واتصال",
    "features.dashboard": "Dashboard and alerts لوحة متابعة وتنبيهات",
    "features.ota-updates": "Over-the-air updates تحديثات عن بُعد (OTA)",
    "features.schematic-layout": "Schematic and board layout مخطّط الدائرة وتخطيط اللوحة (PCB)",
    "features.firmware": "Firmware البرمجيات الثابتة (Firmware)",
    "features.enclosure": "Enclosure غلاف الجهاز",
    "features.short-runs": "Prototypes and short runs نماذج أولية وكميات صغيرة",
    "features.robot": "Robot arm or mobile robot ذراع روبوتية أو روبوت متنقل",
    "features.motion-control": "Motion control التحكم في الحركة",
    "features.computer-vision": "Computer vision الرؤية الحاسوبية",
    "features.plc": "Controller (PLC) integration الربط بمتحكم منطقي قابل للبرمجة (PLC)",
    "features.web-app": "Web application تطبيق ويب",
    "features.mobile-app": "Mobile application تطبيق جوال",
    "features.apis": "Interfaces between systems (APIs) واجهات برمجية بين الأنظمة (API)",
    "features.data-reports": "Data and reports بيانات وتقارير",
    "budget.5k-10k": "$5,000–$10,000 من 5,000 إلى 10,000 دولار أمريكي",
    "budget.10k-25k": "$10,000–$25,000 من 10,000 إلى 25,000 دولار أمريكي",
    "budget.25k-50k": "$25,000–$50,000 من 25,000 إلى 50,000 دولار أمريكي",
    "budget.50k-100k": "$50,000–$100,000 من 50,000 إلى 100,000 دولار أمريكي",
    "budget.100k+": "$100,000+ أكثر من 100,000 دولار أمريكي",
    "budget.discuss": "Let''s discuss نتفق عليها معًا",
    "timeline.asap": "ASAP في أقرب وقت",
    "timeline.1-3months": "1–3 months من شهر إلى 3 أشهر",
    "timeline.3-6months": "3–6 months من 3 إلى 6 أشهر",
    "timeline.6-12months": "6–12 months من 6 أشهر إلى 12 شهرًا",
    "timeline.12months+": "12+ months أكثر من 12 شهرًا",
    "timeline.flexible": "Flexible الموعد غير محدّد"
  }'::jsonb ->> (field || '.' || choice);
$$;

-- The subject, the sender and the recipients of a mail.
create function private.message_head(message public.inquiry_messages) returns text
  language plpgsql immutable
  set search_path = ''
as $$
begin
  return left(
    concat_ws(
      E'\n', message.subject, message.sender_name, message.address, message.reply_to,
      array_to_string(message.recipients || message.cc, ' ')
    ),
    2000
  );
end;
$$;

-- A text as it is searched: folded, then its numbers of five digits and more without what stands between the digits.
create function private.searchable_text(written text, max_length integer) returns text
  language sql immutable strict
  set search_path = ''
as $$
  select concat_ws(' ', folded, (
    select left(string_agg(regexp_replace(number[1], '[^0-9]', '', 'g'), ' '), 2000)
    from regexp_matches(folded, '[0-9][-+0-9 ()./]{3,}[0-9]', 'g') as number
    where number[1] ~ '[^0-9]' and number[1] ~ '([0-9][^0-9]*){5}'
  ))
  from (select left(private.fold(left(written, max_length)), max_length) as folded) as text;
$$;

-- Inquiries of a view (open, mine, waiting, closed, spam; else all but spam), those that hold every word of `search`, `only_those` that
-- are unread, unassigned or have files, those of an outcome (`none`: without one), and those that came from one day of the office to
-- another. The newest are first, or by `sorting` those that are due first, that wait longest, or that are looked at again first. A page begins `before` (further down than) or `after` (further up, in reverse order) the
-- inquiry with that key: the moment that it is sorted by, and its id.
create function public.list_inquiries(
  view text default 'all',
  search text default '',
  kind text default null,
  language text default null,
  assignee uuid default null,
  only_those text[] default '{}',
  outcome text default null,
  since date default null,
  until date default null,
  sorting text default 'newest',
  cursor_side text default null,
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  page_size integer default 51
) returns setof public.inquiries
  language plpgsql stable security definer rows 51
  set search_path = ''
  -- The planner estimates rare words too high, and would then read all.
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
      private.inquiry_list_statement(
        view, search, kind, language, assignee, only_those, outcome, since, until, sorting, cursor_side, among
      )
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
  outcome text default null,
  since date default null,
  until date default null,
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
      view, search, kind, language, assignee, only_those, outcome, since, until, sorting, cursor_side, cursor_at, cursor_id,
      page_size => 1001
    );
  else
    execute format(
      'select count(*) from (%s) as listed',
      private.inquiry_list_statement(
        view, search, kind, language, assignee, only_those, outcome, since, until, sorting, cursor_side, null
      )
    ) into listed using cursor_at, cursor_id, null::bigint;
  end if;
  return listed;
end;
$$;

-- The statement behind list_inquiries, which says what it is given. $1 and $2 are the cursor, $3 the limit. A word that many
-- inquiries hold is soon found by looking at them in order: `among` the first so many. One that few hold is found by the index. Spam
-- is looked for among the newest ten thousand, and of few inquiries each is looked at where no word has characters enough for the
-- index.
create function private.inquiry_list_statement(
  view text, search text, kind text, language text, assignee uuid, only_those text[], outcome text, since date, until date,
  sorting text, cursor_side text, among integer
) returns text
  language plpgsql immutable
  set search_path = ''
as $$
declare
  sort_key constant text := case sorting
    when 'due' then 'coalesce(inquiry.due_at, ''infinity'')'
    when 'waiting' then 'inquiry.status_changed_at'
    -- Inquiries without a day come after all others, the longest waiting first.
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
      when 'open' then 'inquiry.status in (''new'', ''in_progress'') and inquiry.look_again_on is null'
      when 'mine' then 'inquiry.status in (''new'', ''in_progress'') and inquiry.look_again_on is null
        and inquiry.assignee_id = (select auth.uid())'
      when 'waiting' then '(inquiry.status = ''answered'' or inquiry.look_again_on is not null)'
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
    case when outcome = 'none' then 'inquiry.outcome is null'
      when outcome is not null then format('inquiry.outcome = %L', outcome) end,
    case when since is not null
      then format('inquiry.created_at >= %L', private.office_midnight(since)) end,
    case when until is not null
      then format('inquiry.created_at < %L', private.office_midnight(until + 1)) end,
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

-- The words a search asks for, folded and without the punctuation around them: all of them are needed, in any order. A reference is
-- enough, and text that was copied with it is left out. A phone number is one word, of which the last seven digits count: one person
-- writes a country's code or a zero before them, and another does not.
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

-- How many inquiries each view holds, and how many open ones are unread.
create function public.count_inquiries() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  return (
    select jsonb_build_object(
      'all', coalesce(sum(inquiries) filter (where status <> 'spam'), 0),
      'open', coalesce(sum(inquiries) filter (where status in ('new', 'in_progress')), 0) - coalesce(max(put_off), 0),
      'waiting', coalesce(sum(inquiries) filter (where status = 'answered'), 0) + coalesce(max(put_off), 0),
      'closed', coalesce(sum(inquiries) filter (where status = 'closed'), 0),
      'spam', coalesce(sum(inquiries) filter (where status = 'spam'), 0)
    )
    from (select status, count(*) as inquiries from public.inquiries group by status) as by_status, (
      select count(*) as put_off from public.inquiries where look_again_on is not null and status <> 'answered'
    ) as put_off
  ) || (
    select jsonb_build_object(
      'mine', count(*) filter (where look_again_on is null and assignee_id = (select auth.uid())),
      'unread', count(*) filter (where read_at is null)
    )
    from public.inquiries where status in ('new', 'in_progress')
  );
end;
$$;

-- An inquiry as a row of the desk shows it: with when a reply goes out that is written already, and whether a note mentions the person
-- asking, who has not looked since.
create view public.listed_inquiries with (security_invoker = true) as
  select id, reference, type, name, company, email, phone, subject, beginning, file_count, project_type, locale, status,
    status_changed_at, is_suspicious, return_at, look_again_on, channel, created_at, happened_at, due_at, answered_at, last_in_time,
    assignee_id, read_at, version,
    (
      select min(send_after) from public.mails as mail
      where mail.inquiry_id = inquiry.id and mail.kind = 'reply' and mail.send_after is not null and mail.held_for is null
    ) as reply_at,
    exists (
      select from public.inquiry_mentions as mention
      where mention.inquiry_id = inquiry.id and mention.user_id = (select auth.uid()) and mention.seen_at is null
    ) as is_mentioned
  from public.inquiries as inquiry;

grant select on public.listed_inquiries to authenticated;

-- What the desk's list polls: a page of list_inquiries, whether there are others before and after it, those of `shown` that are not on
-- it, as they are now, and what stands around the list. Either has a thousand rows at most. What the page `has` already, by its digest, is
-- not returned again.
create function public.show_inquiry_list(
  view text default 'all',
  search text default '',
  kind text default null,
  language text default null,
  assignee uuid default null,
  only_those text[] default '{}',
  outcome text default null,
  since date default null,
  until date default null,
  sorting text default 'newest',
  cursor_side text default null,
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  page_size integer default 50,
  shown uuid[] default '{}',
  has text default null
) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  page jsonb;
  digest text;
  ids uuid[];
  is_after boolean;
  is_full boolean;
begin
  page_size := least(page_size, 1000);
  loop
    is_after := cursor_side is not distinct from 'after';
    ids := array(
      select asked.id from public.list_inquiries(
        view, search, kind, language, assignee, only_those, outcome, since, until, sorting, cursor_side, cursor_at, cursor_id,
        page_size + 1
      ) as asked
    );
    is_full := cardinality(ids) > page_size;
    exit when is_full or not is_after;
    -- All before it fit on the first page.
    cursor_side := null;
  end loop;
  ids := ids[1:page_size];
  page := jsonb_build_object(
    -- `offset 0`: without statistics the planner would read all inquiries for fifty.
    'inquiries', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by case when is_after then -place else place end), '[]')
      from unnest(ids) with ordinality as asked (id, place)
      cross join lateral (select * from public.listed_inquiries as one where one.id = asked.id offset 0) as listed
    ),
    'others', (
      select coalesce(jsonb_agg(to_jsonb(other)), '[]')
      from unnest(shown[1:1000]) as asked (id)
      cross join lateral (select * from public.listed_inquiries as one where one.id = asked.id offset 0) as other
      where asked.id <> all (ids)
    ),
    'has_previous', case when is_after then is_full else cursor_side is not null end,
    'has_next', is_after or is_full,
    'counts', public.count_inquiries(),
    'problems', public.operating_problems(),
    'failed_mail_count', (select count(*) from public.failed_inquiry_mails),
    'failed_mails', (
      select coalesce(jsonb_agg(to_jsonb(mail) order by mail.failed_at desc), '[]')
      from (select * from public.failed_inquiry_mails order by failed_at desc limit 5) as mail
    ),
    'missed_mails', (select coalesce(jsonb_agg(to_jsonb(missed)), '[]') from public.missed_mail_counts as missed)
  );
  digest := encode(sha256(convert_to(page::text, 'UTF8')), 'hex');
  return case when digest = has then '{}' else page end || jsonb_build_object('digest', digest);
end;
$$;

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

grant execute on function
  public.list_inquiries, public.count_listed_inquiries, public.count_inquiries, public.show_inquiry_list, public.save_view,
  public.delete_view
  to authenticated;
