-- Inquiries that begin with a mail to the public address. Which mails may begin one the process that reads the mailbox decides.

alter table public.inquiries
  drop constraint inquiries_type_known,
  add constraint inquiries_type_known check (type in ('contact', 'project', 'mail')),
  drop constraint inquiries_channel_known,
  add constraint inquiries_channel_known check (channel in ('form', 'call', 'whatsapp', 'visit', 'staff', 'mail')),
  add constraint inquiries_by_mail check ((type = 'mail') = (channel = 'mail') and (type <> 'mail' or email is not null)),
  -- From when its mail goes back to the mailbox, because staff said that it is no inquiry.
  add column return_at timestamptz constraint inquiries_return_of_mail check (return_at is null or type = 'mail');

create index inquiries_begun_by on public.inquiries (private.mailbox(email), created_at) where type = 'mail';
create index inquiries_to_return on public.inquiries (return_at) where return_at is not null;

-- The mails that began an inquiry. One is kept for some days after its inquiry is gone: then no review of the mailbox finds it.
create table private.begun_mails (
  fingerprint text primary key,
  -- Of Message-ID, sender and text: a mail that comes twice may differ elsewhere.
  likeness text unique,
  -- The numbers of the mail server.
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  message_id uuid unique references public.inquiry_messages (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (mailbox, uid_validity, uid)
);

create index begun_mails_gone on private.begun_mails (created_at) where message_id is null;

alter table private.begun_mails enable row level security, force row level security;

create policy "functions keep begun mails" on private.begun_mails
  for all to current_user using (true) with check (true);

-- Why mail from this address begins no inquiry, before any of it is fetched: `staff` wrote it, or there were `too_many` in the day
-- before, from there or from its whole domain, unless that is a provider's. Forged mail does not use up the limits of the honest.
-- Null when it may, and for a mail that has begun one.
create function public.judge_beginning(
  sender text, has_passed boolean, received_at timestamptz, mailbox text, uid_validity bigint, uid bigint
) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select case
    when private.is_colleague(sender) then 'staff'
    when exists (
      select from private.begun_mails as begun
      where (begun.mailbox, begun.uid_validity, begun.uid)
        = (judge_beginning.mailbox, judge_beginning.uid_validity, judge_beginning.uid)
    ) then null
    when (
      select count(*) from public.inquiries
      where type = 'mail' and is_suspicious = not has_passed
        and private.mailbox(email) = private.mailbox(sender) and created_at > received_at - interval '1 day'
    ) >= 20 or not private.is_mail_provider(private.mail_domain(sender)) and (
      select count(*) from public.inquiries
      where type = 'mail' and is_suspicious = not has_passed and status = 'new'
        and private.mail_domain(email) = private.mail_domain(sender) and created_at > received_at - interval '1 day'
    ) >= 20 then 'too_many'
  end;
$$;

-- Notes the new numbers of a mail that began an inquiry: without its content, by its Message-ID and sender, and of several in order.
create function public.renumber_begun_mail(mail_id text, sender text, mailbox text, uid_validity bigint, uid bigint) returns void
  language sql security definer
  set search_path = ''
as $$
  update private.begun_mails as begun set uid_validity = renumber_begun_mail.uid_validity, uid = renumber_begun_mail.uid
  where begun.fingerprint = (
    select known.fingerprint
    from private.begun_mails as known join public.inquiry_messages as message on message.id = known.message_id
    where message.mail_id = renumber_begun_mail.mail_id and message.address = sender
      and known.mailbox = renumber_begun_mail.mailbox and known.uid_validity <> renumber_begun_mail.uid_validity
    order by known.uid limit 1
  ) and not exists (
    select from private.begun_mails as known
    where (known.mailbox, known.uid_validity, known.uid)
      = (renumber_begun_mail.mailbox, renumber_begun_mail.uid_validity, renumber_begun_mail.uid)
  );
$$;

-- Begins an inquiry with a mail: stores both, tells staff, and writes a receipt where there `has_receipt` to be one. A sender that has
-- not passed as the owner of the address is perhaps spam, and of those staff are told of twenty an hour. A mail that begins one, or came into one,
-- does so once. Returns the message's id and whether it is new; null for a mail whose inquiry is gone.
create function public.begin_inquiry(
  mail jsonb, received_at timestamptz, new_due_at timestamptz, locale text, has_passed boolean, has_receipt boolean,
  mailbox text, uid_validity bigint, uid bigint
) returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  sender constant text := mail ->> 'address';
  own_likeness constant text := encode(
    sha256(convert_to(concat_ws(E'\n', nullif(mail ->> 'mail_id', ''), sender, mail ->> 'body'), 'UTF8')), 'hex'
  );
  max_length constant integer := 5000;
  new_id constant uuid := gen_random_uuid();
  message public.inquiry_messages;
begin
  delete from private.begun_mails as begun where begun.message_id is null and begun.created_at < now() - interval '40 days';
  select * into message from public.inquiry_messages as known where known.fingerprint = mail ->> 'fingerprint';
  if message.id is not null then
    return query select message.id, false;
    return;
  end if;
  insert into private.begun_mails (fingerprint, likeness, mailbox, uid_validity, uid)
  values (
    mail ->> 'fingerprint', case when mail ->> 'mail_id' <> '' then own_likeness end,
    begin_inquiry.mailbox, begin_inquiry.uid_validity, begin_inquiry.uid
  )
  on conflict do nothing;
  if not found then
    return query select begun.message_id, false from private.begun_mails as begun
    where begun.fingerprint = mail ->> 'fingerprint' or begun.likeness = own_likeness limit 1;
    return;
  end if;

  perform private.insert_inquiry(jsonb_strip_nulls(jsonb_build_object(
    'id', new_id, 'type', 'mail', 'channel', 'mail', 'email', sender, 'name', coalesce(nullif(mail ->> 'sender_name', ''), sender),
    'subject', nullif(left(mail ->> 'subject', 200), ''),
    -- For lists, search and mails; the whole text is the message's.
    'message', case
      when char_length(mail ->> 'body') > max_length then left(mail ->> 'body', max_length - 4) || E'\n[…]'
      else nullif(mail ->> 'body', '')
    end,
    'locale', locale, 'created_at', least(received_at, now()), 'due_at', new_due_at, 'is_suspicious', not has_passed
  )));
  message := private.insert_received_message(new_id, mail, received_at);
  update private.begun_mails as begun set message_id = message.id where begun.fingerprint = message.fingerprint;
  if has_passed or (
    select count(distinct begun.id) < 20
    from public.inquiry_mails as notice join public.inquiries as begun on begun.id = notice.inquiry_id
    where notice.kind = 'notice' and notice.created_at > now() - interval '1 hour' and begun.type = 'mail'
      and begun.is_suspicious and begun.status = 'new'
  ) then
    perform private.write_staff_mails(new_id, 'notice');
  end if;
  -- Two desks that answer each other stop.
  if has_receipt and (
    select count(*) < 2 from public.inquiry_mails
    where kind = 'receipt' and private.mailbox(recipient) = private.mailbox(sender) and created_at > now() - interval '1 day'
  ) then
    perform private.write_receipt(new_id, sender, locale);
  end if;
  return query select message.id, true;
end;
$$;

-- Whether an inquiry is the mail alone with which it began in this mailbox: neither
-- the sender nor staff have written in it since, not even a draft.
create function private.is_returnable(inquiry_id uuid, mailbox text) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return (
    select bool_and(begun.fingerprint is not null)
    from public.inquiry_messages as message
    left join private.begun_mails as begun on begun.message_id = message.id and begun.mailbox = is_returnable.mailbox
    where message.inquiry_id = is_returnable.inquiry_id
  )
    and not exists (select from public.inquiry_notes as note where note.inquiry_id = is_returnable.inquiry_id)
    and not exists (select from public.inquiry_drafts as draft where draft.inquiry_id = is_returnable.inquiry_id)
    and not exists (select from public.inquiry_attachments as file where file.draft_inquiry_id = is_returnable.inquiry_id);
end;
$$;

-- Staff say that a mail is no inquiry: in ten seconds, until which it can be kept, it goes back to the mailbox. Returns the new version.
create function public.return_mail(inquiry_id uuid, expected_version integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  new_version integer;
begin
  if private.is_returnable(inquiry.id, private.setting('mailbox')) is not true then
    raise exception 'Only an email that nobody has written about goes back to its mailbox.' using errcode = '22023';
  end if;
  update public.inquiries set return_at = now() + interval '10 seconds' where id = inquiry.id returning version into new_version;
  perform private.add_audit_entry('inquiry.mail_returned', 'inquiries', inquiry.id);
  return new_version;
end;
$$;

-- False when it was not to go back, or has gone.
create function public.keep_inquiry(inquiry_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  update public.inquiries set return_at = null where id = keep_inquiry.inquiry_id and return_at is not null;
  if not found then
    return false;
  end if;
  perform private.add_audit_entry('inquiry.mail_kept', 'inquiries', keep_inquiry.inquiry_id);
  return true;
end;
$$;

create function private.reads_mailbox(mailbox text, reader uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from private.mailbox_positions as position
    where position.mailbox = reads_mailbox.mailbox and position.reader = reads_mailbox.reader and read_until > now()
  );
$$;

-- The mails that its reader is to make unread, [{inquiry_id, uid}]: those that have the numbers they had.
create function public.list_returning_mails(mailbox text, reader uuid, uid_validity bigint) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('inquiry_id', inquiry.id, 'uid', begun.uid)), '[]')
  from public.inquiries as inquiry
  join public.inquiry_messages as message on message.inquiry_id = inquiry.id
  join private.begun_mails as begun on begun.message_id = message.id
  where inquiry.return_at <= now() and begun.mailbox = list_returning_mails.mailbox
    and begun.uid_validity = list_returning_mails.uid_validity
    and private.reads_mailbox(list_returning_mails.mailbox, list_returning_mails.reader);
$$;

-- Takes away an inquiry whose mail is unread in the mailbox again. False when it stays: staff keep it, somebody has written meanwhile,
-- the mailbox has no such mail, or another process reads it.
create function public.finish_return(mailbox text, reader uuid, inquiry_id uuid, is_unread boolean) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.inquiries
  where id = finish_return.inquiry_id and return_at <= now() and private.reads_mailbox(finish_return.mailbox, finish_return.reader)
  for update;
  if not found then
    return false;
  end if;
  if (is_unread and private.is_returnable(finish_return.inquiry_id, finish_return.mailbox)) is not true then
    update public.inquiries set return_at = null where id = finish_return.inquiry_id;
    return false;
  end if;
  perform set_config('app.erasing', 'true', true);
  delete from public.inquiries where id = finish_return.inquiry_id;
  perform set_config('app.erasing', '', true);
  return true;
end;
$$;

grant execute on function
  public.judge_beginning, public.renumber_begun_mail, public.begin_inquiry, public.list_returning_mails, public.finish_return
  to service_role;

grant execute on function
  public.return_mail, public.keep_inquiry
  to authenticated;
