-- What colleagues write by mail about an inquiry: a note, which does not go out to the visitor, and a mail that tells them so.

alter table public.inquiry_notes
  -- Of a note that came by mail: the address it came from, whoever wrote it, its Message-ID, and whether the mailbox has files of it.
  add column address text constraint inquiry_notes_address_length check (char_length(address) between 3 and 254),
  add column mail_id text constraint inquiry_notes_mail_id_length check (char_length(mail_id) between 3 and 998),
  add column has_files boolean not null default false;

alter table public.inquiry_mails
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known
    check (kind in ('notice', 'receipt', 'reply', 'overdue', 'answer', 'copy', 'forward', 'not_sent'));

-- Keeps a mail of a colleague, once, as a note of an inquiry, and tells them that it was not sent to the visitor: once a day, so that
-- two programs that answer each other stop. False when the inquiry is gone, or too many came within a day.
create function public.note_mail(inquiry_id uuid, address text, mail_id text, body text, has_files boolean) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.inquiries where id = note_mail.inquiry_id for update;
  if not found then
    return false;
  end if;
  if exists (
    select from public.inquiry_notes as known
    where known.inquiry_id = note_mail.inquiry_id and known.address = note_mail.address and known.mail_id = note_mail.mail_id
  ) then
    return true;
  end if;
  if (
    select count(*) from public.inquiry_notes as earlier
    where earlier.inquiry_id = note_mail.inquiry_id and earlier.address is not null and earlier.created_at > now() - interval '1 day'
  ) >= 20 then
    return false;
  end if;
  insert into public.inquiry_notes (inquiry_id, address, mail_id, body, has_files)
  values (note_mail.inquiry_id, note_mail.address, note_mail.mail_id, note_mail.body, note_mail.has_files);
  perform private.add_audit_entry('inquiry.note_added', 'inquiries', note_mail.inquiry_id);
  delete from public.inquiry_mails as told
  where told.inquiry_id = note_mail.inquiry_id and kind = 'not_sent' and recipient = note_mail.address and due_at is null
    and created_at < now() - interval '1 day';
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  values (note_mail.inquiry_id, 'not_sent', note_mail.address, coalesce((
    select chosen.language from public.staff_preferences as chosen join auth.users as account on account.id = chosen.user_id
    where lower(account.email) = lower(note_mail.address)
  ), private.staff_locale()))
  on conflict do nothing;
  return true;
end;
$$;

grant execute on function public.note_mail to service_role;
