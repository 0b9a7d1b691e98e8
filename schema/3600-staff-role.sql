-- An account has one role: `staff` reads, writes and replies; `admin` also exports, decides who is on the team and when the office is
-- closed, and reads the whole audit log.
alter table public.user_roles
  drop constraint user_roles_role_known,
  add constraint user_roles_role_known check (role in ('admin', 'staff')),
  drop constraint user_roles_pkey,
  add primary key (user_id);

alter table public.invitations
  drop constraint invitations_role_check,
  add constraint invitations_role_known check (role in ('admin', 'staff'));

drop trigger audit_role on public.user_roles;
create trigger audit_role
  after insert or delete or update of role on public.user_roles
  for each row execute function private.audit_role();

create trigger keep_last_admin_from_change
  before update of role on public.user_roles
  for each row when (old.role <> new.role)
  execute function private.keep_last_admin();

alter policy "admins read inquiries" on public.inquiries using ((select private.is_staff()));
alter policy "admins read inquiries" on public.inquiries rename to "staff read inquiries";
alter policy "admins read messages" on public.inquiry_messages using ((select private.is_staff()));
alter policy "admins read messages" on public.inquiry_messages rename to "staff read messages";
alter policy "admins read notes" on public.inquiry_notes using ((select private.is_staff()));
alter policy "admins read notes" on public.inquiry_notes rename to "staff read notes";
alter policy "admins read their own drafts" on public.inquiry_drafts
  using ((select private.is_staff()) and author_id = (select auth.uid()));
alter policy "admins read their own drafts" on public.inquiry_drafts rename to "staff read their own drafts";
alter policy "admins read inquiry mails" on public.inquiry_mails using ((select private.is_staff()));
alter policy "admins read inquiry mails" on public.inquiry_mails rename to "staff read inquiry mails";
alter policy "admins read missed mails" on public.missed_mails using ((select private.is_staff()));
alter policy "admins read missed mails" on public.missed_mails rename to "staff read missed mails";

-- What staff see at an inquiry. An entry of an export or of an erasure belongs to none.
create policy "staff read the history of inquiries" on public.admin_audit_log
  for select to authenticated
  using (resource_type = 'inquiries' and resource_id <> '' and (select private.is_staff()));
