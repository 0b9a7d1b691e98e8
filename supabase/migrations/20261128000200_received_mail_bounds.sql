-- What comes by mail is text of strangers: it cannot fill the disk, take the place of another mail, or pass for a visitor's.

-- Whether mail from this address came into an inquiry before, or the inquiry itself did.
create function private.is_known_sender(of_inquiry uuid, sender text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.inquiries where id = of_inquiry and lower(email) = lower(sender)
  ) or exists (
    select from public.inquiry_messages
    where inquiry_id = of_inquiry and direction = 'received' and lower(address) = lower(sender)
  );
$$;

revoke all on function private.is_known_sender(uuid, text) from public, anon, authenticated, service_role;

-- As before, but what staff were told (a notice, say) names an inquiry only to whoever the inquiry knows: a remark that one of them
-- answers to it, from an address of their own, is no visitor's, and the next reply would quote it to the visitor.
create or replace function public.find_inquiry_of_mail(mail_ids text[], reference text, sender text) returns uuid
  language sql stable security definer
  set search_path = ''
as $$
  select inquiry.id
  from (
    select mail.inquiry_id, followed.rank
    from unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.inquiry_mails as mail on mail.id = case
      when split_part(followed.mail_id, '@', 1) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then split_part(followed.mail_id, '@', 1)::uuid
    end
    where mail.kind in ('receipt', 'reply') or private.is_known_sender(mail.inquiry_id, sender)
    union all
    select message.inquiry_id, followed.rank
    from unnest(mail_ids) with ordinality as followed (mail_id, rank)
    join public.inquiry_messages as message on message.mail_id = followed.mail_id
    union all
    select named.id, 1000
    from public.inquiries as named
    where named.reference = find_inquiry_of_mail.reference and private.is_known_sender(named.id, sender)
  ) as found
  join public.inquiries as inquiry on inquiry.id = found.inquiry_id
  where inquiry.status <> 'spam'
  order by found.rank
  limit 1;
$$;

-- As before, but of one inquiry no more text comes in within a day than a page can show, and a mail is only known when it is the
-- same one. Raises 23505 for another with its Message-ID, as careless programs
-- write them: it stays in the mailbox, unread, and is not taken for read.
create or replace function public.receive_mail(
  inquiry_id uuid, mail_id text, sender text, subject text, body text, quoted text, is_automatic boolean,
  received_at timestamptz, new_due_at timestamptz
) returns table (message_id uuid, is_new boolean)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_a_day constant integer := 100;
  max_characters_a_day constant integer := 2000000;
  inquiry public.inquiries;
  message public.inquiry_messages;
begin
  select * into inquiry from public.inquiries where id = receive_mail.inquiry_id for update;
  select * into message from public.inquiry_messages as known where known.mail_id = receive_mail.mail_id;
  if message.id is not null
    and (message.inquiry_id, message.direction, message.address, message.body)
      is distinct from (receive_mail.inquiry_id, 'received', sender, receive_mail.body)
  then
    raise exception 'Another mail has this Message-ID.' using errcode = '23505';
  end if;
  if inquiry.id is null or message.id is not null then
    return query select message.id, false;
    return;
  end if;
  if (
    select count(*) >= max_a_day
      or coalesce(sum(char_length(known.body) + coalesce(char_length(known.quoted), 0)), 0) >= max_characters_a_day
    from public.inquiry_messages as known
    where known.inquiry_id = inquiry.id and known.direction = 'received' and known.created_at > now() - interval '1 day'
  ) then
    return query select null::uuid, false;
    return;
  end if;

  insert into public.inquiry_messages (
    inquiry_id, direction, address, subject, body, quoted, mail_id, is_automatic, created_at
  )
  values (
    inquiry.id, 'received', sender, receive_mail.subject, receive_mail.body, receive_mail.quoted, receive_mail.mail_id,
    receive_mail.is_automatic, least(received_at, now())
  )
  returning * into message;
  insert into public.admin_audit_log (action, resource_type, resource_id, details)
  values (
    'inquiry.mail_received', 'inquiries', inquiry.id,
    case when receive_mail.is_automatic then '{"automatic": true}'::jsonb else '{}' end
  );
  if receive_mail.is_automatic or inquiry.status not in ('answered', 'closed') then
    update public.inquiries set status = status where id = inquiry.id;
  else
    update public.inquiries set status = 'in_progress', due_at = new_due_at where id = inquiry.id;
  end if;
  if not receive_mail.is_automatic then
    insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id)
    select distinct inquiry.id, 'answer', trim(address), coalesce(private.setting('staff_locale'), 'en'), message.id
    from regexp_split_to_table(private.setting('staff_email'), ',') as address
    where trim(address) like '%_@_%' and char_length(trim(address)) <= 254;
  end if;
  return query select message.id, true;
end;
$$;

create index inquiry_messages_received on public.inquiry_messages (created_at) where direction = 'received';

-- As before, but of one inquiry 100 MB are kept within a day, and 1 GB of all: what is more is listed, and the mailbox has it.
create or replace function public.store_attachment(
  message_id uuid, number integer, name text, media_type text, size integer, content bytea
) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_attachments (message_id, number, name, media_type, size, content)
  select
    store_attachment.message_id, store_attachment.number, store_attachment.name, store_attachment.media_type,
    store_attachment.size,
    case when kept.of_inquiry + octet_length(store_attachment.content) <= 104857600
      and kept.of_all + octet_length(store_attachment.content) <= 1073741824
      then store_attachment.content
    end
  from (
    select
      coalesce(sum(attachment.size), 0) as of_all,
      coalesce(sum(attachment.size) filter (where message.inquiry_id = (
        select inquiry_id from public.inquiry_messages where id = store_attachment.message_id
      )), 0) as of_inquiry
    from public.inquiry_messages as message
    join public.inquiry_attachments as attachment on attachment.message_id = message.id and attachment.is_stored
    where message.direction = 'received' and message.created_at > now() - interval '1 day'
  ) as kept;
$$;
