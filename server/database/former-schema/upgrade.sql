-- What the files by subject make otherwise than the former ones.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

drop view public.inquiry_counts;
drop function public.submit_inquiry(jsonb, text, text, boolean);
drop function if exists
  private.chained_entry(public.admin_audit_log, private.audit_head), private.store_chained_entry(public.admin_audit_log),
  private.checked_entry_number(bigint), private.checked_checkpoint(text);

drop trigger audit_inquiry on public.inquiries;
drop trigger if exists audit_assignment on public.inquiries;
drop function if exists private.audit_assignment();
create trigger audit_inquiry
  after update of status, assignee_id on public.inquiries
  for each row execute function private.audit_inquiry();

alter function private.require_admin() rename to require_recent_admin;
alter function public.erase_recipient(text) set schema private;
alter function public.erase_messages_from(text) set schema private;
revoke execute on function private.erase_recipient, private.erase_messages_from from service_role;

alter table public.inquiries add column if not exists promised_at timestamptz, add column if not exists first_email text,
  add column if not exists last_in_time boolean;
alter table public.inquiry_messages
  add column if not exists page_event text generated always as (
    case when fingerprint like 'files %' then 'files' when fingerprint like 'nda %' then 'nda' end
  ) stored,
  add column if not exists page_files integer not null default 0;
alter table public.inquiry_drafts
  drop constraint inquiry_drafts_length,
  add constraint inquiry_drafts_length check (char_length(body) between 1 and 60000);
alter table public.inquiry_mails
  add column if not exists handed_at timestamptz,
  add column if not exists send_after timestamptz,
  add column if not exists next_status text constraint inquiry_mails_next_status_known check (next_status in ('answered', 'closed')),
  add column if not exists held_for text constraint inquiry_mails_held_for_known check (held_for in ('received', 'spam', 'closed', 'author')),
  drop constraint if exists inquiry_mails_scheduled,
  drop constraint if exists inquiry_mails_held,
  add constraint inquiry_mails_scheduled
    check ((send_after is null) = (next_status is null) and (send_after is null or kind = 'reply')),
  add constraint inquiry_mails_held check (held_for is null or send_after is not null and failed_at is not null);
create index if not exists inquiry_mails_to_release on public.inquiry_mails (inquiry_id) where send_after is not null;
drop function if exists
  private.delete_inquiries(uuid[]), public.send_reply(uuid, integer, text, text, text), public.save_inquiry_draft(uuid, text, text, text),
  public.record_inquiry_mail(uuid, integer, text, text, text), public.record_bounce(uuid, text), public.inquiry_figures(),
  public.find_inquiry_of_mail(text[], text, text), public.grant_admin(text), public.create_invitation(text, text),
  public.set_inquiry_statuses(uuid[], integer[], text[]),
  public.list_inquiries(text, text, text, text, uuid, text, text, timestamptz, uuid, integer),
  public.count_listed_inquiries(text, text, text, text, uuid, text, text, timestamptz, uuid),
  private.inquiry_list_statement(text, text, text, text, uuid, text, text, integer);
drop view if exists public.inquiry_conversation, public.failed_inquiry_mails;
