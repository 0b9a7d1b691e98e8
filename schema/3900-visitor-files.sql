-- Files that the sender adds on the private page of an inquiry: 12 of up to 50 MB each and 150 MB together. They come in pieces of 256 KB,
-- as those of mails do: a piece is what staff download with one call, and a line of a backup.
create table public.inquiry_files (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  -- In the order in which they were begun: the audit log names no file otherwise.
  number smallint not null,
  name text not null constraint inquiry_files_name_length check (char_length(name) between 1 and 120),
  media_type text not null constraint inquiry_files_media_type_length check (char_length(media_type) between 1 and 200),
  -- Bytes, and how many of them there are.
  size integer not null constraint inquiry_files_size_known check (size between 1 and 52428800),
  received integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Null until it is whole and its type was checked.
  finished_at timestamptz,
  -- Whether staff wait until a scanner has said that it is clean.
  wants_scan boolean not null default false,
  scan text constraint inquiry_files_scan_known check (scan in ('clean', 'infected')),
  unique (inquiry_id, number),
  constraint inquiry_files_received_known check (received between 0 and size),
  constraint inquiry_files_finished_whole check (finished_at is null or received = size)
);

create index inquiry_files_to_scan on public.inquiry_files (finished_at) where wants_scan and scan is null;
create index inquiry_files_unfinished on public.inquiry_files (changed_at) where finished_at is null;

create table public.inquiry_file_pieces (
  file_id uuid not null references public.inquiry_files (id) on delete cascade,
  number smallint not null constraint inquiry_file_pieces_number_known check (number between 1 and 200),
  content bytea not null
    constraint inquiry_file_pieces_content_size check (octet_length(content) between 1 and 262144),
  primary key (file_id, number)
);

-- What is drawn or photographed is compressed already, mostly.
alter table public.inquiry_file_pieces alter column content set storage external;

-- How much was begun within a day, by a network or for an inquiry.
create table private.file_budgets (
  spender text not null,
  day date not null,
  files integer not null,
  bytes bigint not null,
  primary key (spender, day)
);

alter table public.inquiry_files enable row level security, force row level security;
alter table public.inquiry_file_pieces enable row level security, force row level security;
alter table private.file_budgets enable row level security, force row level security;

create policy "functions keep files of inquiries" on public.inquiry_files
  for all to current_user using (true) with check (true);

create policy "functions keep pieces of files" on public.inquiry_file_pieces
  for all to current_user using (true) with check (true);

create policy "functions keep budgets of files" on private.file_budgets
  for all to current_user using (true) with check (true);

create policy "staff read finished files" on public.inquiry_files
  for select to authenticated
  using (finished_at is not null and (select private.is_staff()));

-- The content has a function, which audits every download.
grant select (id, inquiry_id, number, name, media_type, size, finished_at, wants_scan, scan) on public.inquiry_files to authenticated;

-- What the page of an inquiry lists, the oldest first.
create function private.list_visitor_files(of_inquiry uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', file.id, 'name', file.name, 'size', file.size, 'received', file.received, 'finished_at', file.finished_at,
        'is_held', private.is_held(file.wants_scan, file.scan), 'is_infected', file.scan is not distinct from 'infected'
      ) order by file.number
    ),
    '[]'
  )
  from public.inquiry_files as file where file.inquiry_id = of_inquiry;
$$;

-- Counts a file that begins. Raises PT429, with the seconds to wait as detail, above what the spender has for a day.
create function private.spend_file_budget(spender text, size integer, most_files integer, most_bytes bigint) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  spent private.file_budgets;
begin
  insert into private.file_budgets as budget (spender, day, files, bytes)
  values (spend_file_budget.spender, (now() at time zone 'UTC')::date, 1, spend_file_budget.size)
  on conflict on constraint file_budgets_pkey
    do update set files = budget.files + 1, bytes = budget.bytes + excluded.bytes
  returning * into spent;
  if spent.files > most_files or spent.bytes > most_bytes then
    raise sqlstate 'PT429' using
      message = 'too_many',
      detail = ceil(extract(epoch from (spent.day + 1)::timestamp at time zone 'UTC' - now()))::integer::text;
  end if;
end;
$$;

-- Begins a file. Its pieces follow. Returns its id. Raises PT413 with the reason when it does not fit, and PT429 when the network, or the
-- sender, has begun too much within a day.
create function public.begin_visitor_file(reference text, key_hash text, name text, size integer, network text) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash);
  clean_name constant text := private.clean_file_name(begin_visitor_file.name);
  others record;
  new_id uuid;
begin
  if (size >= 1) is not true then
    raise exception 'A file cannot be empty.' using errcode = '22023';
  end if;
  select count(*) as files, coalesce(sum(file.size), 0) as bytes, coalesce(max(file.number), 0) as number into others
  from public.inquiry_files as file where file.inquiry_id = inquiry.id;
  if size > 52428800 then
    raise sqlstate 'PT413' using message = 'file_too_large';
  elsif others.files >= 12 then
    raise sqlstate 'PT413' using message = 'too_many_files';
  elsif others.bytes + size > 157286400 then
    raise sqlstate 'PT413' using message = 'files_too_large';
  end if;
  perform private.spend_file_budget(inquiry.id::text, size, 255, 1073741824);
  if network is not null then
    perform private.spend_file_budget(network, size, 60, 629145600);
    -- Who has many networks fills no disk within a day.
    perform private.spend_file_budget('all', size, 2000, 10737418240);
  end if;
  insert into public.inquiry_files (inquiry_id, number, name, media_type, size)
  values (inquiry.id, others.number + 1, clean_name, private.safe_media_type(clean_name), begin_visitor_file.size)
  returning id into new_id;
  return new_id;
end;
$$;

-- A file of the inquiry that the link opens, held until the transaction ends. Raises PT404 without one.
create function private.lock_visitor_file(reference text, key_hash text, file_id uuid) returns public.inquiry_files
  language plpgsql security definer
  set search_path = ''
as $$
declare
  file public.inquiry_files;
begin
  select * into file from public.inquiry_files as known
  where known.id = lock_visitor_file.file_id
    and known.inquiry_id = private.inquiry_of_key(lock_visitor_file.reference, lock_visitor_file.key_hash)
  for update;
  if file.id is null then
    raise sqlstate 'PT404' using message = 'There is no such file.';
  end if;
  return file;
end;
$$;

-- Stores what comes at `at_offset`, in base64, which the embedded database takes ten times as fast as bytes: whole pieces of 256 KB, and
-- at the end what remains; the rest of `content` comes again. What is stored already changes nothing: its answer may have been lost.
-- Returns how many bytes there are.
create function public.add_visitor_file_piece(reference text, key_hash text, file_id uuid, at_offset integer, content text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  piece_bytes constant integer := 262144;
  file constant public.inquiry_files := private.lock_visitor_file(reference, key_hash, file_id);
  bytes constant bytea := decode(content, 'base64');
  until constant integer := at_offset + octet_length(bytes);
  taken constant integer := case when until = file.size then until else until - until % piece_bytes end;
begin
  if at_offset >= 0 and at_offset < file.received and until <= file.received then
    return file.received;
  end if;
  if (at_offset = file.received and taken > at_offset and until <= file.size) is not true then
    raise exception 'The pieces of a file come whole and in order.' using errcode = '22023';
  end if;
  insert into public.inquiry_file_pieces (file_id, number, content)
  select file.id, start / piece_bytes + 1, substring(bytes from start - at_offset + 1 for least(piece_bytes, taken - start))
  from generate_series(at_offset, taken - 1, piece_bytes) as start;
  update public.inquiry_files set received = taken, changed_at = now() where id = file.id;
  return taken;
end;
$$;

-- Of a file whose size nobody knew before its end came: a form says only how long it is itself.
create function public.shrink_visitor_file(reference text, key_hash text, file_id uuid, size integer) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  file constant public.inquiry_files := private.lock_visitor_file(reference, key_hash, file_id);
begin
  if (file.finished_at is null and shrink_visitor_file.size between file.received and file.size) is not true then
    raise exception 'The file cannot have this size.' using errcode = '22023';
  end if;
  update public.inquiry_files as known set size = shrink_visitor_file.size where known.id = file.id;
end;
$$;

-- Where a file stands: {name, size, received, is_finished}.
create function public.visitor_file_state(reference text, key_hash text, file_id uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  state jsonb;
begin
  select jsonb_build_object('name', file.name, 'size', file.size, 'received', file.received, 'is_finished', file.finished_at is not null)
  into state from public.inquiry_files as file
  where file.id = visitor_file_state.file_id
    and file.inquiry_id = private.inquiry_of_key(visitor_file_state.reference, visitor_file_state.key_hash);
  if state is null then
    raise sqlstate 'PT404' using message = 'There is no such file.';
  end if;
  return state;
end;
$$;

-- The beginning of a file, from which its type is told, in base64.
create function public.visitor_file_beginning(reference text, key_hash text, file_id uuid) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select encode(substring(piece.content for 4096), 'base64') from public.inquiry_file_pieces as piece
  join public.inquiry_files as file on file.id = piece.file_id
  where piece.number = 1 and file.id = visitor_file_beginning.file_id
    and file.inquiry_id = private.inquiry_of_key(visitor_file_beginning.reference, visitor_file_beginning.key_hash);
$$;

-- A whole file, whose type the caller has checked, becomes one that staff see. They are told as of an answer by mail: once an hour, and
-- again after each reply and each change of the status.
create function public.finish_visitor_file(reference text, key_hash text, file_id uuid, new_due_at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry_of_key(reference, key_hash);
  file constant public.inquiry_files := private.lock_visitor_file(reference, key_hash, file_id);
  sent constant bigint := (
    select count(*) from public.inquiry_messages as message where message.inquiry_id = inquiry.id and message.direction = 'sent'
  );
  details constant jsonb := jsonb_build_object('number', file.number);
  told record;
begin
  if file.received < file.size then
    raise exception 'The file is not whole yet.' using errcode = '22023';
  end if;
  if file.finished_at is not null then
    return;
  end if;
  update public.inquiry_files
  set
    finished_at = now(), changed_at = now(),
    wants_scan = coalesce(current_setting('app.settings.scan_files', true), '') = 'true'
  where id = file.id;
  select * into told from public.receive_mail(
    inquiry.id,
    private.page_message(inquiry, '') || jsonb_build_object(
      'audited_as', 'inquiry.file_added', 'audit_details', details,
      'fingerprint', concat_ws(' ', 'files', inquiry.id, inquiry.status, sent, date_trunc('hour', now()))
    ),
    now(), new_due_at
  );
  update public.inquiry_messages set page_files = page_files + 1 where id = told.message_id;
  -- Of several at once staff are told together.
  update public.inquiry_mails set due_at = now() + interval '30 seconds'
  where message_id = told.message_id and told.is_new and due_at is not null;
  if told.is_new is not true then
    perform private.add_audit_entry('inquiry.file_added', 'inquiries', inquiry.id, details);
  end if;
end;
$$;

create function public.remove_visitor_file(reference text, key_hash text, file_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  file constant public.inquiry_files := private.lock_visitor_file(reference, key_hash, file_id);
begin
  delete from public.inquiry_files where id = file.id;
  if file.finished_at is not null then
    perform private.add_audit_entry('inquiry.file_removed', 'inquiries', file.inquiry_id, jsonb_build_object('number', file.number));
  end if;
end;
$$;

-- Raises PT404 when the link opens no inquiry.
create function public.assert_files_wanted(reference text, key_hash text) returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if private.inquiry_of_key(reference, key_hash) is null then
    raise sqlstate 'PT404' using message = 'This link opens no inquiry.';
  end if;
end;
$$;

-- Whole files from outside that wait for the scanner, the oldest first: of the pages of inquiries and of emails.
create function public.list_files_to_scan() returns setof uuid
  language sql stable security definer
  set search_path = ''
as $$
  select id from (
    select id, finished_at as since from public.inquiry_files where wants_scan and scan is null and finished_at is not null
    union all
    select attachment.id, message.created_at from public.inquiry_attachments as attachment
    join public.inquiry_messages as message on message.id = attachment.message_id
    where wants_scan and scan is null and is_stored
  ) as files
  order by since limit 1000;
$$;

-- A piece of one of them; null after the last one. Raises PT404 when there is none any more: what is left of a file is no file to scan.
create function public.file_piece_to_scan(file_id uuid, piece integer) returns bytea
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not exists (
    select from public.inquiry_files where id = file_piece_to_scan.file_id and wants_scan and finished_at is not null
    union all
    select from public.inquiry_attachments where id = file_piece_to_scan.file_id and wants_scan and is_stored
  ) then
    raise sqlstate 'PT404' using message = 'There is no such file.';
  end if;
  return (
    select content from public.inquiry_file_pieces as stored
    where stored.file_id = file_piece_to_scan.file_id and stored.number = file_piece_to_scan.piece
    union all
    select content from public.inquiry_attachment_pieces as stored
    where stored.attachment_id = file_piece_to_scan.file_id and stored.number = file_piece_to_scan.piece
  );
end;
$$;

-- What the scanner says of a file: clean or infected, which stays when another process says otherwise.
create function public.save_file_scan(file_id uuid, scan text) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.inquiry_files as file set scan = save_file_scan.scan
  where file.id = save_file_scan.file_id and file.wants_scan and file.finished_at is not null
    and file.scan is distinct from 'infected';
  update public.inquiry_attachments as file set scan = save_file_scan.scan
  where file.id = save_file_scan.file_id and file.wants_scan and file.is_stored and file.scan is distinct from 'infected';
$$;

-- What nobody finished in a day, and budgets of days that are over.
create function private.delete_stale_visitor_files() returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.inquiry_files where finished_at is null and changed_at < now() - interval '1 day';
  delete from private.file_budgets where day < (now() at time zone 'UTC')::date;
$$;

-- Staff download a file, piece by piece, which is audited once. Returns a piece in base64, empty after the last one; raises PT404 when
-- there is none, or it is held back.
create function public.get_visitor_file(file_id uuid, piece integer) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  file public.inquiry_files;
begin
  perform private.assert_staff();
  select * into file from public.inquiry_files as known where known.id = get_visitor_file.file_id and known.finished_at is not null;
  if file.id is null or private.is_held(file.wants_scan, file.scan) then
    raise sqlstate 'PT404' using message = 'There is no such file.';
  end if;
  if piece = 1 then
    perform private.add_audit_entry(
      'inquiry.file_downloaded', 'inquiries', file.inquiry_id, jsonb_build_object('number', file.number)
    );
  end if;
  return coalesce((
    select translate(encode(stored.content, 'base64'), E'\n', '')
    from public.inquiry_file_pieces as stored where stored.file_id = file.id and stored.number = piece
  ), '');
end;
$$;

grant execute on function
  public.begin_visitor_file, public.add_visitor_file_piece, public.shrink_visitor_file, public.visitor_file_state,
  public.assert_files_wanted, public.visitor_file_beginning, public.finish_visitor_file, public.remove_visitor_file, public.list_files_to_scan,
  public.file_piece_to_scan, public.save_file_scan
  to service_role;

grant execute on function public.get_visitor_file to authenticated;
