-- The mails about an inquiry: notices to each address of the staff, the visitor's receipt, and replies. A row is written in the
-- transaction that causes the mail; the process that sends it takes the row, writes the words, and records what the mail server said.
create table public.inquiry_mails (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  kind text not null constraint inquiry_mails_kind_known check (kind in ('notice', 'receipt', 'reply', 'overdue', 'answer')),
  recipient text not null constraint inquiry_mails_recipient_length check (char_length(recipient) between 3 and 254),
  locale text not null constraint inquiry_mails_locale_known check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  -- When it was first to be sent, or sent again.
  requested_at timestamptz not null default now(),
  -- When it is to be tried next; null once it is sent or given up.
  due_at timestamptz default now(),
  attempts integer not null default 0,
  -- When it was first handed to the mail server, which stays its date at every attempt.
  handed_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  -- The mail server's last words about it.
  last_response text constraint inquiry_mails_response_length check (char_length(last_response) <= 300),
  -- Of a reply, and of the notice of a visitor's answer.
  message_id uuid references public.inquiry_messages (id) on delete cascade,
  -- Of a reply or a forwarding that can still be taken back: when it goes out, why it is held after all, and what a reply makes of its
  -- inquiry.
  send_after timestamptz,
  next_status text constraint inquiry_mails_next_status_known check (next_status in ('answered', 'closed')),
  held_for text constraint inquiry_mails_held_for_known check (held_for in ('received', 'spam', 'closed', 'author')),
  -- What a receipt or a reply said when it was sent: an answer repeats it.
  sent_text text constraint inquiry_mails_sent_text_length check (char_length(sent_text) <= 200000),
  constraint inquiry_mails_one_end check (num_nonnulls(due_at, sent_at, failed_at) = 1),
  constraint inquiry_mails_of_message check ((kind in ('reply', 'answer')) = (message_id is not null)),
  constraint inquiry_mails_scheduled check ((send_after is not null and kind = 'reply') = (next_status is not null) and (send_after is null or kind in ('reply', 'forward'))),
  constraint inquiry_mails_held check (held_for is null or send_after is not null and failed_at is not null)
);

create unique index inquiry_mails_once on public.inquiry_mails (inquiry_id, kind, recipient) where message_id is null;
create unique index inquiry_mails_once_of_message on public.inquiry_mails (message_id, recipient) where message_id is not null;
create index inquiry_mails_due_first on public.inquiry_mails (due_at) where due_at is not null;
create index inquiry_mails_to_release on public.inquiry_mails (inquiry_id) where send_after is not null;
create index inquiry_mails_failed on public.inquiry_mails (failed_at) where failed_at is not null;
create index inquiry_mails_staff_sent on public.inquiry_mails (sent_at)
  where kind in ('notice', 'answer', 'overdue') and sent_at is not null;
create index inquiry_mails_staff_unsent on public.inquiry_mails (created_at)
  where kind in ('notice', 'answer', 'overdue') and sent_at is null;

alter table public.inquiry_mails enable row level security, force row level security;

create policy "admins read inquiry mails" on public.inquiry_mails
  for select to authenticated
  using ((select private.is_admin()));

create policy "functions keep inquiry mails" on public.inquiry_mails
  for all to current_user using (true) with check (true);

grant select on public.inquiry_mails to authenticated;

create function private.mail_domain(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(lower(address), '^.*@', '');
$$;

-- The mailbox an address leads to, as far as its text tells: what stands after a plus sign only sorts, and the largest provider
-- ignores dots and has two names. Elsewhere two people may share a mailbox by this, and with it three receipts a day.
create function private.mailbox(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select replace(regexp_replace(lower(address), '(\+[^@]*)?@.*$', ''), '.', '')
    || '@' || replace(private.mail_domain(address), 'googlemail.com', 'gmail.com');
$$;

-- Whether an address that staff typed can be written to: what is beyond ASCII before the sign, few mail servers take.
create function private.is_address(address text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select coalesce(lower(address) ~ '^[!#-''*-+./0-9=?A-Z^-~-]{1,64}@[a-z0-9]([a-z0-9.-]{0,185}[a-z0-9])?$', false);
$$;

create index inquiry_mails_receipts on public.inquiry_mails (private.mailbox(recipient), created_at) where kind = 'receipt';
create index inquiry_mails_receipts_of_domain on public.inquiry_mails (private.mail_domain(recipient), created_at)
  where kind = 'receipt';

-- Whether strangers to each other have addresses there. Of any other domain all mailboxes may be one person's.
create function private.is_mail_provider(domain text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select domain in (
    'gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.fr', 'live.com', 'live.fr', 'msn.com', 'yahoo.com',
    'yahoo.fr', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.de',
    'gmx.net', 'web.de', 'mail.com', 'zoho.com', 'fastmail.com', 'yandex.com', 'mail.ru', 'orange.fr', 'cyberia.net.lb',
    'idm.net.lb', 'terra.net.lb', 'inco.com.lb', 'sodetel.net.lb', 'hotmail.co.uk', 'yahoo.co.uk', 'outlook.fr', 'maktoob.com',
    'emirates.net.ae', 'eim.ae', 'saudi.net.sa', 'awalnet.net.sa', 'batelco.com.bh', 'qatar.net.qa', 'omantel.net.om', 'yandex.ru'
  );
$$;

-- Receipts cannot be used to bother a stranger: an address gets few of them a day, counted for its mailbox, and for its domain as far
-- as that is one company's.
create function private.may_send_receipt(address text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select (
    select count(*) < 3 from public.inquiry_mails
    where kind = 'receipt' and private.mailbox(recipient) = private.mailbox(address)
      and created_at > now() - interval '1 day'
  ) and (
    private.is_mail_provider(private.mail_domain(address)) or (
      select count(*) < 20 from public.inquiry_mails
      where kind = 'receipt' and private.mail_domain(recipient) = private.mail_domain(address)
        and created_at > now() - interval '1 day'
    )
  );
$$;

-- Writes a mail about an inquiry to each address of the staff.
create function private.write_staff_mails(inquiry_id uuid, kind text, message_id uuid default null) returns void
  language sql
  set search_path = ''
as $$
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, message_id)
  select write_staff_mails.inquiry_id, write_staff_mails.kind, address, private.staff_locale(), write_staff_mails.message_id
  from private.staff_addresses() as address
  on conflict do nothing;
$$;

-- Writes a receipt to the visitor within the limits above, once to an address. False when there is none.
create function private.write_receipt(inquiry_id uuid, email text, locale text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Inquiries of one domain count one after the other, and the many of a provider by their mailbox.
  perform pg_advisory_xact_lock(hashtextextended(
    'receipt to ' || case
      when private.is_mail_provider(private.mail_domain(email)) then private.mailbox(email)
      else private.mail_domain(email)
    end, 0
  ));
  if not private.may_send_receipt(email) then
    return false;
  end if;
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  values (write_receipt.inquiry_id, 'receipt', email, write_receipt.locale)
  on conflict do nothing;
  return found;
end;
$$;

-- Writes the mails about a new inquiry: a notice to each address of the staff, and a receipt.
create function private.write_inquiry_mails(inquiry_id uuid, email text, locale text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.write_staff_mails(inquiry_id, 'notice');
  perform private.write_receipt(inquiry_id, email, locale);
end;
$$;

-- Takes the mail that is due first, for five minutes: if its process dies, it is taken again. With its inquiry, and with what a reply
-- is made of; a receipt with the notice of the day. Null when none is due.
create function public.claim_inquiry_mail() returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  perform private.release_due_mails();
  perform private.drop_mails_to_former_staff();
  update public.inquiry_mails set
    attempts = attempts + 1, due_at = now() + interval '5 minutes', handed_at = case when attempts = 0 then now() else handed_at end
  where id = (
    select due.id from public.inquiry_mails as due
    where due_at <= now() and send_after is null and not (
      -- Its files are being stored.
      kind = 'reply' and exists (
        select from public.inquiry_attachments as file where file.message_id = due.message_id and is_kept and not is_stored
      )
    )
    order by due_at limit 1 for update of due skip locked
  )
  returning * into mail;
  if mail.id is null then
    return null;
  end if;
  return to_jsonb(mail)
    || jsonb_build_object(
      'inquiry', (select to_jsonb(inquiry) from public.inquiries as inquiry where inquiry.id = mail.inquiry_id)
    )
    || jsonb_build_object('has_mailbox', private.setting('mailbox') is not null)
    || case when mail.kind = 'notice' then jsonb_build_object('is_encrypted', exists (
      select from public.inquiry_messages as message where message.inquiry_id = mail.inquiry_id and message.is_encrypted
    )) else '{}' end
    || case when mail.kind = 'receipt' then jsonb_build_object('away_notice', public.current_away_notice()) else '{}' end
    || case
      when mail.message_id is null then '{}'
      when mail.kind = 'forward' then private.forward_parts(mail.message_id)
      else private.reply_parts(mail.message_id)
    end
    || case when mail.kind = 'for_you' then private.parts_for_you(mail) else '{}' end
    || case
      when mail.kind in ('reply', 'copy') then jsonb_build_object('files', private.mail_files(mail.message_id))
      else '{}'
    end;
end;
$$;

-- Records how attempt number `attempt` ended: 'sent', 'refused' for good, 'failed' for now, or 'unavailable' when the mail server
-- took no mail at all; and what the mail said. `refused` are those in copy that it refused while it took the mail for somebody else,
-- null when it took it for nobody. What failed is tried again after 30 s, 1 min, 2 min … at most 1 h, thirty times: for
-- about a day. An outage uses up no attempts and is over for every mail at once, but lasts no longer either. False when another
-- attempt has begun meanwhile.
create function public.record_inquiry_mail(
  mail_id uuid, attempt integer, outcome text, response text, sent_text text default null, refused jsonb default null
) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  max_attempts constant integer := 30;
  first_delay constant interval := '30 seconds';
begin
  update public.inquiry_mails as mail set
    attempts = case when outcome = 'unavailable' then attempt - 1 else attempt end,
    sent_at = case when outcome = 'sent' then now() end,
    -- All the staff are told the same.
    sent_text = case when outcome = 'sent' and not exists (
      select from public.inquiry_mails as other
      where other.inquiry_id = mail.inquiry_id and other.id <> mail.id
        and other.sent_text = left(record_inquiry_mail.sent_text, 200000)
    ) then left(record_inquiry_mail.sent_text, 200000) end,
    failed_at = case when ending.is_failure then now() end,
    due_at = case
      when outcome = 'sent' or ending.is_failure then null
      when outcome = 'unavailable' then now() + first_delay
      else now() + least(interval '1 hour', first_delay * power(2, attempt - 1))
    end,
    last_response = left(response, 300),
    cc = case when refused is null then mail.cc else '{}' end
  from (
    select known.id, case outcome
      when 'refused' then true
      when 'failed' then attempt >= max_attempts
      when 'unavailable' then known.requested_at < now() - interval '1 day'
      else false
    end as is_failure
    from public.inquiry_mails as known where known.id = mail_id
  ) as ending
  where mail.id = ending.id and mail.attempts = attempt and mail.sent_at is null;
  if not found then
    return false;
  end if;
  perform private.part_copies(mail_id, refused);
  return true;
end;
$$;

-- Staff have a mail sent again that was given up, or a reply sent that was held. False when it was not, and when another that tells
-- the same waits.
create function public.resend_inquiry_mail(mail_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  mail public.inquiry_mails;
begin
  perform private.assert_staff();
  -- First, as every change of an inquiry.
  perform from public.inquiries
  where id = (select known.inquiry_id from public.inquiry_mails as known where known.id = resend_inquiry_mail.mail_id) for update;
  if exists (select from public.inquiry_mails where id = mail_id and held_for is not null) then
    return private.release_mail(mail_id);
  end if;
  update public.inquiry_mails set
    due_at = now(), requested_at = now(), failed_at = null, attempts = 0
  where id = mail_id and failed_at is not null
  returning * into mail;
  if mail.id is null then
    return false;
  end if;
  perform private.add_audit_entry('inquiry.mail_resent', 'inquiries', mail.inquiry_id, jsonb_build_object('mail', mail.kind));
  return true;
exception when unique_violation then
  return false;
end;
$$;

-- Spam gets no receipt, also where staff say so while the receipt still waits for the mail server.
create function private.drop_receipt_of_spam() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.inquiry_mails where inquiry_id = new.id and kind = 'receipt' and sent_at is null;
  return null;
end;
$$;

create trigger drop_receipt_of_spam
  after update of status on public.inquiries
  for each row when (new.status = 'spam' and old.status <> 'spam')
  execute function private.drop_receipt_of_spam();

-- Mails that were given up, and replies that are held, with what staff need to judge them, of the inquiries the caller may read.
create view public.failed_inquiry_mails with (security_invoker = true) as
  select mail.id, mail.kind, mail.recipient, mail.failed_at, mail.last_response, mail.held_for, mail.inquiry_id, inquiry.reference
  from public.inquiry_mails as mail
  join public.inquiries as inquiry on inquiry.id = mail.inquiry_id
  -- Staff can do nothing about a link: the visitor asks for another.
  where mail.failed_at is not null and mail.kind not in ('link', 'erase_link');

grant select on public.failed_inquiry_mails to authenticated;

-- Brings back what staff want to look at again today, and tells staff of inquiries that are late, once each. Returns of how many.
create function public.write_overdue_mails() returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  late uuid[];
begin
  perform private.look_again();
  with told as (
    update public.inquiries set overdue_mailed_at = now()
    where id in (
      select id from public.inquiries
      where status in ('new', 'in_progress') and coalesce(due_at, 'infinity') < now() and overdue_mailed_at is null
      limit 100 for update skip locked
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into late from told;
  -- One that was late before is told of again.
  delete from public.inquiry_mails where inquiry_id = any (late) and kind = 'overdue' and due_at is null;
  perform private.write_staff_mails(inquiry_id, 'overdue') from unnest(late) as inquiry_id;
  return cardinality(late);
end;
$$;

grant execute on function
  public.claim_inquiry_mail, public.record_inquiry_mail, public.write_overdue_mails
  to service_role;

grant execute on function
  public.resend_inquiry_mail
  to authenticated;
