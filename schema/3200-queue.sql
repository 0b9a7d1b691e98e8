-- What a row of the list says of an inquiry beyond its own columns: the first words of what was asked, and how many files its mails
-- hold. Both are kept, so that a page of the list is read from one table.

alter table public.inquiries
  add column beginning text generated always as (
    btrim(left(regexp_replace(left(coalesce(message, description, ''), 1000), '\s+', ' ', 'g'), 160))
  ) stored,
  add column file_count integer not null default 0;

create function private.count_files(of_inquiry uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.inquiries set file_count = files.count
  from (
    select count(*) from public.inquiry_attachments as file
    join public.inquiry_messages as message on message.id = file.message_id
    where message.inquiry_id = of_inquiry
  ) as files
  where id = of_inquiry and file_count <> files.count;
$$;

create function private.count_files_of_attachment() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.count_files(inquiry_id) from public.inquiry_messages where id in (old.message_id, new.message_id);
  return null;
end;
$$;

create trigger count_files
  after insert or delete or update of message_id on public.inquiry_attachments
  for each row execute function private.count_files_of_attachment();

create function private.count_files_of_message() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.count_files(old.inquiry_id);
  return null;
end;
$$;

create trigger count_files
  after delete on public.inquiry_messages
  for each row execute function private.count_files_of_message();

-- Of what was there before this file.
select private.count_files(inquiry_id) from (
  select distinct message.inquiry_id from public.inquiry_attachments as file
  join public.inquiry_messages as message on message.id = file.message_id
) as with_files;

-- The longest waiting first, and what is looked at again first, then those without a day, the longest waiting first.
create index inquiries_waiting_longest_first on public.inquiries (status_changed_at, id) where status = 'answered';
create index inquiries_looked_at_first on public.inquiries
  ((coalesce(look_again_on::timestamp, status_changed_at at time zone 'UTC' + interval '1000 years') at time zone 'UTC'), id)
  where status = 'answered';

-- All but spam, those that are due soonest first.
create index inquiries_due_first on public.inquiries ((coalesce(due_at, 'infinity')), id) where status <> 'spam';
