-- A reply or a forwarding that has not gone out yet waits in inquiry_mails with `send_after`. Until it is released it can be taken back,
-- and a reply is no answer. Whoever releases it, takes it back or holds it has locked its inquiry first, so that one of them wins.

-- Holds the mails of an inquiry that have not gone out: they were written without knowing why. Those of `spared` go out all the
-- same. Staff see a held mail among the mails that were not delivered.
create function private.hold_mails(inquiry_id uuid, reason text, spared uuid default null) returns void
  language sql
  set search_path = ''
as $$
  update public.inquiry_mails as mail set due_at = null, failed_at = now(), held_for = reason
  from public.inquiry_messages as message
  where mail.inquiry_id = hold_mails.inquiry_id and mail.send_after is not null and mail.due_at is not null
    and message.id = mail.message_id and (spared is null or message.author_id is distinct from spared);
$$;

create function private.hold_mails_after_mail() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- What a third person answers is not the visitor's, and what is not proven may not be.
  if not new.is_third_person and new.is_proven is not false then
    perform private.hold_mails(new.inquiry_id, 'received');
  end if;
  return null;
end;
$$;

create trigger hold_mails_after_mail
  after insert on public.inquiry_messages
  for each row when (new.direction = 'received' and not new.is_automatic)
  execute function private.hold_mails_after_mail();

-- Somebody whose own reply waits closes the inquiry with that reply, and reopens it for that, too. What is closed or spam by mistake,
-- and is taken back at once, holds nothing.
create function private.hold_mails_after_status() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.status in ('spam', 'closed') then
    perform private.hold_mails(new.id, new.status, case when new.status = 'closed' then private.acting_person() end);
  end if;
  if 'closed' in (old.status, new.status) then
    update public.inquiry_mails set next_status = case when new.status = 'closed' then 'closed' else 'answered' end
    where inquiry_id = new.id and kind = 'reply' and send_after is not null and due_at is not null;
  end if;
  if old.status_changed_at > now() - interval '2 minutes' then
    update public.inquiry_mails set due_at = send_after, failed_at = null, held_for = null
    where inquiry_id = new.id and held_for = old.status and failed_at = old.status_changed_at
      and new.status not in ('spam', 'closed');
  end if;
  return null;
end;
$$;

create trigger hold_mails_after_status
  after update of status on public.inquiries
  for each row when (new.status <> old.status and (new.status in ('spam', 'closed') or old.status in ('spam', 'closed')))
  execute function private.hold_mails_after_status();

-- Lets a mail go out now, of an inquiry that the caller holds: from here on it cannot be taken back, and a reply is an answer. False
-- when it has gone out.
create function private.release_mail(mail_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
  author uuid;
begin
  select * into mail from public.inquiry_mails where id = mail_id and send_after is not null;
  if mail.id is null then
    return false;
  end if;
  update public.inquiry_mails
  set due_at = now(), requested_at = now(), failed_at = null, send_after = null, next_status = null, held_for = null
  where id = mail.id;
  update public.inquiry_messages set created_at = now() where id = mail.message_id
  returning author_id into author;
  perform set_config('app.acting_for', case when auth.uid() is null then author::text else '' end, true);
  if mail.kind = 'forward' then
    perform private.add_audit_entry(
      'inquiry.email_forwarded', 'inquiries', mail.inquiry_id, jsonb_build_object('email', mail.recipient)
    );
  else
    update public.inquiries
    set status = 'answered', look_again_on = coalesce(mail.look_again_on, look_again_on), assignee_id = coalesce(assignee_id, case when private.is_active_staff(author) then author end, auth.uid())
    where id = mail.inquiry_id;
    if mail.next_status = 'closed' then
      update public.inquiries set status = 'closed' where id = mail.inquiry_id;
    end if;
    perform private.add_audit_entry('inquiry.reply_sent', 'inquiries', mail.inquiry_id);
  end if;
  perform set_config('app.acting_for', '', true);
  return true;
end;
$$;

-- Releases mails whose moment has come. One whose author is no longer of the staff is held. An inquiry that somebody is changing
-- waits for the next call.
create function private.release_due_mails() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  waiting record;
begin
  for waiting in
    select mail.id, message.author_id, mail.inquiry_id
    from public.inquiry_mails as mail join public.inquiry_messages as message on message.id = mail.message_id
    where mail.due_at <= now() and mail.send_after is not null
    order by mail.due_at limit 20
  loop
    perform from public.inquiries where id = waiting.inquiry_id for update skip locked;
    -- Somebody may have taken it back, or held it, before the inquiry was free.
    continue when not found
      or not exists (select from public.inquiry_mails where id = waiting.id and due_at <= now() and send_after is not null);
    if private.is_active_staff(waiting.author_id) then
      perform private.release_mail(waiting.id);
    else
      update public.inquiry_mails set due_at = null, failed_at = now(), held_for = 'author' where id = waiting.id;
    end if;
  end loop;
end;
$$;

-- The mail of a reply or a forwarding, its inquiry being held until the transaction ends. Raises PT404 without one.
create function private.lock_waiting_mail(message_id uuid) returns public.inquiry_mails
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  perform private.assert_staff();
  perform from public.inquiries
  where id = (
    select known.inquiry_id from public.inquiry_mails as known
    where known.message_id = lock_waiting_mail.message_id and known.kind in ('reply', 'forward')
  ) for update;
  select * into mail from public.inquiry_mails as known
  where known.message_id = lock_waiting_mail.message_id and known.kind in ('reply', 'forward');
  if mail.id is null then
    raise sqlstate 'PT404' using message = 'There is no such email.';
  end if;
  return mail;
end;
$$;

-- Takes back a mail that has not gone out. The inquiry is as it was. The text of a reply is a draft of the caller's, before what they
-- have begun since, and its files are that draft's; of a forwarding nothing is left. False when it has gone out.
create function public.take_back_mail(message_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail constant public.inquiry_mails := private.lock_waiting_mail(message_id);
begin
  if mail.send_after is null then
    return false;
  end if;
  insert into public.inquiry_drafts as draft (inquiry_id, author_id, kind, body, locale, copies)
  select mail.inquiry_id, auth.uid(), 'reply', message.body, message.locale, (
    select coalesce(jsonb_object_agg(known.address, known.address = any (message.cc)), '{}')
    from public.list_copy_addresses(mail.inquiry_id) as known
  )
  from public.inquiry_messages as message where message.id = mail.message_id and mail.kind = 'reply'
  on conflict on constraint inquiry_drafts_pkey
    do update set body = excluded.body || E'\n\n' || draft.body, locale = excluded.locale, copies = excluded.copies,
      saved_at = now();
  update public.inquiry_attachments as file
  set message_id = null, draft_inquiry_id = mail.inquiry_id, author_id = auth.uid(), created_at = now()
  where file.message_id = mail.message_id;
  -- With its mail.
  delete from public.inquiry_messages as message where message.id = mail.message_id;
  if mail.kind = 'forward' then
    perform private.add_audit_entry(
      'inquiry.forwarding_taken_back', 'inquiries', mail.inquiry_id, jsonb_build_object('email', mail.recipient)
    );
  else
    perform private.add_audit_entry('inquiry.reply_taken_back', 'inquiries', mail.inquiry_id);
  end if;
  return true;
end;
$$;

-- Sends a mail before its moment, or one that is held. False when it has gone out.
create function public.send_mail_now(message_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail constant public.inquiry_mails := private.lock_waiting_mail(message_id);
begin
  return private.release_mail(mail.id);
end;
$$;

grant execute on function
  public.take_back_mail, public.send_mail_now
  to authenticated;
