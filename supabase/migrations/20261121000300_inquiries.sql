-- What visitors wrote. Anyone may send one (through submit_inquiry alone); only admins read them.
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  type text not null constraint inquiries_type_known check (type in ('contact', 'project')),
  name text not null constraint inquiries_name_length check (char_length(name) between 1 and 200),
  email text not null constraint inquiries_email_length check (char_length(email) between 3 and 254),
  company text constraint inquiries_company_length check (char_length(company) between 1 and 200),
  phone text constraint inquiries_phone_length check (char_length(phone) between 1 and 40),
  subject text constraint inquiries_subject_length check (char_length(subject) between 1 and 200),
  message text constraint inquiries_message_length check (char_length(message) between 1 and 5000),
  inquiry_type text constraint inquiries_inquiry_type_known
    check (inquiry_type in ('project', 'consultation', 'support', 'partnership', 'general', 'quote')),
  project_type text constraint inquiries_project_type_known
    check (project_type in ('iot', 'hardware', 'automation', 'digital')),
  budget text constraint inquiries_budget_known
    check (budget in ('5k-10k', '10k-25k', '25k-50k', '50k-100k', '100k+', 'discuss')),
  timeline text constraint inquiries_timeline_known
    check (timeline in ('asap', '1-3months', '3-6months', '6-12months', '12months+', 'flexible')),
  description text constraint inquiries_description_length check (char_length(description) between 1 and 5000),
  features text[] not null default '{}' constraint inquiries_features_count check (cardinality(features) <= 20),
  has_existing_system boolean not null default false,
  needs_consultation boolean not null default false,
  locale text not null default 'en' constraint inquiries_locale_known check (locale in ('en', 'ar')),
  status text not null default 'new' constraint inquiries_status_known
    check (status in ('new', 'in_progress', 'answered', 'closed', 'spam')),
  created_at timestamptz not null default now(),
  constraint inquiries_contact_complete
    check (type <> 'contact' or (subject is not null and message is not null)),
  constraint inquiries_project_complete check (type <> 'project' or description is not null)
);

create index inquiries_newest_first on public.inquiries (created_at desc);

alter table public.inquiries enable row level security;
alter table public.inquiries force row level security;
revoke all on public.inquiries from public, anon, authenticated, service_role;

create policy "admins read inquiries" on public.inquiries
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins change an inquiry's status" on public.inquiries
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "submit_inquiry stores inquiries" on public.inquiries
  for insert to current_user
  with check (true);

grant select on public.inquiries to authenticated;
grant update (status) on public.inquiries to authenticated;

create function private.audit_inquiry() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.admin_audit_log (actor_id, action, resource_type, resource_id, details)
  values (
    auth.uid(),
    'inquiry.status_changed',
    'inquiries',
    new.id,
    jsonb_build_object('from', old.status, 'to', new.status)
  );
  return null;
end;
$$;

revoke all on function private.audit_inquiry() from public, anon, authenticated, service_role;

create trigger audit_inquiry
  after update of status on public.inquiries
  for each row when (old.status is distinct from new.status)
  execute function private.audit_inquiry();
