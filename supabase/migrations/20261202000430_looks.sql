-- Who looked at an inquiry, and when last: so one opening a day is logged, and mails of one visitor tell staff once until somebody
-- has looked.

-- The day, in Beirut, of the last entry in the audit log that the person opened the inquiry.
alter table public.inquiry_presence add column opened_on date;

-- Staff open an inquiry: the first time of all is kept with it, the first of each person and day is logged. Returns the inquiry, none
-- when there is no such one.
create or replace function public.open_inquiry(inquiry_id uuid) returns setof public.inquiries
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.inquiries as inquiry set read_at = now(), read_by = auth.uid()
  where inquiry.id = open_inquiry.inquiry_id and inquiry.read_at is null;
  insert into public.inquiry_presence as presence (inquiry_id, user_id, is_writing, opened_on)
  select inquiry.id, auth.uid(), false, (now() at time zone 'Asia/Beirut')::date
  from public.inquiries as inquiry where inquiry.id = open_inquiry.inquiry_id
  on conflict on constraint inquiry_presence_pkey
    do update set seen_at = now(), opened_on = excluded.opened_on
    where presence.opened_on is distinct from excluded.opened_on;
  if found then
    insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
    values (auth.uid(), 'inquiry.opened', 'inquiries', open_inquiry.inquiry_id);
  else
    update public.inquiry_presence as presence set seen_at = now()
    where presence.inquiry_id = open_inquiry.inquiry_id and presence.user_id = auth.uid();
  end if;
  return query select * from public.inquiries as inquiry where inquiry.id = open_inquiry.inquiry_id;
end;
$$;

-- As before, but what it knows of the others stays: when they looked last.
create or replace function public.report_presence(inquiry_id uuid, is_writing boolean) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  current_version integer;
begin
  perform private.assert_admin();
  select version into current_version from public.inquiries where id = report_presence.inquiry_id;
  if current_version is null then
    return null;
  end if;
  insert into public.inquiry_presence as presence (inquiry_id, user_id, is_writing)
  values (report_presence.inquiry_id, auth.uid(), report_presence.is_writing)
  on conflict on constraint inquiry_presence_pkey
    do update set is_writing = excluded.is_writing, seen_at = now();
  return jsonb_build_object(
    'version', current_version,
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('email', account.email, 'is_writing', presence.is_writing)
        order by account.email), '[]')
      from public.inquiry_presence as presence
      join auth.users as account on account.id = presence.user_id
      where presence.inquiry_id = report_presence.inquiry_id and presence.user_id <> auth.uid()
        and presence.seen_at > now() - interval '15 seconds'
    )
  );
end;
$$;

-- When staff looked at an inquiry last, or answered it.
create function private.last_look(inquiry_id uuid) returns timestamptz
  language sql stable security definer
  set search_path = ''
as $$
  select greatest(
    (select max(presence.seen_at) from public.inquiry_presence as presence where presence.inquiry_id = last_look.inquiry_id),
    (
      select max(message.created_at) from public.inquiry_messages as message
      where message.inquiry_id = last_look.inquiry_id and message.direction = 'sent'
    ),
    '-infinity'
  );
$$;

-- Leaves out the notice of a visitor's mail to somebody who was told of an earlier one, while nobody has looked since: a hundred
-- mails a day would be as many notices to each of the staff.
create function private.skip_repeated_notice() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (
    select from public.inquiry_mails as earlier
    where earlier.inquiry_id = new.inquiry_id and earlier.kind = 'answer' and earlier.recipient = new.recipient
      and earlier.failed_at is null and earlier.created_at > private.last_look(new.inquiry_id)
  ) then
    return null;
  end if;
  return new;
end;
$$;

create trigger skip_repeated_notice
  before insert on public.inquiry_mails
  for each row when (new.kind = 'answer')
  execute function private.skip_repeated_notice();

revoke all on function private.last_look(uuid) from public, anon, authenticated, service_role;
revoke all on function private.skip_repeated_notice() from public, anon, authenticated, service_role;
