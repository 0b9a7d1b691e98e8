-- What staff answer from their own mail program to what they are told: it goes to the visitor as a reply, or is a note with the reason.

alter table public.inquiry_messages
  -- A mail may have waited in the mailbox since `created_at`.
  add column stored_at timestamptz not null default now();

alter table public.inquiry_notes
  -- Of an answer by mail that was not sent to the visitor: why, and the address it came from, whoever wrote it.
  add column not_sent text constraint inquiry_notes_not_sent_known check (
    not_sent in (
      'other_address', 'not_staff', 'unproven', 'automatic', 'spam', 'no_address', 'written_since', 'third_person', 'empty', 'unclear', 'long', 'files'
    )
  ),
  add column address text constraint inquiry_notes_address_length check (char_length(address) between 3 and 254),
  -- The mailbox alone has the rest of its text, or its files.
  add column is_partial boolean not null default false,
  add column fingerprint text
    constraint inquiry_notes_fingerprint_key unique
    constraint inquiry_notes_fingerprint_length check (char_length(fingerprint) <= 100);

-- Staff are told of an answer that was not sent, each time.
alter table public.inquiry_mails
  add column note_id uuid references public.inquiry_notes (id) on delete cascade,
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known
    check (kind in ('notice', 'receipt', 'reply', 'overdue', 'answer', 'copy', 'forward', 'not_sent')),
  add constraint inquiry_mails_of_note check ((kind = 'not_sent') = (note_id is not null));

drop index public.inquiry_mails_once;
create unique index inquiry_mails_once on public.inquiry_mails (inquiry_id, kind, recipient)
  where message_id is null and note_id is null;
create index inquiry_mails_not_sent on public.inquiry_mails (lower(recipient), created_at) where kind = 'not_sent';

-- The id of a mail to one of the staff is their key to answer it by mail, so no colleague reads it. One that was given up is no key,
-- and has another id when it is sent again.
drop policy "admins read inquiry mails" on public.inquiry_mails;
create policy "staff read inquiry mails" on public.inquiry_mails
  for select to authenticated
  using ((select private.is_staff()) and (kind not in ('notice', 'answer', 'overdue') or failed_at is not null));

-- What the mails to staff about an inquiry said: an answer to one repeats it.
create function public.list_notice_texts(inquiry_id uuid) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(array_agg(sent_text order by sent_at), '{}')
  from public.inquiry_mails as mail
  where mail.inquiry_id = list_notice_texts.inquiry_id and kind in ('notice', 'answer', 'overdue') and sent_text is not null;
$$;

-- Stores what came as an answer to `mail_id`, a mail to one of the staff: as a reply that goes out at once, when everything below is so;
-- else as a note, of which that person is told, five times a day at most and never because of a machine. It counts as a change.
--
-- The id of that mail is known to its recipient alone. Keys of `answer`:
--   address: the one in From, empty without one, or with several
--   has_passed: whether the mail server that received it says that the address is the sender's own
--   body, locale: what is new in it, and the language; `is_unclear` when it may hold what it quotes
--   whole: its text for a note
--   files, lacks_files: [{name, media_type, size}] in their order, and whether there are others, or some that are not for the visitor
--   own_address: of the desk, in place of the person's
--   fingerprint: of its Message-ID, its sender and its text, or of all its bytes
-- Returns the reply, whose files follow; else `noted`, with or without all of it, or why the mail is left alone.
create function public.receive_staff_answer(mail_id uuid, answer jsonb) returns table (message_id uuid, outcome text)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_note constant integer := 5000;
  told public.inquiry_mails;
  inquiry public.inquiries;
  written record;
  author record;
  note public.inquiry_notes;
  reply_mail uuid;
  is_proven boolean;
  reason text;
  text_of_note text;
begin
  select * into told from public.inquiry_mails where id = mail_id and failed_at is null and kind in ('notice', 'answer', 'overdue');
  select * into inquiry from public.inquiries where id = told.inquiry_id for update;
  if inquiry.id is null then
    return query select null::uuid, 'notice';
    return;
  end if;
  -- Letters may touch the address, Arabic ones say: it is replaced as it is, wherever it stands.
  select given.*, regexp_replace(
    trim(E' \n' from coalesce(given.body, '')), '***=' || told.recipient, given.own_address, 'gi'
  ) as reply into written
  from jsonb_to_record(answer) as given (
    address text, has_passed boolean, body text, whole text, locale text, is_unclear boolean, is_automatic boolean, files jsonb,
    lacks_files boolean, own_address text, fingerprint text
  );
  -- The same mail again: a process may have died between two pieces of a file.
  select id into message_id from public.inquiry_messages as known where known.fingerprint = written.fingerprint;
  select * into note from public.inquiry_notes as known where known.fingerprint = written.fingerprint;
  if message_id is not null or note.id is not null then
    return query select message_id, case when note.is_partial then 'noted_in_part' else 'received' end;
    return;
  end if;

  select id, email into author from auth.users
  where lower(email) = lower(told.recipient) and private.is_active_staff(id) limit 1;
  is_proven := written.has_passed and lower(written.address) = lower(told.recipient);
  reason := case
    when lower(written.address) is distinct from lower(told.recipient) then 'other_address'
    when author.id is null then 'not_staff'
    when is_proven is not true then 'unproven'
    when written.is_automatic then 'automatic'
    when inquiry.status = 'spam' then 'spam'
    when inquiry.email is null then 'no_address'
    when exists (
      select from public.inquiry_messages as later
      where later.inquiry_id = inquiry.id and (
        later.direction = 'received' and not later.is_automatic and later.stored_at > told.created_at
        -- One that waited went out at `created_at`.
        or later.direction = 'sent' and later.author_id is distinct from author.id
          and greatest(later.stored_at, later.created_at) > told.created_at
      )
    ) then 'written_since'
    -- It was meant for them, and not for the visitor.
    when (select is_third_person from public.inquiry_messages where id = told.message_id) then 'third_person'
    when written.reply = '' then 'empty'
    when written.is_unclear or strpos(lower(written.reply), mail_id::text) > 0 then 'unclear'
    when char_length(written.reply) > 20000 then 'long'
    when written.lacks_files then 'files'
  end;

  if reason is null then
    insert into public.inquiry_messages (
      inquiry_id, direction, author_id, author_email, address, subject, body, locale, fingerprint
    )
    values (
      inquiry.id, 'sent', author.id, author.email, inquiry.email, coalesce(inquiry.subject, ''), written.reply,
      coalesce(written.locale, inquiry.locale), written.fingerprint
    )
    returning id into message_id;
    insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
    select receive_staff_answer.message_id, number, file ->> 'name', file ->> 'media_type', (file ->> 'size')::integer, true,
      file ->> 'size' = '0'
    from jsonb_array_elements(written.files) with ordinality as listed (file, number);
    insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id, send_after, next_status)
    values (inquiry.id, 'reply', inquiry.email, coalesce(written.locale, inquiry.locale), message_id, now(), 'answered')
    returning id into reply_mail;
    perform private.release_mail(reply_mail);
    update public.inquiries set status = status where id = inquiry.id;
    return query select message_id, 'received';
    return;
  end if;

  -- Enough to know that somebody should look.
  if (
    select count(*) from public.inquiry_notes as earlier
    where earlier.inquiry_id = inquiry.id and earlier.not_sent is not null and earlier.created_at > now() - interval '1 day'
  ) >= 20 then
    return query select null::uuid, 'too_many';
    return;
  end if;
  text_of_note := coalesce(nullif(written.whole, ''), '[…]');
  insert into public.inquiry_notes (inquiry_id, author_id, author_email, body, not_sent, address, is_partial, fingerprint)
  values (
    inquiry.id, case when is_proven then author.id end, case when is_proven then author.email end,
    case when char_length(text_of_note) > max_note then left(text_of_note, max_note - 4) || E'\n[…]' else text_of_note end,
    reason, nullif(written.address, ''),
    char_length(text_of_note) > max_note or written.lacks_files or jsonb_array_length(written.files) > 0, written.fingerprint
  )
  returning * into note;
  perform set_config('app.acting_for', coalesce(note.author_id::text, ''), true);
  perform private.add_audit_entry(
    'inquiry.answer_not_sent', 'inquiries', inquiry.id, jsonb_build_object('reason', reason)
  );
  perform set_config('app.acting_for', '', true);
  update public.inquiries set status = status where id = inquiry.id;
  if written.is_automatic is not true and (
    select count(*) < 5 from public.inquiry_mails as earlier
    where earlier.kind = 'not_sent' and lower(earlier.recipient) = lower(told.recipient)
      and earlier.created_at > now() - interval '1 day'
  ) then
    insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, note_id)
    values (inquiry.id, 'not_sent', told.recipient, told.locale, note.id);
  end if;
  return query select null::uuid, case when note.is_partial then 'noted_in_part' else 'received' end;
end;
$$;

grant execute on function
  public.list_notice_texts, public.receive_staff_answer
  to service_role;
