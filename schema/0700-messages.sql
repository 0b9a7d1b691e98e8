-- Mails to a visitor and from them, as text, and mails that staff forward to somebody outside.
create table public.inquiry_messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  direction text not null constraint inquiry_messages_direction_known check (direction in ('sent', 'received', 'forwarded')),
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  -- Null when the mail names no sender, or several. A forwarding goes to this address.
  address text constraint inquiry_messages_address_length check (char_length(address) between 3 and 254),
  sender_name text constraint inquiry_messages_sender_name_length check (char_length(sender_name) <= 200),
  reply_to text constraint inquiry_messages_reply_to_length check (char_length(reply_to) between 3 and 254),
  -- The addresses that a received mail went to, and by address the names that it gives (in To, Cc and Reply-To).
  recipients text[] not null default '{}',
  cc text[] not null default '{}',
  names jsonb not null default '{}' constraint inquiry_messages_names_length check (char_length(names::text) <= 30000),
  subject text not null constraint inquiry_messages_subject_length check (char_length(subject) <= 300),
  -- In a forwarding, staff wrote this above.
  body text not null constraint inquiry_messages_body_length check (char_length(body) <= 100000),
  -- The part that repeats earlier mails.
  quoted text constraint inquiry_messages_quoted_length check (char_length(quoted) <= 100000),
  -- Where in the body the quoted text stands, in characters, and how many of its lines nobody wrote before.
  quoted_at integer constraint inquiry_messages_quoted_at_known check (quoted_at >= 0),
  quoted_new_lines integer not null default 0,
  files_left_out integer not null default 0,
  locale text constraint inquiry_messages_locale_known check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  -- The Message-ID of one that came. Careless programs use one for several mails.
  mail_id text constraint inquiry_messages_mail_id_length check (char_length(mail_id) between 3 and 998),
  -- A digest of the mail as the mail server has it: the same mail comes in once, also when the server numbers it anew. The
  -- digest of a message of the visitor's page begins with 'page '.
  fingerprint text unique constraint inquiry_messages_fingerprint_length check (char_length(fingerprint) <= 100),
  -- A machine wrote it, as an out-of-office notice: it reopens nothing.
  is_automatic boolean not null default false,
  -- Whether our mail server says that the address of one that came is the sender's own; null when it was not asked.
  is_proven boolean,
  -- Its text, or a part of it, is encrypted.
  is_encrypted boolean not null default false,
  -- It came from somebody to whom a mail was forwarded. The visitor never sees it.
  is_third_person boolean not null default false,
  -- The message that a forwarding forwards.
  forwarded_id uuid references public.inquiry_messages (id) on delete cascade,
  constraint inquiry_messages_recipients_count check (cardinality(recipients) + cardinality(cc) <= 50),
  constraint inquiry_messages_forwarded check ((direction = 'forwarded') = (forwarded_id is not null))
);

create index inquiry_messages_of_inquiry on public.inquiry_messages (inquiry_id, created_at);
create index inquiry_messages_of_mail on public.inquiry_messages (mail_id) where mail_id is not null;
create index inquiry_messages_of_address on public.inquiry_messages (lower(address)) where direction = 'received';
create index inquiry_messages_received on public.inquiry_messages (created_at) where direction = 'received';
create index inquiry_messages_forwarded_by on public.inquiry_messages (author_id, created_at) where direction = 'forwarded';
create index inquiry_messages_of_forwarded on public.inquiry_messages (forwarded_id) where forwarded_id is not null;

alter table public.inquiry_messages enable row level security, force row level security;

create policy "functions keep messages" on public.inquiry_messages
  for all to current_user using (true) with check (true);

create policy "staff read messages" on public.inquiry_messages
  for select to authenticated
  using ((select private.is_staff()));

grant select on public.inquiry_messages to authenticated;

-- A text that one person has begun, to the visitor or as a note. Nobody else sees it.
create table public.inquiry_drafts (
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint inquiry_drafts_kind_known check (kind in ('reply', 'note')),
  body text not null constraint inquiry_drafts_length check (char_length(body) between 1 and 200000),
  locale text not null constraint inquiry_drafts_locale_known check (locale in ('en', 'ar')),
  -- Whether the author ticked an address (true) or not (false); any other is as it is offered.
  copies jsonb not null default '{}'
    constraint inquiry_drafts_copies_length check (jsonb_typeof(copies) = 'object' and char_length(copies::text) <= 30000),
  saved_at timestamptz not null default now(),
  primary key (inquiry_id, author_id, kind)
);

alter table public.inquiry_drafts enable row level security, force row level security;

create policy "functions keep drafts" on public.inquiry_drafts
  for all to current_user using (true) with check (true);

create policy "staff read their own drafts" on public.inquiry_drafts
  for select to authenticated
  using ((select private.is_staff()) and author_id = (select auth.uid()));

grant select on public.inquiry_drafts to authenticated;

-- Staff write notes to each other about an inquiry. A note is never sent to the visitor, and never changed: colleagues have read it.
create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  body text not null constraint inquiry_notes_length check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- A note that came by mail has the address it came from and its Message-ID, and says whether the mailbox has files of it.
  address text constraint inquiry_notes_address_length check (char_length(address) between 3 and 254),
  mail_id text constraint inquiry_notes_mail_id_length check (char_length(mail_id) between 3 and 998),
  has_files boolean not null default false
);

create index inquiry_notes_of_inquiry on public.inquiry_notes (inquiry_id, created_at);

alter table public.inquiry_notes enable row level security, force row level security;

create policy "functions keep notes" on public.inquiry_notes
  for all to current_user using (true) with check (true);

create policy "staff read notes" on public.inquiry_notes
  for select to authenticated
  using ((select private.is_staff()));

grant select on public.inquiry_notes to authenticated;

-- The staff that a note names, and whether they have looked at the inquiry since.
create table public.inquiry_mentions (
  note_id uuid not null references public.inquiry_notes (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  seen_at timestamptz,
  primary key (note_id, user_id)
);

create index inquiry_mentions_of_inquiry on public.inquiry_mentions (inquiry_id, user_id) where seen_at is null;
create index inquiry_mentions_unseen on public.inquiry_mentions (user_id) where seen_at is null;

alter table public.inquiry_mentions enable row level security, force row level security;

create policy "staff see where they are mentioned" on public.inquiry_mentions
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "functions keep mentions" on public.inquiry_mentions
  for all to current_user using (true) with check (true);

grant select on public.inquiry_mentions to authenticated;

-- Keeps the text that the caller has written so far, and the addresses they ticked; an empty text deletes the draft. The newest text stays,
-- whichever window it comes from. Returns when it was stored, and the text in whose place it is.
create function public.save_inquiry_draft(
  inquiry_id uuid, kind text, body text, locale text, copies jsonb default '{}'
) returns table (saved_at timestamptz, replaced text)
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  -- The inquiry is locked first, as by every change of it; so two windows save one after the other.
  perform from public.inquiries where id = save_inquiry_draft.inquiry_id for no key update;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = save_inquiry_draft.inquiry_id and draft.author_id = auth.uid() and draft.kind = save_inquiry_draft.kind
  returning draft.body into replaced;
  if trim(body) <> '' then
    insert into public.inquiry_drafts (inquiry_id, author_id, kind, body, locale, copies)
    values (
      save_inquiry_draft.inquiry_id, auth.uid(), save_inquiry_draft.kind, save_inquiry_draft.body, save_inquiry_draft.locale,
      save_inquiry_draft.copies
    );
  end if;
  saved_at := now();
  replaced := coalesce(replaced, '');
  return next;
end;
$$;

-- The people who can be in copy of a reply, with the name they were given last. The first twenty that the visitor put into To or Cc are
-- offered ticked, if that mail is proven to be the visitor's. The others, and people who merely wrote in, are offered unticked. People to
-- whom something was forwarded are never offered: a mail that names them may be forged.
create function public.list_copy_addresses(inquiry_id uuid) returns table (address text, name text, is_ticked boolean)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  return query
  with received as (
    select message.*, lower(inquiry.email) as visitor, lower(message.address) = lower(inquiry.email) as is_by_visitor
    from public.inquiry_messages as message join public.inquiries as inquiry on inquiry.id = message.inquiry_id
    where inquiry.id = list_copy_addresses.inquiry_id
      and message.direction = 'received' and not message.is_automatic and not message.is_third_person
  ), known as (
    select lower(copied) as address, names ->> copied as name, is_proven is true as is_named, visitor, created_at
    from received, unnest(recipients || cc) as copied where is_by_visitor
    union all
    select lower(received.address), sender_name, false, visitor, created_at from received where not is_by_visitor
  ), person as (
    select
      known.address, (array_agg(known.name order by created_at desc) filter (where known.name <> ''))[1] as name,
      bool_or(is_named) as is_named, min(created_at) as since
    from known
    -- Few mail servers take characters beyond ASCII before the sign, and some refuse the whole mail for them, or for a dot too many.
    where known.address ~ '^[!-?A-~]+@' and known.address !~ '(^|[.@])([.@]|$)'
      and private.mailbox(known.address) <> private.mailbox(visitor) and private.mailbox(known.address) not in (
        select private.mailbox(own) from private.own_addresses() as own
        union all
        select private.mailbox(outside.address) from public.inquiry_messages as outside
        where outside.inquiry_id = list_copy_addresses.inquiry_id and outside.address is not null
          and (outside.direction = 'forwarded' or outside.is_third_person)
      )
    group by known.address
  )
  select person.address, person.name, is_named and row_number() over (order by is_named desc, since, person.address) <= 20
  from person order by is_named desc, since, person.address limit 100;
end;
$$;

-- Answers the visitor: stores what is written and the mail that brings it, and answers or closes the inquiry, which its author takes
-- unless somebody has it. Returns the new version. Raises PT409 when the inquiry has changed since `expected_version`; and, with the
-- moment as detail, when the same person has sent the same words and the visitor has not written since: also to an older version,
-- since it is their own reply that made the newer one. A reply that did not arrive may be repeated, and so may words with another
-- file, to another address or to another person in copy. `files` are those of the caller's draft that go out with it, all or none.
--
-- With `send_after` it goes out at that moment, and not before ten seconds are over: until then it can be taken back, and the inquiry
-- is not answered. Without, it goes out at once. With `look_again_on` the inquiry comes back on that day. In copy (`cc`) are at most
-- twenty people of list_copy_addresses.
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
  if new_status = 'closed' and look_again_on is not null or not private.is_day_ahead(look_again_on) then
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
  join public.mails as mail on mail.message_id = known.id and mail.kind = 'reply'
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
  insert into public.mails (
    inquiry_id, kind, recipient, cc, locale, message_id, signature, due_at, send_after, next_status, look_again_on
  )
  values (
    inquiry.id, 'reply', inquiry.email, copies, send_reply.locale, message.id, private.signature(auth.uid(), send_reply.locale),
    sent_from, sent_from, new_status, send_reply.look_again_on
  )
  returning id into mail_id;
  perform private.attach_draft_files(message.id, inquiry.id, files);
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = inquiry.id and draft.author_id = auth.uid() and draft.kind = 'reply';
  if send_after is null then
    perform private.release_mail(mail_id);
  else
    -- This counts as a change, so that a colleague who answers has seen it.
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

-- Staff send a mail of the conversation with its files to an address outside, below a text of their own, which may be empty. It goes out
-- in ten seconds: until then it can be taken back. Fifty a day each. A repeated call sends nothing, unless the first did not arrive. Returns
-- the id of its entry in the conversation.
create function public.forward_message(message_id uuid, address text, note text, locale text) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  outside constant text := lower(trim(address));
  message public.inquiry_messages;
  visitor text;
  entry uuid;
  send_after constant timestamptz := now() + interval '10 seconds';
begin
  perform private.assert_staff();
  -- The person's calls wait for each other: two that count at the same moment would both find room.
  perform pg_advisory_xact_lock(hashtextextended('forwarded by ' || auth.uid(), 0));
  select * into message from public.inquiry_messages as known
  where known.id = forward_message.message_id and known.direction in ('sent', 'received') and not exists (
    -- It can still be taken back.
    select from public.mails as mail where mail.message_id = known.id and mail.send_after is not null
  );
  if message.id is null then
    raise sqlstate 'PT404' using message = 'There is no such email.';
  end if;
  select lower(email) into visitor from public.inquiries where id = message.inquiry_id for key share;
  if not private.is_address(outside) then
    raise exception 'Enter an email address such as name@example.com.' using errcode = '22023';
  end if;
  if private.mailbox(outside) = private.mailbox(visitor)
    or private.mailbox(outside) in (select private.mailbox(own) from private.own_addresses() as own) then
    raise exception 'An email is forwarded neither to its visitor nor to ourselves.' using errcode = '22023';
  end if;
  if (char_length(trim(note)) <= 5000) is not true then
    raise exception 'Write at most 5,000 characters.' using errcode = '22023';
  end if;
  select known.id into entry
  from public.inquiry_messages as known
  join public.mails as mail on mail.message_id = known.id and mail.kind = 'forward' and mail.failed_at is null
  where known.forwarded_id = message.id and known.author_id = auth.uid() and known.address = outside and known.body = trim(note)
  limit 1;
  if entry is not null then
    return entry;
  end if;
  if (
    select count(*) from public.inquiry_messages as known
    where known.direction = 'forwarded' and known.author_id = auth.uid() and known.created_at > now() - interval '1 day'
  ) >= 50 then
    raise exception 'The limit is fifty forwarded emails a day. Try again tomorrow.' using errcode = '22023';
  end if;
  insert into public.inquiry_messages (inquiry_id, direction, author_id, author_email, address, subject, body, locale, forwarded_id)
  values (
    message.inquiry_id, 'forwarded', auth.uid(), (select email from auth.users where id = auth.uid()), outside, message.subject,
    trim(note), forward_message.locale, message.id
  )
  returning id into entry;
  insert into public.mails (inquiry_id, kind, recipient, locale, message_id, signature, due_at, send_after)
  values (
    message.inquiry_id, 'forward', outside, forward_message.locale, entry, private.signature(auth.uid(), forward_message.locale),
    send_after, send_after
  );
  return entry;
end;
$$;

-- Returns when it was stored. A note that repeats the person's last one is that one, sent again.
create function public.add_inquiry_note(inquiry_id uuid, body text) returns timestamptz
  language plpgsql security definer
  set search_path = ''
as $$
declare
  note public.inquiry_notes;
begin
  perform private.assert_staff();
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
    perform private.tell_mentioned(note);
    perform private.add_audit_entry('inquiry.note_added', 'inquiries', note.inquiry_id);
  end if;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = note.inquiry_id and draft.author_id = note.author_id and draft.kind = 'note';
  return note.created_at;
end;
$$;

-- Keeps whom a note names, and tells them.
create function private.tell_mentioned(note public.inquiry_notes) returns void
  language sql
  set search_path = ''
as $$
  insert into public.inquiry_mentions (note_id, user_id, inquiry_id)
  select note.id, named, note.inquiry_id from private.mentioned_staff(note.body) as named where named <> note.author_id;
  select
    private.tell_colleague(note.inquiry_id, note.id, account.id),
    private.add_audit_entry('inquiry.mentioned', 'inquiries', note.inquiry_id, jsonb_build_object('email', account.email))
  from public.inquiry_mentions as mention join auth.users as account on account.id = mention.user_id
  where mention.note_id = note.id;
$$;

-- The staff that a text names by `@` and a name in either language, or by the part of their address before its `@`: of two names that
-- begin alike, the longer one. An address in the text names nobody, nor does any text after the hundredth `@`.
create function private.mentioned_staff(body text) returns setof uuid
  language sql stable security definer
  set search_path = ''
as $$
  with pieces as (
    select place, private.fold(left(piece, 200)) as text, right(lag(piece) over (order by place), 1) as before
    from string_to_table(body, '@') with ordinality as pieces (piece, place)
    where place <= 101
  ), called as materialized (
    select member.user_id, private.fold(name) as name
    from (select distinct user_id from public.user_roles) as member
    join auth.users as account on account.id = member.user_id
    left join public.staff_profiles as profile on profile.user_id = member.user_id
    cross join lateral unnest(array[profile.name_en, profile.name_ar, split_part(account.email, '@', 1)]) as name
    where name <> '' and private.is_active_staff(member.user_id)
  )
  select distinct user_id
  from (
    select called.user_id, rank() over (partition by place order by char_length(name) desc) as rank
    from pieces join called on starts_with(text, name)
    where before !~ '[A-Za-z0-9._+-]' and substr(text, char_length(name) + 1, 1) !~ '[[:alnum:]\u0620-\u06d3]'
  ) as found
  where rank = 1
  limit 20;
$$;

grant execute on function
  public.save_inquiry_draft, public.list_copy_addresses, public.send_reply, public.forward_message, public.add_inquiry_note
  to authenticated;
