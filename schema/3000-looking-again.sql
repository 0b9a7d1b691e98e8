-- Inquiries that staff have answered and want to look at again on a day: they are in progress again that morning, unless the visitor
-- writes, or somebody closes them, before.

alter table public.inquiries
  add column look_again_on date constraint inquiries_look_again_of_answered check (look_again_on is null or status = 'answered');

create index inquiries_to_look_at on public.inquiries (look_again_on) where look_again_on is not null;

-- What a reply that waits makes of its inquiry.
alter table public.inquiry_mails
  add column look_again_on date constraint inquiry_mails_look_again_of_reply check (look_again_on is null or kind = 'reply');

create function private.stop_looking_again() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.look_again_on := null;
  return new;
end;
$$;

create trigger stop_looking_again
  before update of status on public.inquiries
  for each row when (new.status <> 'answered' and new.look_again_on is not null)
  execute function private.stop_looking_again();

-- Nothing was promised to the visitor, so nothing is late.
create function private.look_again() returns void
  language sql security definer
  set search_path = ''
as $$
  update public.inquiries set status = 'in_progress', due_at = null, promised_at = null
  where id in (
    select id from public.inquiries where look_again_on <= (now() at time zone 'Asia/Beirut')::date
    limit 100 for update skip locked
  );
$$;
