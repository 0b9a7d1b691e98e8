-- Staff answer inquiries together: who takes one, what state it is in, and that nobody overwrites a change they have not seen.

alter table public.inquiries
  -- Counts the changes. Who changes an inquiry names the version they saw; the database refuses an older one.
  add column version integer not null default 1,
  add column assignee_id uuid references auth.users (id) on delete set null,
  -- When staff first opened it, and who.
  add column read_at timestamptz,
  add column read_by uuid references auth.users (id) on delete set null,
  -- When it was first answered, and whether that was by `due_at`; null when nothing was promised.
  add column answered_at timestamptz,
  add column answered_in_time boolean;

create or replace function private.inquiry_columns() returns setof text
  language sql stable
  set search_path = ''
as $$
  select attname::text
  from pg_catalog.pg_attribute
  where attrelid = 'public.inquiries'::regclass and attnum > 0 and not attisdropped
    and attname not in (
      'id', 'reference', 'status', 'status_changed_at', 'created_at', 'due_at', 'version', 'assignee_id', 'read_at', 'read_by',
      'answered_at', 'answered_in_time'
    );
$$;

-- Changes go through functions from here on.
drop policy "admins change an inquiry's status" on public.inquiries;
revoke update (status) on public.inquiries from authenticated;

create policy "functions change inquiries" on public.inquiries
  for update to current_user
  using (true)
  with check (true);

create function private.note_inquiry_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  -- The first look is no change that another person's work could be lost by.
  if new.read_at is not distinct from old.read_at then
    new.version := old.version + 1;
  end if;
  if new.status = 'answered' and old.status <> 'answered' and new.answered_at is null then
    new.answered_at := now();
    new.answered_in_time := now() <= new.due_at;
  end if;
  return new;
end;
$$;

revoke all on function private.note_inquiry_change() from public, anon, authenticated, service_role;

create trigger note_inquiry_change
  before update on public.inquiries
  for each row execute function private.note_inquiry_change();

create function private.audit_assignment() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (
    auth.uid(),
    'inquiry.assigned',
    'inquiries',
    new.id,
    jsonb_build_object('email', (select email from auth.users where id = new.assignee_id))
  );
  return null;
end;
$$;

revoke all on function private.audit_assignment() from public, anon, authenticated, service_role;

create trigger audit_assignment
  after update of assignee_id on public.inquiries
  for each row when (old.assignee_id is distinct from new.assignee_id)
  execute function private.audit_assignment();

-- What happened to one inquiry, in order.
create index admin_audit_log_of_resource on public.admin_audit_log (resource_id, created_at);

create function private.assert_admin() returns void
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
end;
$$;

-- The inquiry, held until the transaction ends. Raises PT404 without one, and PT409 when it has changed since `expected_version`.
create function private.lock_inquiry(inquiry_id uuid, expected_version integer) returns public.inquiries
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  perform private.assert_admin();
  select * into inquiry from public.inquiries where id = inquiry_id for update;
  if inquiry.id is null then
    raise sqlstate 'PT404' using message = 'There is no such inquiry.';
  end if;
  if inquiry.version is distinct from expected_version then
    raise sqlstate 'PT409' using message = 'The inquiry has changed.', detail = inquiry.version::text;
  end if;
  return inquiry;
end;
$$;

-- Staff open an inquiry: audited each time; the first time is kept with it. Returns the inquiry, none when there is no such one.
create function public.open_inquiry(inquiry_id uuid) returns setof public.inquiries
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.inquiries set read_at = now(), read_by = auth.uid() where id = inquiry_id and read_at is null;
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
  select auth.uid(), 'inquiry.opened', 'inquiries', id from public.inquiries where id = inquiry_id;
  return query select * from public.inquiries where id = inquiry_id;
end;
$$;

-- Returns the new version.
create function public.set_inquiry_status(inquiry_id uuid, expected_version integer, new_status text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  new_version integer;
begin
  update public.inquiries set status = new_status where id = inquiry.id and status <> new_status
  returning version into new_version;
  return coalesce(new_version, inquiry.version);
end;
$$;

-- Somebody takes an inquiry, or nobody (null). A new one is in progress from then on. Returns the new version.
create function public.assign_inquiry(inquiry_id uuid, expected_version integer, new_assignee_id uuid) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  inquiry constant public.inquiries := private.lock_inquiry(inquiry_id, expected_version);
  new_version integer;
begin
  if new_assignee_id is not null and not private.is_active_admin(new_assignee_id) then
    raise exception 'Inquiries are assigned to staff alone.' using errcode = '22023';
  end if;
  update public.inquiries set
    assignee_id = new_assignee_id,
    status = case when status = 'new' and new_assignee_id is not null then 'in_progress' else status end
  where id = inquiry.id and assignee_id is distinct from new_assignee_id
  returning version into new_version;
  return coalesce(new_version, inquiry.version);
end;
$$;

-- Moves up to a hundred inquiries to spam, or back among the new ones. Returns how many moved.
create function public.mark_spam(inquiry_ids uuid[], is_spam boolean) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.assert_admin();
  if cardinality(inquiry_ids) > 100 then
    raise exception 'At most 100 inquiries at once.' using errcode = '22023';
  end if;
  update public.inquiries set status = case when is_spam then 'spam' else 'new' end
  where id = any (inquiry_ids) and (status = 'spam') <> is_spam;
  get diagnostics moved = row_count;
  return moved;
end;
$$;

-- Who looks at an inquiry right now.
create table public.inquiry_presence (
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null default now(),
  primary key (inquiry_id, user_id)
);

-- What staff tell each other about an inquiry. Never sent to the visitor.
create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  body text not null constraint inquiry_notes_length check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);

create index inquiry_notes_of_inquiry on public.inquiry_notes (inquiry_id, created_at);

-- What somebody has begun to write to the visitor, or as a note. Nobody else sees it.
create table public.inquiry_drafts (
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint inquiry_drafts_kind_known check (kind in ('reply', 'note')),
  body text not null constraint inquiry_drafts_length check (char_length(body) between 1 and 20000),
  locale text not null constraint inquiry_drafts_locale_known check (locale in ('en', 'ar')),
  saved_at timestamptz not null default now(),
  primary key (inquiry_id, author_id, kind)
);

alter table public.inquiry_presence enable row level security;
alter table public.inquiry_presence force row level security;
alter table public.inquiry_notes enable row level security;
alter table public.inquiry_notes force row level security;
alter table public.inquiry_drafts enable row level security;
alter table public.inquiry_drafts force row level security;
revoke all on public.inquiry_presence, public.inquiry_notes, public.inquiry_drafts from public, anon, authenticated, service_role;

create policy "functions keep presence" on public.inquiry_presence
  for all to current_user using (true) with check (true);

create policy "functions keep notes" on public.inquiry_notes
  for all to current_user using (true) with check (true);

create policy "functions keep drafts" on public.inquiry_drafts
  for all to current_user using (true) with check (true);

create policy "admins read notes" on public.inquiry_notes
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins edit their own notes" on public.inquiry_notes
  for update to authenticated
  using ((select private.is_admin()) and author_id = (select auth.uid()))
  with check (author_id = (select auth.uid()));

create policy "admins read their own drafts" on public.inquiry_drafts
  for select to authenticated
  using ((select private.is_admin()) and author_id = (select auth.uid()));

grant select on public.inquiry_notes to authenticated;
grant update (body) on public.inquiry_notes to authenticated;
grant select on public.inquiry_drafts to authenticated;

create function private.note_edit() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.edited_at := now();
  return new;
end;
$$;

revoke all on function private.note_edit() from public, anon, authenticated, service_role;

create trigger note_edit
  before update of body on public.inquiry_notes
  for each row execute function private.note_edit();

-- Returns when it was stored.
create function public.add_inquiry_note(inquiry_id uuid, body text) returns timestamptz
  language plpgsql security definer
  set search_path = ''
as $$
declare
  note public.inquiry_notes;
begin
  perform private.assert_admin();
  insert into public.inquiry_notes (inquiry_id, author_id, author_email, body)
  values (
    add_inquiry_note.inquiry_id, auth.uid(), (select email from auth.users where id = auth.uid()), add_inquiry_note.body
  )
  returning * into note;
  delete from public.inquiry_drafts as draft
  where draft.inquiry_id = note.inquiry_id and draft.author_id = note.author_id and draft.kind = 'note';
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id)
  values (auth.uid(), 'inquiry.note_added', 'inquiries', note.inquiry_id);
  return note.created_at;
end;
$$;

-- Keeps what the person asking has written so far; nothing written deletes the draft. Returns when it was stored.
create function public.save_inquiry_draft(inquiry_id uuid, kind text, body text, locale text) returns timestamptz
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_admin();
  if trim(body) = '' then
    delete from public.inquiry_drafts as draft
    where draft.inquiry_id = save_inquiry_draft.inquiry_id and draft.author_id = auth.uid()
      and draft.kind = save_inquiry_draft.kind;
  else
    insert into public.inquiry_drafts as draft (inquiry_id, author_id, kind, body, locale)
    values (
      save_inquiry_draft.inquiry_id, auth.uid(), save_inquiry_draft.kind, save_inquiry_draft.body, save_inquiry_draft.locale
    )
    on conflict on constraint inquiry_drafts_pkey
      do update set body = excluded.body, locale = excluded.locale, saved_at = now();
  end if;
  return now();
end;
$$;

-- Says that the person asking looks at an inquiry, for the next 15 seconds. Returns its version now, and who else looks at it.
create function public.report_presence(inquiry_id uuid, is_writing boolean) returns jsonb
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
  delete from public.inquiry_presence where seen_at < now() - interval '1 minute';
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

revoke all on function private.assert_admin() from public, anon, authenticated, service_role;
revoke all on function private.lock_inquiry(uuid, integer) from public, anon, authenticated, service_role;
revoke all on function public.open_inquiry(uuid) from public, anon, authenticated, service_role;
revoke all on function public.set_inquiry_status(uuid, integer, text) from public, anon, authenticated, service_role;
revoke all on function public.assign_inquiry(uuid, integer, uuid) from public, anon, authenticated, service_role;
revoke all on function public.mark_spam(uuid[], boolean) from public, anon, authenticated, service_role;
revoke all on function public.add_inquiry_note(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.save_inquiry_draft(uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.report_presence(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.open_inquiry(uuid) to authenticated;
grant execute on function public.set_inquiry_status(uuid, integer, text) to authenticated;
grant execute on function public.assign_inquiry(uuid, integer, uuid) to authenticated;
grant execute on function public.mark_spam(uuid[], boolean) to authenticated;
grant execute on function public.add_inquiry_note(uuid, text) to authenticated;
grant execute on function public.save_inquiry_draft(uuid, text, text, text) to authenticated;
grant execute on function public.report_presence(uuid, boolean) to authenticated;
