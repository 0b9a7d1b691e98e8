-- What somebody writes goes out once, however often and from however many windows it is sent.

-- As before. Raises PT409, with the moment as detail, when the same person has sent the same words and the visitor has not written
-- since: also to an older version, since it is their own reply that made the newer one. A reply that did not arrive may be repeated.
create or replace function public.send_reply(
  inquiry_id uuid, expected_version integer, body text, locale text, new_status text
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
  message public.inquiry_messages;
  new_version integer;
begin
  perform private.assert_admin();
  if char_length(trim(body)) not between 1 and 20000 then
    raise exception 'A reply has 1 to 20,000 characters.' using errcode = '22023';
  end if;
  if new_status not in ('answered', 'closed') then
    raise exception 'A reply answers an inquiry or closes it.' using errcode = '22023';
  end if;
  -- Held before the messages are looked at: the same reply may be on its way from another window.
  perform from public.inquiries as held where held.id = send_reply.inquiry_id for update;
  select known.* into message
  from public.inquiry_messages as known
  join public.inquiry_mails as mail on mail.message_id = known.id and mail.kind = 'reply'
  where known.inquiry_id = send_reply.inquiry_id and known.direction = 'sent' and known.author_id = auth.uid()
    and known.body = send_reply.body and mail.failed_at is null
    and not exists (
      select from public.inquiry_messages as later
      where later.inquiry_id = known.inquiry_id and later.direction = 'received' and not later.is_automatic
        and later.created_at > known.created_at
    )
  limit 1;
  if message.id is not null then
    raise sqlstate 'PT409' using message = 'This reply has been sent already.', detail = to_jsonb(message.created_at) #>> '{}';
  end if;
  inquiry := private.lock_inquiry(send_reply.inquiry_id, expected_version);

  insert into public.inquiry_messages (inquiry_id, direction, author_id, author_email, address, subject, body, locale)
  values (
    inquiry.id, 'sent', auth.uid(), (select email from auth.users where id = auth.uid()), inquiry.email,
    coalesce(inquiry.subject, ''), send_reply.body, send_reply.locale
  )
  returning * into message;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id)
  values (inquiry.id, 'reply', inquiry.email, send_reply.locale, message.id);
  update public.inquiries set status = 'answered', assignee_id = coalesce(assignee_id, auth.uid()) where id = inquiry.id
  returning version into new_version;
  if new_status = 'closed' then
    update public.inquiries set status = 'closed' where id = inquiry.id returning version into new_version;
  end if;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = inquiry.id and draft.author_id = auth.uid() and draft.kind = 'reply';
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
  values (auth.uid(), 'inquiry.reply_sent', 'inquiries', inquiry.id);
  return new_version;
end;
$$;

-- As before, but a note that repeats the person's last one is that one, sent again.
create or replace function public.add_inquiry_note(inquiry_id uuid, body text) returns timestamptz
  language plpgsql security definer
  set search_path = ''
as $$
declare
  note public.inquiry_notes;
begin
  perform private.assert_admin();
  perform from public.inquiries as held where held.id = add_inquiry_note.inquiry_id for no key update;
  select * into note
  from public.inquiry_notes as known
  where known.inquiry_id = add_inquiry_note.inquiry_id and known.author_id = auth.uid()
  order by known.created_at desc limit 1;
  if note.id is null or note.body is distinct from add_inquiry_note.body then
    insert into public.inquiry_notes (inquiry_id, author_id, author_email, body)
    values (
      add_inquiry_note.inquiry_id, auth.uid(), (select email from auth.users where id = auth.uid()), add_inquiry_note.body
    )
    returning * into note;
    insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
    values (auth.uid(), 'inquiry.note_added', 'inquiries', note.inquiry_id);
  end if;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = note.inquiry_id and draft.author_id = note.author_id and draft.kind = 'note';
  return note.created_at;
end;
$$;

-- A note stays as it was written: what a colleague has read is not changed under them, and the log needs no entry for it.
drop policy "admins edit their own notes" on public.inquiry_notes;
revoke update (body) on public.inquiry_notes from authenticated;
drop trigger note_edit on public.inquiry_notes;
drop function private.note_edit();
