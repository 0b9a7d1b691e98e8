-- Staff find an inquiry by whatever was written in it or about it: in the form, in mails of either side, in notes; by each address
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

-- What an inquiry is found by.
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

-- What a visitor chose, in the words of the page (choiceWords of app/inquiries/words.ts; a test compares). Null for other text.
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
    "timeline.flexible": "Flexible لا موعد محدّدًا"
  }'::jsonb ->> (field || '.' || choice);
$$;

-- What a visitor filled in.
create function private.form_text(inquiry public.inquiries) returns text
  language sql stable
  set search_path = ''
as $$
  select concat_ws(E'\n', inquiry.reference, string_agg(concat_ws(E'\n', answer, private.choice_words(name, answer)), E'\n'))
  from jsonb_each(to_jsonb(inquiry)) as field (name, value),
    jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end) as answers (answer)
  where jsonb_typeof(value) in ('string', 'array') and name in (select private.inquiry_columns()) and name not in ('type', 'locale');
$$;

-- Of a mail its subject, its sender and its recipients.
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

-- Of one inquiry 40,000 characters are searched, of one mail 10,000 and 2,000 of what it quotes; of many, the newest hundred. Of
-- spam it is 1,000.
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

create function private.store_search_text() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.inquiry_search_texts (inquiry_id, folded, is_spam)
  values (new.id, private.inquiry_search_text(new), new.status = 'spam');
  return null;
end;
$$;

create trigger store_search_text
  after insert on public.inquiries
  for each row execute function private.store_search_text();

-- Two that change one inquiry's text do so one after the other, so that each sees what the other wrote.
create function private.refresh_search_texts(inquiry_ids uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if cardinality(inquiry_ids) = 0 then
    return;
  end if;
  perform from public.inquiry_search_texts where inquiry_id = any (inquiry_ids) order by inquiry_id for update;
  update public.inquiry_search_texts as search
  set folded = private.inquiry_search_text(inquiry), is_spam = inquiry.status = 'spam'
  from public.inquiries as inquiry
  where inquiry.id = search.inquiry_id and inquiry.id = any (inquiry_ids);
end;
$$;

-- What staff change of an inquiry is no part of its text, but that it is spam.
create function private.refresh_texts_of_inquiries() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  own constant text[] := array[
    'status', 'status_changed_at', 'is_suspicious', 'version', 'assignee_id', 'due_at', 'promised_at', 'read_at', 'read_by',
    'answered_at', 'answered_in_time', 'answered_hours', 'last_in_time', 'overdue_mailed_at', 'return_at', 'look_again_on', 'answered_by',
    'outcome', 'outcome_amount', 'outcome_currency', 'file_count'
  ];
begin
  perform private.refresh_search_texts(array(
    select id from changed join before using (id)
    where (changed.status = 'spam') <> (before.status = 'spam') or to_jsonb(changed) - own <> to_jsonb(before) - own
  ));
  return null;
end;
$$;

create trigger refresh_search_texts
  after update on public.inquiries
  referencing old table as before new table as changed
  for each statement execute function private.refresh_texts_of_inquiries();

create function private.refresh_texts_of_rows() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.refresh_search_texts(array(select distinct inquiry_id from changed));
  return null;
end;
$$;

-- An account that is deleted leaves all its mails and notes: their text stays the same.
create function private.refresh_texts_of_changed_rows() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.refresh_search_texts(array(
    select distinct changed.inquiry_id from changed join before using (id)
    where to_jsonb(changed) - '{author_id,author_email}'::text[] <> to_jsonb(before) - '{author_id,author_email}'::text[]
  ));
  return null;
end;
$$;

create trigger refresh_search_text_after_insert
  after insert on public.inquiry_messages
  referencing new table as changed
  for each statement execute function private.refresh_texts_of_rows();

create trigger refresh_search_text_after_delete
  after delete on public.inquiry_messages
  referencing old table as changed
  for each statement execute function private.refresh_texts_of_rows();

create trigger refresh_search_text_after_update
  after update on public.inquiry_messages
  referencing old table as before new table as changed
  for each statement execute function private.refresh_texts_of_changed_rows();

create trigger refresh_search_text_after_insert
  after insert on public.inquiry_notes
  referencing new table as changed
  for each statement execute function private.refresh_texts_of_rows();

create trigger refresh_search_text_after_delete
  after delete on public.inquiry_notes
  referencing old table as changed
  for each statement execute function private.refresh_texts_of_rows();

create trigger refresh_search_text_after_update
  after update on public.inquiry_notes
  referencing old table as before new table as changed
  for each statement execute function private.refresh_texts_of_changed_rows();
