-- Files from outside that wait for the scanner, of each inquiry the oldest first: nobody's files wait for all of somebody else's.
create function public.list_files_to_scan() returns setof uuid
  language sql stable security definer
  set search_path = ''
as $$
  select file.id from public.inquiry_attachments as file
  join public.inquiry_messages as message on message.id = file.message_id
  where file.wants_scan and file.scan is null and file.is_stored
  order by row_number() over (partition by message.inquiry_id order by message.created_at, file.number), message.created_at
  limit 1000;
$$;

-- A piece of one of them; null after the last one. Raises PT404 when there is none any more: what is left of a file is no file to scan.
create function public.file_piece_to_scan(file_id uuid, piece integer) returns bytea
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not exists (select from public.inquiry_attachments where id = file_piece_to_scan.file_id and wants_scan and is_stored) then
    raise sqlstate 'PT404' using message = 'There is no such file.';
  end if;
  return (
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
  update public.inquiry_attachments as file set scan = save_file_scan.scan
  where file.id = save_file_scan.file_id and file.wants_scan and file.is_stored and file.scan is distinct from 'infected';
$$;

grant execute on function public.list_files_to_scan, public.file_piece_to_scan, public.save_file_scan to service_role;
