-- Files of messages: of a mail that came, of what a visitor wrote on their page, and of a reply, up to 20 of up to 10 MB each and 20 MB
-- together. Until a reply is sent its files belong to a draft, of one person and one inquiry; then to its message.
create table public.inquiry_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.inquiry_messages (id) on delete cascade,
  draft_inquiry_id uuid references public.inquiries (id) on delete cascade,
  author_id uuid references auth.users (id) on delete cascade,
  -- Its place in the mail.
  number smallint not null,
  name text not null constraint inquiry_attachments_name_length check (char_length(name) between 1 and 200),
  media_type text not null constraint inquiry_attachments_media_type_length check (char_length(media_type) between 1 and 200),
  -- Bytes.
  size integer not null constraint inquiry_attachments_size_known check (size >= 0),
  -- Whether its content is to be kept, and whether all of it is. The mailbox has what is too large.
  is_kept boolean not null default false,
  is_stored boolean not null default false,
  created_at timestamptz not null default now(),
  -- Whether staff wait until a scanner has said that it is clean: for files from outside, where there is a scanner.
  wants_scan boolean not null default coalesce(current_setting('app.settings.scan_files', true), '') = 'true',
  scan text constraint inquiry_attachments_scan_known check (scan in ('clean', 'infected')),
  unique (message_id, number),
  constraint inquiry_attachments_of_one check (
    (message_id is null) = (draft_inquiry_id is not null) and (draft_inquiry_id is null) = (author_id is null)
  )
);

create index inquiry_attachments_of_draft on public.inquiry_attachments (draft_inquiry_id) where draft_inquiry_id is not null;
create index inquiry_attachments_to_scan on public.inquiry_attachments (id) where wants_scan and scan is null;

alter table public.inquiry_attachments enable row level security, force row level security;

create policy "functions keep attachments" on public.inquiry_attachments
  for all to current_user using (true) with check (true);

create policy "staff read attachments" on public.inquiry_attachments
  for select to authenticated
  using ((select private.is_staff()) and (message_id is not null or is_stored and author_id = (select auth.uid())));

-- The content has links, whose making is audited.
grant select (id, message_id, draft_inquiry_id, number, name, media_type, size, is_stored, wants_scan, scan)
  on public.inquiry_attachments to authenticated;

-- The content of an attachment, in pieces: while one is stored, others need not wait long.
create table public.inquiry_attachment_pieces (
  attachment_id uuid not null references public.inquiry_attachments (id) on delete cascade,
  number smallint not null constraint inquiry_attachment_pieces_number_known check (number between 1 and 100),
  content bytea not null
    constraint inquiry_attachment_pieces_content_size check (octet_length(content) between 1 and 262144),
  primary key (attachment_id, number)
);

-- Most files are compressed already.
alter table public.inquiry_attachment_pieces alter column content set storage external;

alter table public.inquiry_attachment_pieces enable row level security, force row level security;

create policy "functions keep pieces of attachments" on public.inquiry_attachment_pieces
  for all to current_user using (true) with check (true);

-- Links to files. Each opens one for a minute: a download is a plain address, without the token of a session.
create table private.file_links (
  id uuid primary key default gen_random_uuid(),
  file_id uuid not null references public.inquiry_attachments (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table private.file_links enable row level security, force row level security;

create policy "functions keep links to files" on private.file_links
  for all to current_user using (true) with check (true);

create function private.count_files(of_inquiry uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.inquiries set file_count = files.count
  from (
    select count(*) from public.inquiry_attachments as file
    join public.inquiry_messages as message on message.id = file.message_id
    where message.inquiry_id = of_inquiry
  ) as files
  where id = of_inquiry and file_count <> files.count;
$$;

-- Lists a file of a mail just received; `is_kept` says whether its content follows. A file for which there is no room is listed too: the
-- mailbox has it.
create function public.list_attachment(
  message_id uuid, number integer, name text, media_type text, size integer, is_kept boolean
) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
  select
    message.id, list_attachment.number, list_attachment.name, list_attachment.media_type, list_attachment.size,
    list_attachment.is_kept and private.has_room_for_files(message.inquiry_id, list_attachment.size),
    list_attachment.is_kept and list_attachment.size = 0
  from public.inquiry_messages as message where message.id = list_attachment.message_id;
  select private.count_files(inquiry_id) from public.inquiry_messages where id = list_attachment.message_id;
$$;

-- Whether files of this size may still be kept: 100 MB of one inquiry and 1 GB of all within a day, and of all together as much as the
-- engine holds. Half of the room is for inquiries that staff have read: strangers begin as many as they like.
create function private.has_room_for_files(of_inquiry uuid, bytes bigint) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  with inquiry as (
    select coalesce(max(case when read_at is null then 2 else 1 end), 2) as share from public.inquiries where id = of_inquiry
  )
  select
    coalesce(sum(file.size) filter (where message.inquiry_id = of_inquiry), 0) + bytes <= 104857600
    and coalesce(sum(file.size), 0) + bytes <= 1073741824 / (select share from inquiry)
    and (
      private.setting('most_file_bytes') is null
      or public.received_file_bytes() + bytes <= private.setting('most_file_bytes')::bigint / (select share from inquiry)
    )
  from public.inquiry_attachments as file
  join public.inquiry_messages as message on message.id = file.message_id
  where message.direction = 'received' and message.created_at > now() - interval '1 day' and file.is_kept;
$$;

-- Bytes of the received files that are kept.
create function public.received_file_bytes() returns bigint
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(sum(file.size), 0) from public.inquiry_attachments as file
  join public.inquiry_messages as message on message.id = file.message_id
  where message.direction = 'received' and file.is_kept;
$$;

-- The attachments of a mail that are not stored whole: a process may have died between two pieces.
create function public.list_unstored_attachments(message_id uuid) returns table (id uuid, number smallint)
  language sql stable security definer
  set search_path = ''
as $$
  select attachment.id, attachment.number from public.inquiry_attachments as attachment
  where attachment.message_id = list_unstored_attachments.message_id and attachment.is_kept and not attachment.is_stored
  order by attachment.number;
$$;

-- Stores a piece in base64, which the embedded database takes ten times as fast as bytes.
create function public.store_attachment_piece(attachment_id uuid, number integer, content text, is_last boolean) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachment_pieces (attachment_id, number, content)
  select id, store_attachment_piece.number, decode(store_attachment_piece.content, 'base64') from public.inquiry_attachments
  where id = store_attachment_piece.attachment_id
  on conflict do nothing;
  update public.inquiry_attachments set is_stored = true where id = store_attachment_piece.attachment_id and is_last;
$$;

-- Begins a file of a reply that the caller writes. Its pieces follow, and nobody sees it until the last one is stored. Returns its id.
create function public.add_draft_file(inquiry_id uuid, name text, size integer) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  clean_name constant text := private.clean_file_name(add_draft_file.name);
  own uuid[];
  new_id uuid;
begin
  perform private.assert_staff();
  if (size between 1 and 10485760) is not true then
    raise exception 'A file can have 10 MB and cannot be empty.' using errcode = '22023';
  end if;
  if not exists (select from public.inquiries as inquiry where inquiry.id = add_draft_file.inquiry_id) then
    raise sqlstate 'PT404' using message = 'There is no such inquiry.';
  end if;
  -- The person's calls wait for each other: two at once would not see each other's bytes.
  perform pg_advisory_xact_lock(hashtextextended('draft files of ' || auth.uid(), 0));
  -- A process died while it received them: no request takes longer.
  delete from public.inquiry_attachments as file
  where file.author_id = auth.uid() and not file.is_stored and file.created_at < now() - interval '15 minutes';
  insert into public.inquiry_attachments (draft_inquiry_id, author_id, number, name, media_type, size, is_kept, wants_scan)
  select
    add_draft_file.inquiry_id, auth.uid(), coalesce(max(file.number), 0) + 1, clean_name, private.safe_media_type(clean_name),
    add_draft_file.size, true, false
  from public.inquiry_attachments as file
  where file.draft_inquiry_id = add_draft_file.inquiry_id and file.author_id = auth.uid()
  returning id into new_id;
  select array_agg(file.id) into own from public.inquiry_attachments as file
  where file.draft_inquiry_id = add_draft_file.inquiry_id and file.author_id = auth.uid();
  perform private.assert_mail_size(own);
  if (
    select sum(file.size) > 209715200 from public.inquiry_attachments as file
    where file.draft_inquiry_id is not null and file.author_id = auth.uid()
  ) then
    raise exception 'The files of your drafts can have 200 MB together.' using errcode = '22023';
  end if;
  return new_id;
end;
$$;

-- Cleans a name as server/mailbox/attachments.ts does: it has no path and no character that hides or reorders others, and keeps its
-- ending.
create function private.clean_file_name(name text) returns text
  language sql immutable
  set search_path = ''
as $$
  with shown as (
    select regexp_replace(
      regexp_replace(right(name, 1000), '^.*[/\\]', ''),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f'
        '\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff\U000110bd\U000110cd\U0001bca0-\U0001bca3'
        '\U0001d173-\U0001d17a\U000e0001-\U000e007f<>:"|?*]', '', 'g'
    ) as text
  ), trimmed as (
    select regexp_replace(
      regexp_replace(text, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), '^[. ]+|[. ]+$', '', 'g'
    ) as text
    from shown
  ), parts as (
    select text, coalesce(substring(text from '\.[A-Za-z0-9_]{1,10}$'), '') as ending from trimmed
  )
  select case
    when text = '' then 'attachment'
    when char_length(text) <= 120 then text
    else left(text, 120 - char_length(ending)) || ending
  end
  from parts;
$$;

-- A mail says by the ending alone what a file is. It never says text: nobody knows in which characters that is written.
create function private.safe_media_type(name text) returns text
  language sql immutable
  set search_path = ''
as $$
  select coalesce((
    select type from (values
      ('pdf', 'application/pdf'), ('zip', 'application/zip'), ('step', 'model/step'), ('stp', 'model/step'),
      ('png', 'image/png'), ('jpg', 'image/jpeg'), ('jpeg', 'image/jpeg'), ('gif', 'image/gif'), ('webp', 'image/webp'),
      ('mp4', 'video/mp4'), ('doc', 'application/msword'), ('xls', 'application/vnd.ms-excel'),
      ('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
      ('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
      ('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation')
    ) as known (ending, type)
    where ending = lower(substring(name from '\.([A-Za-z0-9]+)$'))
  ), 'application/octet-stream');
$$;

create function private.assert_mail_size(file_ids uuid[]) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if (select count(*) > 20 or sum(size) > 20971520 from public.inquiry_attachments where id = any (file_ids)) then
    raise exception 'An email can carry 20 files and 20 MB.' using errcode = '22023';
  end if;
end;
$$;

create function public.remove_draft_file(file_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  file constant public.inquiry_attachments := private.lock_draft_file(file_id);
begin
  delete from public.inquiry_attachments where id = file.id;
end;
$$;

-- The caller's own file, held until the transaction ends. Raises PT404 without one.
create function private.lock_draft_file(file_id uuid) returns public.inquiry_attachments
  language plpgsql security definer
  set search_path = ''
as $$
declare
  file public.inquiry_attachments;
begin
  perform private.assert_staff();
  select * into file from public.inquiry_attachments
  where id = file_id and draft_inquiry_id is not null and author_id = auth.uid() for update;
  if file.id is null then
    raise sqlstate 'PT404' using message = 'There is no such file.';
  end if;
  return file;
end;
$$;

-- Makes files of the caller's draft those of a message, in this order: all of them, or none.
create function private.attach_draft_files(to_message uuid, of_inquiry uuid, file_ids uuid[]) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  attached integer;
begin
  perform private.assert_mail_size(file_ids);
  update public.inquiry_attachments as file
  set message_id = to_message, number = wanted.place, draft_inquiry_id = null, author_id = null
  from unnest(file_ids) with ordinality as wanted (id, place)
  where file.id = wanted.id and file.is_stored and file.draft_inquiry_id = of_inquiry and file.author_id = auth.uid();
  get diagnostics attached = row_count;
  if attached <> cardinality(file_ids) then
    raise exception 'A file of this reply is missing.' using errcode = '22023';
  end if;
  perform private.count_files(of_inquiry);
end;
$$;

-- Deletes files that nobody finished in a day, and those of drafts that are gone.
create function private.delete_stale_draft_files() returns void
  language sql
  set search_path = ''
as $$
  delete from public.inquiry_attachments as file
  where file.draft_inquiry_id is not null and file.created_at < now() - interval '1 day' and not (
    file.is_stored and exists (
      select from public.inquiry_drafts as draft
      where draft.inquiry_id = file.draft_inquiry_id and draft.author_id = file.author_id and draft.kind = 'reply'
    )
  );
$$;

-- The files that the mail of a message carries.
create function private.mail_files(of_message uuid) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', id, 'name', name, 'media_type', private.safe_media_type(name), 'size', size) order by number
    ),
    '[]'
  )
  from public.inquiry_attachments where message_id = of_message and is_stored;
$$;

-- Makes a link that opens an attachment for a minute. Returns its id. A download is audited. A picture that the page of an inquiry shows
-- small is not, since the entry of the opening says so: the caller must have opened the inquiry that day. Raises PT404 when the file is not
-- kept, or held back.
create function public.create_file_link(file_id uuid, is_picture boolean default false) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  opened record;
  link_id uuid;
begin
  perform private.assert_staff();
  select file.number, message.inquiry_id into opened
  from public.inquiry_attachments as file join public.inquiry_messages as message on message.id = file.message_id
  where file.id = create_file_link.file_id and file.is_stored and not private.is_held(file.wants_scan, file.scan)
    and (not is_picture or private.safe_media_type(file.name) like 'image/%' and exists (
      select from public.inquiry_presence as presence
      where presence.inquiry_id = message.inquiry_id and presence.user_id = auth.uid()
        -- The page may have been open for a while.
        and presence.opened_at >= now() - interval '1 day'
    ));
  if opened.inquiry_id is null then
    raise sqlstate 'PT404' using message = 'There is no such attachment.';
  end if;
  if not is_picture then
    perform private.add_audit_entry(
      'inquiry.attachment_downloaded', 'inquiries', opened.inquiry_id, jsonb_build_object('attachment', opened.number)
    );
  end if;
  delete from private.file_links where created_at <= now() - interval '1 minute';
  insert into private.file_links (file_id) values (create_file_link.file_id) returning id into link_id;
  return link_id;
end;
$$;

-- The file that a link opens, {id, name, media_type, size}: pictures under their type, and everything else under one that no browser opens.
-- Null when it opens none any more, or it is held back by now.
create function public.open_file_link(link_id uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', file.id, 'name', file.name, 'size', file.size,
    'media_type', coalesce(substring(private.safe_media_type(file.name) from '^image/.*'), 'application/octet-stream')
  )
  from private.file_links as link join public.inquiry_attachments as file on file.id = link.file_id
  where link.id = link_id and link.created_at > now() - interval '1 minute' and not private.is_held(file.wants_scan, file.scan);
$$;

-- A piece of a file in base64, empty after the last one.
create function public.load_attachment_piece(attachment_id uuid, piece integer) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce((
    select translate(encode(stored.content, 'base64'), E'\n', '')
    from public.inquiry_attachment_pieces as stored
    where stored.attachment_id = load_attachment_piece.attachment_id and stored.number = load_attachment_piece.piece
  ), '');
$$;

-- Whether a file that came from outside is held back: staff cannot have it, or not yet.
create function private.is_held(wants_scan boolean, scan text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select wants_scan and scan is distinct from 'clean';
$$;

-- Files from outside that wait for the scanner. Inquiries take turns, the oldest file first: nobody's files wait for all of somebody
-- else's.
create function public.list_files_to_scan() returns table (id uuid, size integer)
  language sql stable security definer
  set search_path = ''
as $$
  select file.id, file.size from public.inquiry_attachments as file
  join public.inquiry_messages as message on message.id = file.message_id
  where file.wants_scan and file.scan is null and file.is_stored
  order by row_number() over (partition by message.inquiry_id order by message.created_at, file.number), message.created_at
  limit 1000;
$$;

-- Saves what the scanner says of a file, clean or infected. Infected stays, also when another process says otherwise.
create function public.save_file_scan(file_id uuid, scan text) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.inquiry_attachments as file set scan = save_file_scan.scan
  where file.id = save_file_scan.file_id and file.wants_scan and file.is_stored and file.scan is distinct from 'infected';
$$;

grant execute on function
  public.received_file_bytes, public.list_attachment, public.list_unstored_attachments, public.store_attachment_piece,
  public.load_attachment_piece, public.open_file_link, public.list_files_to_scan, public.save_file_scan
  to service_role;

grant execute on function public.add_draft_file, public.remove_draft_file, public.create_file_link to authenticated;
