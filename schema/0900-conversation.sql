-- The last mails of an inquiry, up to a thousand, in order, each as in inquiry_conversation. Of its text and of what it repeats there
-- are 5,000 characters, as long as what is written above a forwarded mail, and it says whether each goes on.
create function public.list_inquiry_messages(inquiry_id uuid, page_size integer) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  max_length constant integer := 5000;
begin
  perform private.assert_staff();
  return (
    select coalesce(jsonb_agg(
      to_jsonb(message) || jsonb_build_object(
        'body', left(message.body, max_length),
        'quoted', left(message.quoted, max_length),
        'is_body_cut', char_length(message.body) > max_length,
        'is_quoted_cut', coalesce(char_length(message.quoted) > max_length, false)
      ) order by message.created_at, message.id
    ), '[]')
    from (
      select * from public.inquiry_conversation as listed
      where listed.inquiry_id = list_inquiry_messages.inquiry_id
      order by listed.created_at desc, listed.id desc
      limit least(greatest(page_size, 1), 1000)
    ) as message
  );
end;
$$;

-- Answers the visitor: stores what is written and the mail that brings it, and answers or closes the inquiry, which its author takes
-- unless somebody has it. Returns the new version. Raises PT409 when the inquiry has changed since `expected_version`; and, with the
-- moment as detail, when the same person has sent the same words and the visitor has not written since: also to an older version,
-- since it is their own reply that made the newer one. A reply that did not arrive may be repeated, and so may words with another
-- file, to another address or to another person in copy. `files` are those of the caller's draft that go out with it, all or none.
--
-- With `send_after` it goes out at that moment, and not before ten seconds are over: until then it can be taken back, and the inquiry
-- is not answered. Without, it goes out at once. With `look_again_on` the inquiry comes back on that day. In copy (`cc`) are at most twenty people of list_copy_addresses.
create function public.send_reply(
  inquiry_id uuid, expected_version integer, body text, locale text, new_status text,
  send_after timestamptz default null, message_id uuid default gen_random_uuid(), cc text[] default '{}', files uuid[] default '{}',
  look_again_on date default null
) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
  message public.inquiry_messages;
  soonest constant timestamptz := now() + interval '10 seconds';
  sent_from constant timestamptz := case when send_after is null then now() else greatest(send_after, soonest) end;
  copies constant text[] := array(select distinct lower(trim(copied)) from unnest(cc) as copied order by 1);
  mail_id uuid;
begin
  perform private.assert_staff();
  if (trim(body) <> '' and char_length(body) <= 20000) is not true then
    raise exception 'Write between 1 and 20,000 characters.' using errcode = '22023';
  end if;
  if new_status not in ('answered', 'closed') then
    raise exception 'A reply answers an inquiry or closes it.' using errcode = '22023';
  end if;
  if new_status = 'closed' and look_again_on is not null
    or look_again_on not between (now() at time zone 'Asia/Beirut')::date + 1 and (now() at time zone 'Asia/Beirut')::date + 366
  then
    raise exception 'Choose a day from tomorrow on, within a year.' using errcode = '22023';
  end if;
  if send_after > now() + interval '60 days' then
    raise exception 'A reply can be sent at most 60 days from now.' using errcode = '22023';
  end if;
  if cardinality(cc) > 20 then
    raise exception 'At most 20 people can be in copy.' using errcode = '22023';
  end if;
  -- Held before the messages are looked at: the same reply may be on its way from another window.
  perform from public.inquiries as held where held.id = send_reply.inquiry_id for update;
  select known.* into message
  from public.inquiry_messages as known
  join public.inquiry_mails as mail on mail.message_id = known.id and mail.kind = 'reply'
  where known.inquiry_id = send_reply.inquiry_id and known.direction = 'sent' and known.author_id = auth.uid()
    and known.body = send_reply.body and copies <@ known.cc and mail.failed_at is null
    and lower(known.address) = (select lower(asked.email) from public.inquiries as asked where asked.id = known.inquiry_id)
    and not exists (
      select from public.inquiry_attachments as file where file.id = any (files) and file.draft_inquiry_id is not null
    )
    and not exists (
      select from public.inquiry_messages as later
      where later.inquiry_id = known.inquiry_id and later.direction = 'received' and not later.is_automatic
        and not later.is_third_person
        and later.created_at > known.created_at
    )
  limit 1;
  if message.id is not null then
    raise sqlstate 'PT409' using message = 'This reply has been sent already.', detail = to_jsonb(message.created_at) #>> '{}';
  end if;
  inquiry := private.lock_inquiry(send_reply.inquiry_id, expected_version);
  if inquiry.email is null then
    raise exception 'There is no email address to reply to.' using errcode = '22023';
  end if;
  if not copies <@ array(select known.address from public.list_copy_addresses(inquiry.id) as known) then
    raise exception 'Only people of this conversation can be in copy.' using errcode = '22023';
  end if;

  insert into public.inquiry_messages (id, inquiry_id, direction, author_id, author_email, address, cc, subject, body, locale)
  values (
    send_reply.message_id, inquiry.id, 'sent', auth.uid(), (select email from auth.users where id = auth.uid()), inquiry.email, copies,
    coalesce(inquiry.subject, ''), send_reply.body, send_reply.locale
  )
  returning * into message;
  insert into public.inquiry_mails (
    inquiry_id, kind, recipient, cc, locale, message_id, due_at, send_after, next_status, look_again_on
  )
  values (
    inquiry.id, 'reply', inquiry.email, copies, send_reply.locale, message.id, sent_from, sent_from, new_status,
    send_reply.look_again_on
  )
  returning id into mail_id;
  perform private.attach_draft_files(message.id, inquiry.id, files);
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = inquiry.id and draft.author_id = auth.uid() and draft.kind = 'reply';
  if send_after is null then
    perform private.release_mail(mail_id);
  else
    -- Counts as a change: a colleague who answers has seen it.
    update public.inquiries set status = status where id = inquiry.id;
  end if;
  if sent_from > soonest then
    perform private.add_audit_entry(
      'inquiry.reply_scheduled', 'inquiries', inquiry.id, jsonb_build_object('send_after', sent_from)
    );
  end if;
  return (select version from public.inquiries where id = inquiry.id);
end;
$$;

-- What a reply is made of, or the notice of a mail that came. Only the visitor's own words are quoted as theirs: a mail from another
-- address, or of a machine, is not. Of a third person not even the Message-ID is named to the visitor.
create function private.reply_parts(message_id uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return (select jsonb_build_object(
    'body', message.body, 'to', message.address, 'copies', message.cc,
    'is_proven', message.is_proven, 'is_encrypted', message.is_encrypted,
    'has_files', exists (select from public.inquiry_attachments as file where file.message_id = message.id),
    'third_person', case when message.is_third_person then coalesce(message.sender_name, message.address, '') end,
    'received', (
      select jsonb_build_object('body', earlier.body, 'created_at', earlier.created_at)
      from public.inquiry_messages as earlier
      where earlier.inquiry_id = message.inquiry_id and earlier.direction = 'received' and earlier.created_at < message.created_at
        and lower(earlier.address) = lower(message.address) and not earlier.is_automatic and earlier.is_proven is not false
      order by earlier.created_at desc limit 1
    ),
    'references', (
      select coalesce(jsonb_agg(id order by at), '[]')
      from (
        select mail.id::text as id, mail.created_at as at from public.inquiry_mails as mail
        where mail.inquiry_id = message.inquiry_id and mail.kind in ('receipt', 'reply') and mail.sent_at is not null
        union all
        select earlier.mail_id, earlier.created_at from public.inquiry_messages as earlier
        where earlier.inquiry_id = message.inquiry_id and earlier.mail_id is not null and not earlier.is_third_person
        order by at desc limit 20
      ) as earlier_mails
      where at < message.created_at
    )
  )
  from public.inquiry_messages as message where message.id = reply_parts.message_id);
end;
$$;

grant execute on function
  public.list_inquiry_messages, public.send_reply
  to authenticated;
