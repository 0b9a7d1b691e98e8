-- What visitors wrote. Anyone may send one (through submit_inquiry alone); only staff read them.
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  type text not null constraint inquiries_type_known check (type in ('contact', 'project')),
  name text not null constraint inquiries_name_length check (char_length(name) between 1 and 200),
  email text not null constraint inquiries_email_length check (char_length(email) between 3 and 254),
  -- The address that it came with, where another one stands in its place now.
  first_email text,
  company text constraint inquiries_company_length check (char_length(company) between 1 and 200),
  phone text constraint inquiries_phone_length check (char_length(phone) between 1 and 200),
  subject text constraint inquiries_subject_length check (char_length(subject) between 1 and 200),
  -- Up to 5,000 characters are typed; the text of optional fields that they cannot hold stands below.
  message text constraint inquiries_message_length check (char_length(message) between 1 and 10000),
  inquiry_type text constraint inquiries_inquiry_type_known
    check (inquiry_type in ('project', 'consultation', 'support', 'partnership', 'general', 'quote')),
  project_type text constraint inquiries_project_type_known
    check (project_type in ('iot', 'hardware', 'automation', 'digital')),
  budget text constraint inquiries_budget_known
    check (budget in ('5k-10k', '10k-25k', '25k-50k', '50k-100k', '100k+', 'discuss')),
  timeline text constraint inquiries_timeline_known
    check (timeline in ('asap', '1-3months', '3-6months', '6-12months', '12months+', 'flexible')),
  description text constraint inquiries_description_length check (char_length(description) between 1 and 10000),
  features text[] not null default '{}' constraint inquiries_features_count check (cardinality(features) <= 20),
  has_existing_system boolean not null default false,
  needs_consultation boolean not null default false,
  locale text not null default 'en' constraint inquiries_locale_known check (locale in ('en', 'ar')),
  status text not null default 'new' constraint inquiries_status_known
    check (status in ('new', 'in_progress', 'answered', 'closed', 'spam')),
  created_at timestamptz not null default now(),
  -- People can read it over the phone.
  reference text not null constraint inquiries_reference_shape check (reference ~ '^N-[2-9CDFGHJKMNPQRTVWX]{5}$'),
  -- The moment by which it is to be answered; null where nothing was promised.
  due_at timestamptz,
  -- The moment from which that counts; null while it is `created_at`.
  promised_at timestamptz,
  -- Since when an inquiry has its status: how long it has been closed, or spam.
  status_changed_at timestamptz not null default now(),
  -- Counts the changes. A change names the version that its author saw; the database refuses an older one.
  version integer not null default 1,
  assignee_id uuid references auth.users (id) on delete set null,
  -- The first time that staff opened it, and the person.
  read_at timestamptz,
  read_by uuid references auth.users (id) on delete set null,
  -- When it was first answered, whether that was by `due_at` as it was then, and its share of the time promised, 24 hours being all
  -- of it; null when nothing was promised.
  answered_at timestamptz,
  answered_in_time boolean,
  answered_hours double precision,
  -- Whether the last reply that was owed came by `due_at`; null while none has come since a moment was promised.
  last_in_time boolean,
  overdue_mailed_at timestamptz,
  -- Perhaps spam, while it is new. Staff who move the inquiry on say that it is none, unless they take that back at once.
  is_suspicious boolean not null default false,
  constraint inquiries_contact_complete
    check (type <> 'contact' or (subject is not null and message is not null)),
  constraint inquiries_project_complete check (type <> 'project' or description is not null)
);

create unique index inquiries_reference on public.inquiries (reference);
-- The desk reads inquiries by pages, and spam apart from the others. `id` orders what came at one moment.
create index inquiries_newest_first on public.inquiries (created_at desc, id desc) where status <> 'spam';
create index inquiries_by_status on public.inquiries (status, created_at desc, id desc);
create index inquiries_open_newest_first on public.inquiries (created_at desc, id desc) where status in ('new', 'in_progress');
create index inquiries_open_due_first on public.inquiries ((coalesce(due_at, 'infinity')), id)
  where status in ('new', 'in_progress');
create index inquiries_of_assignee on public.inquiries (assignee_id, created_at desc, id desc) where assignee_id is not null;
create index inquiries_of_address on public.inquiries (lower(email), created_at desc);
create index inquiries_expire_first on public.inquiries (status, status_changed_at) where status in ('spam', 'closed');

alter table public.inquiries enable row level security, force row level security;

create policy "admins read inquiries" on public.inquiries
  for select to authenticated
  using ((select private.is_admin()));

create policy "submit_inquiry stores inquiries" on public.inquiries
  for insert to current_user
  with check (true);

create policy "functions read inquiries" on public.inquiries
  for select to current_user using (true);

create policy "functions change inquiries" on public.inquiries
  for update to current_user
  using (true)
  with check (true);

create policy "inquiries are erased by functions alone" on public.inquiries
  for delete to current_user
  using (private.is_erasing());

grant select on public.inquiries to authenticated;

-- `N-` and five of 24 characters, none of which looks or sounds like another. Not yet unique: the index decides.
create function private.generate_reference() returns text
  language sql volatile
  set search_path = ''
as $$
  select 'N-' || string_agg(substr('23456789CDFGHJKMNPQRTVWX', 1 + get_byte(bytes, position) % 24, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as random, generate_series(0, 4) as position;
$$;

-- Neither the first look, nor a mail about it, nor a file in one, nor a reply that goes out as everybody could see it would, is a change that another
-- person's work could be lost by.
create function private.note_inquiry_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.read_at is not distinct from old.read_at and new.overdue_mailed_at is not distinct from old.overdue_mailed_at
    and new.file_count = old.file_count and coalesce(current_setting('app.acting_for', true), '') = ''
  then
    new.version := old.version + 1;
  end if;
  if new.status = 'answered' and old.status <> 'answered' and new.answered_at is null then
    new.answered_at := now();
    new.answered_by := private.acting_person();
    new.answered_in_time := now() <= new.due_at;
    new.answered_hours := 24 * extract(epoch from now() - coalesce(new.happened_at, new.created_at))
      / nullif(extract(epoch from new.due_at - coalesce(new.happened_at, new.created_at)), 0);
  end if;
  if new.status = 'answered' and old.status in ('new', 'in_progress') then
    new.last_in_time := now() <= new.due_at;
  elsif (new.due_at, new.promised_at) is distinct from (old.due_at, old.promised_at) then
    new.last_in_time := null;
  end if;
  -- Who says so and takes it back at once has answered nothing, unless a reply went to the address.
  if old.status = 'answered' and new.status in ('new', 'in_progress') and old.answered_at = old.status_changed_at
    and old.answered_at > now() - interval '2 minutes' and old.answered_by = private.acting_person()
    and not exists (
      select from public.inquiries as asked join public.inquiry_messages as message on message.inquiry_id = asked.id
      where lower(asked.email) = lower(new.email) and message.direction = 'sent' and message.created_at >= old.answered_at
    )
  then
    new.answered_at := null;
    new.answered_by := null;
    new.answered_in_time := null;
    new.answered_hours := null;
    new.last_in_time := null;
  end if;
  if new.assignee_id is distinct from old.assignee_id then
    new.taken_from := old.assignee_id;
    new.taken_at := now();
  end if;
  -- A new moment is promised.
  if new.due_at is distinct from old.due_at then
    new.overdue_mailed_at := null;
  end if;
  return new;
end;
$$;

create trigger note_inquiry_change
  before update on public.inquiries
  for each row execute function private.note_inquiry_change();

create function private.note_status_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.status_changed_at := now();
  new.is_suspicious := new.is_suspicious
    and (old.status = 'new' or new.status = 'new' and old.status_changed_at > now() - interval '2 minutes');
  return new;
end;
$$;

create trigger note_status_change
  before update of status on public.inquiries
  for each row when (old.status is distinct from new.status)
  execute function private.note_status_change();

create function private.audit_inquiry() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.assignee_id is distinct from old.assignee_id then
    perform private.add_audit_entry(
      'inquiry.assigned', 'inquiries', new.id,
      jsonb_build_object('email', (select email from auth.users where id = new.assignee_id))
    );
  end if;
  if new.status is distinct from old.status then
    perform private.add_audit_entry(
      'inquiry.status_changed', 'inquiries', new.id, jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  return null;
end;
$$;

create trigger audit_inquiry
  after update of status, assignee_id on public.inquiries
  for each row execute function private.audit_inquiry();
