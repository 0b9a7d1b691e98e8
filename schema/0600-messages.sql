-- Mails to a visitor and from them, as text, with what was attached.
create table public.inquiry_messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  direction text not null constraint inquiry_messages_direction_known check (direction in ('sent', 'received')),
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  -- Null when the mail names no sender, or several.
  address text constraint inquiry_messages_address_length check (char_length(address) between 3 and 254),
  subject text not null constraint inquiry_messages_subject_length check (char_length(subject) <= 300),
  body text not null constraint inquiry_messages_body_length check (char_length(body) <= 100000),
  -- What it repeats of earlier mails.
  quoted text constraint inquiry_messages_quoted_length check (char_length(quoted) <= 100000),
  locale text constraint inquiry_messages_locale_known check (locale in ('en', 'ar')),
  -- The Message-ID of one that came. Careless programs use one for several mails.
  mail_id text constraint inquiry_messages_mail_id_length check (char_length(mail_id) between 3 and 998),
  created_at timestamptz not null default now(),
  -- A machine wrote it, an out-of-office notice say: it reopens nothing.
  is_automatic boolean not null default false,
  -- Whether our mail server says that the address of one that came is the sender's own; null when it was not asked.
  is_proven boolean,
  -- Its text, or a part of it, is encrypted.
  is_encrypted boolean not null default false,
  sender_name text constraint inquiry_messages_sender_name_length check (char_length(sender_name) <= 200),
  reply_to text constraint inquiry_messages_reply_to_length check (char_length(reply_to) between 3 and 254),
  cc text[] not null default '{}' constraint inquiry_messages_cc_count check (cardinality(cc) <= 50),
  -- Where in the body the quoted text stands, in characters, and how many of its lines nobody wrote before.
  quoted_at integer constraint inquiry_messages_quoted_at_known check (quoted_at >= 0),
  quoted_new_lines integer not null default 0,
  files_left_out integer not null default 0,
  -- Of what the mail server has: the same mail comes in once, whatever its numbers.
  fingerprint text unique constraint inquiry_messages_fingerprint_length check (char_length(fingerprint) <= 100)
);

create index inquiry_messages_of_inquiry on public.inquiry_messages (inquiry_id, created_at);
create index inquiry_messages_of_mail on public.inquiry_messages (mail_id) where mail_id is not null;
create index inquiry_messages_of_address on public.inquiry_messages (lower(address)) where direction = 'received';
create index inquiry_messages_received on public.inquiry_messages (created_at) where direction = 'received';

create table public.inquiry_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.inquiry_messages (id) on delete cascade,
  -- Its place in the mail.
  number smallint not null,
  name text not null constraint inquiry_attachments_name_length check (char_length(name) between 1 and 200),
  media_type text not null constraint inquiry_attachments_media_type_length check (char_length(media_type) between 1 and 200),
  -- Bytes.
  size integer not null constraint inquiry_attachments_size_known check (size >= 0),
  -- Whether its content is to be kept, and whether all of it is. What is too large the mailbox has.
  is_kept boolean not null default false,
  is_stored boolean not null default false,
  unique (message_id, number)
);

-- The content of an attachment, in pieces: while one is stored, others need not wait long.
create table public.inquiry_attachment_pieces (
  attachment_id uuid not null references public.inquiry_attachments (id) on delete cascade,
  number smallint not null constraint inquiry_attachment_pieces_number_known check (number between 1 and 100),
  content bytea not null
    constraint inquiry_attachment_pieces_content_size check (octet_length(content) between 1 and 262144),
  primary key (attachment_id, number)
);

-- What was attached is compressed already, mostly.
alter table public.inquiry_attachment_pieces alter column content set storage external;

alter table public.inquiry_messages enable row level security, force row level security;
alter table public.inquiry_attachments enable row level security, force row level security;
alter table public.inquiry_attachment_pieces enable row level security, force row level security;

create policy "functions keep messages" on public.inquiry_messages
  for all to current_user using (true) with check (true);

create policy "functions keep attachments" on public.inquiry_attachments
  for all to current_user using (true) with check (true);

create policy "functions keep pieces of attachments" on public.inquiry_attachment_pieces
  for all to current_user using (true) with check (true);

create policy "admins read messages" on public.inquiry_messages
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins read attachments" on public.inquiry_attachments
  for select to authenticated
  using ((select private.is_admin()));

grant select on public.inquiry_messages to authenticated;
-- The content has a function, which audits every download.
grant select (id, message_id, number, name, media_type, size, is_stored) on public.inquiry_attachments to authenticated;

-- Staff download an attachment, piece by piece, which is audited once. Returns a piece in base64, empty after the last one; raises
-- PT404 when none is kept, or it is held back.
create function public.get_attachment(attachment_id uuid, piece integer) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  attachment public.inquiry_attachments;
begin
  perform private.assert_staff();
  select * into attachment from public.inquiry_attachments
  where id = attachment_id and message_id is not null and is_stored and not private.is_held(wants_scan, scan);
  if attachment.id is null then
    raise sqlstate 'PT404' using message = 'There is no such attachment.';
  end if;
  if piece = 1 then
    perform private.add_audit_entry(
      'inquiry.attachment_downloaded', 'inquiries', inquiry_id, jsonb_build_object('attachment', attachment.number)
    ) from public.inquiry_messages where id = attachment.message_id;
  end if;
  return public.load_attachment_piece(attachment.id, piece);
end;
$$;

grant execute on function
  public.get_attachment
  to authenticated;
