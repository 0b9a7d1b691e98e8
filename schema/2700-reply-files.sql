-- Files that go out with a reply: up to 20, of up to 10 MB each and 20 MB together. Until the reply is sent they belong to a draft, of
-- one person and one inquiry; then to its message, as the files of a received mail do.

alter table public.inquiry_attachments
  alter column message_id drop not null,
  add column draft_inquiry_id uuid references public.inquiries (id) on delete cascade,
  add column author_id uuid references auth.users (id) on delete cascade,
  add column created_at timestamptz not null default now(),
  -- Whether staff wait until a scanner has said that it is clean: for what comes by mail, where there is one.
  add column wants_scan boolean not null default coalesce(current_setting('app.settings.scan_files', true), '') = 'true',
  add column scan text constraint inquiry_attachments_scan_known check (scan in ('clean', 'infected')),
  add constraint inquiry_attachments_of_one check (
    (message_id is null) = (draft_inquiry_id is not null) and (draft_inquiry_id is null) = (author_id is null)
  );

create index inquiry_attachments_of_draft on public.inquiry_attachments (draft_inquiry_id) where draft_inquiry_id is not null;
create index inquiry_attachments_to_scan on public.inquiry_attachments (id) where wants_scan and scan is null;

drop policy "admins read attachments" on public.inquiry_attachments;

create policy "staff read attachments" on public.inquiry_attachments
  for select to authenticated
  using ((select private.is_staff()) and (message_id is not null or author_id = (select auth.uid())));

grant select (draft_inquiry_id, wants_scan, scan) on public.inquiry_attachments to authenticated;

-- Of a file that came from outside: staff cannot have it, or not yet.
create function private.is_held(wants_scan boolean, scan text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select wants_scan and scan is distinct from 'clean';
$$;

-- As server/mailbox/clean-file-name.ts: without a path, without what hides or reorders characters, with its ending.
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

-- What a mail says a file is, by its ending alone. Text is none of them: nobody knows in which characters it is written.
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

-- Begins a file of a reply that the caller writes. Its pieces follow. Returns its id.
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
  -- One after the other: two at once would not see each other's bytes.
  perform pg_advisory_xact_lock(hashtextextended('draft files of ' || auth.uid(), 0));
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

-- Stores the next piece of a file, in base64: 256 KB, the last one what remains. One that is stored already changes nothing: its
-- answer may have been lost.
create function public.add_draft_file_piece(file_id uuid, piece integer, content text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  piece_bytes constant integer := 262144;
  file constant public.inquiry_attachments := private.lock_draft_file(file_id);
  stored constant integer := (select count(*) from public.inquiry_attachment_pieces where attachment_id = file.id);
  bytes bytea;
begin
  if piece between 1 and stored then
    return;
  end if;
  bytes := decode(content, 'base64');
  if (piece = stored + 1 and octet_length(bytes) = least(piece_bytes, file.size - stored * piece_bytes)) is not true then
    raise exception 'The pieces of a file come whole and in order.' using errcode = '22023';
  end if;
  insert into public.inquiry_attachment_pieces (attachment_id, number, content) values (file.id, piece, bytes);
  update public.inquiry_attachments set is_stored = true where id = file.id and piece * piece_bytes >= file.size;
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
end;
$$;

-- What nobody finished in a day, and what is left of drafts that are gone.
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

-- The same of a picture that the page of an inquiry shows small. No entry says so: that of the opening does. So the caller has opened
-- the inquiry that day, and else must download it.
create function public.get_picture(attachment_id uuid, piece integer) returns text
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  if not exists (
    select from public.inquiry_attachments as attachment
    join public.inquiry_messages as message on message.id = attachment.message_id
    join public.inquiry_presence as presence on presence.inquiry_id = message.inquiry_id
    where attachment.id = get_picture.attachment_id and is_stored and not private.is_held(wants_scan, scan) and name ~* '\.(png|jpe?g|gif|webp)$'
      -- The page may have been open for a while.
      and presence.user_id = auth.uid() and presence.opened_at >= now() - interval '1 day'
  ) then
    raise sqlstate 'PT404' using message = 'There is no such attachment.';
  end if;
  return public.load_attachment_piece(attachment_id, piece);
end;
$$;

grant execute on function
  public.load_attachment_piece
  to service_role;

grant execute on function
  public.add_draft_file, public.add_draft_file_piece, public.remove_draft_file, public.get_picture
  to authenticated;
