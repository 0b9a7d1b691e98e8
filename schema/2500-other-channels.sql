-- Inquiries that staff enter: a call, a WhatsApp message or a visit, and what staff write to somebody first.

alter table public.inquiries
  -- Null where staff entered the inquiry and have a phone number alone.
  alter column email drop not null,
  -- How it came: by a form, entered by staff after a call, a WhatsApp message or a visit, or written first by staff.
  add column channel text not null default 'form' constraint inquiries_channel_known
    check (channel in ('form', 'call', 'whatsapp', 'visit', 'staff')),
  -- When the call, message or visit was: the time to answer counts from then.
  add column happened_at timestamptz,
  add constraint inquiries_reachable
    check (email is not null or (phone is not null and channel in ('call', 'whatsapp', 'visit'))),
  add constraint inquiries_happened check ((happened_at is not null) = (channel in ('call', 'whatsapp', 'visit'))),
  drop constraint inquiries_contact_complete,
  -- What staff write first is a mail of ours.
  add constraint inquiries_contact_complete
    check (type <> 'contact' or (subject is not null and (message is not null or channel = 'staff')));

-- Takes a key of the person asking for `new_id`. Returns the inquiry that has it already, as it was answered then; null for a new key.
create function private.take_entry_key(idempotency_key text, new_id uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  own_key constant text := format('entered:%s:%s', auth.uid(), take_entry_key.idempotency_key);
  known jsonb;
begin
  if (take_entry_key.idempotency_key ~ '^[\x21-\x7e]{8,255}$') is not true then
    raise exception 'The idempotency key is malformed.' using errcode = '22023';
  end if;
  insert into private.submissions as submission (idempotency_key, inquiry_id) values (own_key, new_id)
  on conflict do nothing;
  if found then
    perform private.forget_submissions();
    return null;
  end if;
  select jsonb_build_object(
    'id', submission.inquiry_id, 'reference', stored.reference, 'due_at', stored.due_at,
    'has_receipt', exists (
      select from public.inquiry_mails as mail where mail.inquiry_id = submission.inquiry_id and mail.kind = 'receipt'
    ),
    'message_id', (
      select message.id from public.inquiry_messages as message
      where message.inquiry_id = submission.inquiry_id and stored.channel = 'staff' and message.direction = 'sent'
      order by message.created_at limit 1
    )
  ) into strict known
  from private.submissions as submission
  left join public.inquiries as stored on stored.id = submission.inquiry_id
  where submission.idempotency_key = own_key;
  return known;
end;
$$;

-- Stores what somebody told staff (keys as the columns), and tells the other staff. `happened_at` lies in the last sixty days, and
-- `due_at` counts from it. The visitor gets a receipt only when one is wanted, within the limits of receipts. Returns its id,
-- reference, due moment, and whether there is a receipt; the same key of the same person returns the same and stores nothing.
create function public.enter_inquiry(
  inquiry jsonb,
  idempotency_key text,
  channel text,
  happened_at timestamptz,
  due_at timestamptz,
  assignee_id uuid default null,
  wants_receipt boolean default false
) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  given constant jsonb := jsonb_strip_nulls(inquiry);
  known jsonb;
  new_reference text;
  has_receipt boolean := false;
begin
  perform private.assert_staff();
  perform private.assert_inquiry_columns(given);
  if (channel in ('call', 'whatsapp', 'visit')) is not true then
    raise exception 'Staff enter a call, a WhatsApp message or a visit.' using errcode = '22023';
  end if;
  if (happened_at between now() - interval '60 days' and now()) is not true then
    raise exception 'The moment must lie in the last 60 days.' using errcode = '22023';
  end if;
  if (due_at between happened_at and happened_at + interval '60 days') is not true then
    raise exception 'The due moment must follow within 60 days.' using errcode = '22023';
  end if;
  if assignee_id is not null and not private.is_active_staff(assignee_id) then
    raise exception 'Inquiries can be assigned only to staff.' using errcode = '22023';
  end if;
  known := private.take_entry_key(idempotency_key, new_id);
  if known is not null then
    return known;
  end if;

  new_reference := private.insert_inquiry(given || jsonb_build_object(
    'id', new_id, 'channel', channel, 'happened_at', happened_at, 'promised_at', happened_at, 'due_at', due_at
  ));
  perform private.add_audit_entry('inquiry.entered', 'inquiries', new_id, jsonb_build_object('channel', channel));
  if assignee_id is not null then
    update public.inquiries as entered set assignee_id = enter_inquiry.assignee_id, status = 'in_progress' where entered.id = new_id;
  end if;
  perform private.write_staff_mails(new_id, 'notice');
  if wants_receipt and given ? 'email' then
    has_receipt := private.write_receipt(new_id, given ->> 'email', coalesce(given ->> 'locale', 'en'));
  end if;
  return jsonb_build_object(
    'id', new_id, 'reference', new_reference, 'due_at', due_at, 'has_receipt', has_receipt, 'message_id', null
  );
end;
$$;

-- Staff write to somebody who has not written: an inquiry whose first mail is ours, a reply that waits for ten seconds as any other.
-- Nothing was promised, so no time to answer is counted. Returns what enter_inquiry returns, by the same rule about keys, and the id of
-- the message.
create function public.start_conversation(inquiry jsonb, idempotency_key text, body text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  given constant jsonb := jsonb_strip_nulls(inquiry);
  locale constant text := coalesce(given ->> 'locale', 'en');
  known jsonb;
  new_reference text;
  new_message_id uuid;
  send_after constant timestamptz := now() + interval '10 seconds';
begin
  perform private.assert_staff();
  perform private.assert_inquiry_columns(given);
  if (trim(body) <> '' and char_length(body) <= 20000) is not true then
    raise exception 'Write between 1 and 20,000 characters.' using errcode = '22023';
  end if;
  if given ? 'message' or given ? 'description' or given ->> 'type' is distinct from 'contact' then
    raise exception 'A conversation begins with a mail of ours.' using errcode = '22023';
  end if;
  known := private.take_entry_key(idempotency_key, new_id);
  if known is not null then
    return known;
  end if;

  new_reference := private.insert_inquiry(given || jsonb_build_object(
    'id', new_id, 'channel', 'staff', 'status', 'in_progress', 'assignee_id', auth.uid(), 'read_at', now(), 'read_by', auth.uid()
  ));
  insert into public.inquiry_messages (inquiry_id, direction, author_id, author_email, address, subject, body, locale)
  values (
    new_id, 'sent', auth.uid(), (select email from auth.users where id = auth.uid()), given ->> 'email', given ->> 'subject',
    start_conversation.body, locale
  )
  returning id into new_message_id;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id, due_at, send_after, next_status)
  values (new_id, 'reply', given ->> 'email', locale, new_message_id, send_after, send_after, 'answered');
  perform private.add_audit_entry('inquiry.started', 'inquiries', new_id);
  return jsonb_build_object(
    'id', new_id, 'reference', new_reference, 'due_at', null, 'has_receipt', false, 'message_id', new_message_id
  );
end;
$$;

grant execute on function
  public.enter_inquiry, public.start_conversation
  to authenticated;
