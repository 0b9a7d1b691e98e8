-- Receipts cannot be used to bother a stranger: who has more addresses than one mailbox has still gets few.

drop index public.inquiry_mails_receipts;

create function private.mail_domain(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(lower(address), '^.*@', '');
$$;

-- The mailbox an address leads to, as far as its text tells: what stands after a plus sign only sorts, and the largest provider
-- ignores dots and has two names. Elsewhere two people may share a mailbox by this, and with it three receipts a day.
create or replace function private.mailbox(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select replace(regexp_replace(lower(address), '(\+[^@]*)?@.*$', ''), '.', '')
    || '@' || replace(private.mail_domain(address), 'googlemail.com', 'gmail.com');
$$;

-- Whether strangers to each other have addresses there. Of any other domain all mailboxes may be one person's.
create function private.is_mail_provider(domain text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select domain in (
    'gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.fr', 'live.com', 'live.fr', 'msn.com', 'yahoo.com',
    'yahoo.fr', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.de',
    'gmx.net', 'web.de', 'mail.com', 'zoho.com', 'fastmail.com', 'yandex.com', 'mail.ru', 'orange.fr', 'cyberia.net.lb',
    'idm.net.lb', 'terra.net.lb', 'inco.com.lb', 'sodetel.net.lb'
  );
$$;

create index inquiry_mails_receipts on public.inquiry_mails (private.mailbox(recipient), created_at) where kind = 'receipt';
create index inquiry_mails_receipts_of_domain on public.inquiry_mails (private.mail_domain(recipient), created_at)
  where kind = 'receipt';

-- Receipts of the last day, of a mailbox and of its domain, as far as the domain is one company's.
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

-- As before, with the limit of a domain too.
create or replace function private.write_inquiry_mails(inquiry_id uuid, email text, locale text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
  select distinct write_inquiry_mails.inquiry_id, 'notice', trim(address), coalesce(private.setting('staff_locale'), 'en')
  from regexp_split_to_table(private.setting('staff_email'), ',') as address
  -- A setting that was mistyped must cost no inquiry.
  where trim(address) like '%_@_%' and char_length(trim(address)) <= 254;

  -- Inquiries of one domain count one after the other, and the many of a provider by their mailbox.
  perform pg_advisory_xact_lock(hashtextextended(
    'receipt to ' || case
      when private.is_mail_provider(private.mail_domain(email)) then private.mailbox(email)
      else private.mail_domain(email)
    end, 0
  ));
  if private.may_send_receipt(email) then
    insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
    values (write_inquiry_mails.inquiry_id, 'receipt', email, write_inquiry_mails.locale);
  end if;
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

-- Erases an address that notices went to, of somebody who has left the staff. Returns how many.
create function public.erase_recipient(address text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  delete from public.inquiry_mails where lower(recipient) = lower(trim(address));
  get diagnostics erased = row_count;
  return erased;
end;
$$;

revoke all on function private.mail_domain(text) from public, anon, authenticated, service_role;
revoke all on function private.is_mail_provider(text) from public, anon, authenticated, service_role;
revoke all on function private.may_send_receipt(text) from public, anon, authenticated, service_role;
revoke all on function private.drop_receipt_of_spam() from public, anon, authenticated, service_role;
revoke all on function public.erase_recipient(text) from public, anon, authenticated, service_role;
grant execute on function public.erase_recipient(text) to service_role;
