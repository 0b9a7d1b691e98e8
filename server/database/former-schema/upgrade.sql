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
