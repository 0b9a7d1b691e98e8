import type { Database } from "../../server/database/database.ts";

/** Makes a database without rows as the files made it that stood in the order in which they were written. */
export async function makeFormer(database: Database): Promise<void> {
  await database.transaction((transaction) =>
    transaction.execute(`
      set local role supabase_auth_admin;
      grant usage on schema mail to service_role;
      grant insert (recipient, subject, body, link) on mail.outbox to service_role;

      set local role schema_owner;
      drop function private.stop_looking_again, private.look_again cascade;
      alter table public.inquiries drop column look_again_on;
      alter table public.inquiry_mails drop column look_again_on;
      drop function public.list_notice_texts, public.receive_staff_answer;
      alter table public.inquiry_notes drop column not_sent, drop column address, drop column is_partial, drop column fingerprint;
      alter table public.inquiry_messages drop column stored_at;
      drop index public.inquiry_mails_once, public.inquiry_mails_not_sent;
      alter table public.inquiry_mails drop column note_id;
      create unique index inquiry_mails_once on public.inquiry_mails (inquiry_id, kind, recipient) where message_id is null;
      drop function public.enter_inquiry, public.start_conversation, private.take_entry_key;
      drop function public.judge_beginning, public.begin_inquiry, private.is_returnable, public.return_mail, public.keep_inquiry,
        private.reads_mailbox, public.list_returning_mails, public.finish_return, public.renumber_begun_mail;
      drop table private.begun_mails;
      alter table public.inquiries drop column return_at, drop constraint inquiries_type_known,
        add constraint inquiries_type_known check (type in ('contact', 'project'));
      drop index public.inquiries_begun_by;
      alter table public.inquiries drop column channel, drop column happened_at, alter column email set not null,
        add constraint inquiries_contact_complete
          check (type <> 'contact' or (subject is not null and message is not null));
      drop function public.add_draft_file, public.add_draft_file_piece, public.remove_draft_file, public.get_picture,
        public.load_attachment_piece, private.clean_file_name, private.safe_media_type, private.assert_mail_size,
        private.lock_draft_file, private.attach_draft_files, private.delete_stale_draft_files, private.mail_files;
      drop policy "admins read attachments" on public.inquiry_attachments;
      alter table public.inquiry_attachments alter column message_id set not null, drop column draft_inquiry_id,
        drop column author_id, drop column created_at;
      create policy "admins read attachments" on public.inquiry_attachments
        for select to authenticated using ((select private.is_admin()));
      drop table public.reply_templates, public.staff_profiles, public.closed_days, public.away_notices cascade;
      drop view public.inquiry_conversation;
      drop index public.inquiry_messages_forwarded_by;
      alter table public.inquiry_mails drop column signature, drop column cc;
      alter table public.inquiry_messages
        drop column recipients, drop column names, drop column is_third_person, drop column forwarded_id,
        add constraint inquiry_messages_cc_count check (cardinality(cc) <= 50);
      alter table public.inquiry_drafts drop column copies;
      drop function private.own_addresses, public.list_copy_addresses, private.part_copies, public.forward_message,
        private.forward_parts;
      drop function public.list_closed_days, public.list_promises, public.change_closed_days, public.current_away_notice,
        public.save_away_notice, public.delete_away_notice, private.hold_replies_after_mail, private.hold_replies_after_status,
        private.promises_over, private.hold_replies, private.release_reply, private.release_due_replies, private.lock_reply, public.take_back_reply,
        public.send_reply_now cascade;
      drop function public.list_team, public.save_staff_profile, public.add_reply_template, public.change_reply_template,
        public.delete_reply_template, public.raise_reply_template, private.sign_reply cascade;
      create view public.inquiry_counts with (security_invoker = true) as
        select status, count(*) as inquiries from public.inquiries group by status;
      create function public.submit_inquiry(inquiry jsonb, idempotency_key text, network text, suspicious boolean) returns uuid
        language sql security definer set search_path = ''
        as $$ select (public.submit_inquiry(inquiry, idempotency_key, network, suspicious, null, false, null) ->> 'id')::uuid $$;
      create or replace function private.inquiry_columns() returns setof text
        language sql stable set search_path = ''
        as $$ select attname::text from pg_catalog.pg_attribute as columns where attrelid = 'public.inquiries'::regclass $$;
      alter function private.require_recent_admin() rename to require_admin;
      alter function private.erase_recipient(text) set schema public;
      alter function private.erase_messages_from(text) set schema public;
      grant execute on function public.erase_recipient, public.erase_messages_from to service_role;
      do $body$
      declare
        definition text;
      begin
        for definition in
          select pg_get_functiondef(oid) from pg_proc
          where prosrc ~ 'private\\.require_recent_admin|private\\.erase_(recipient|messages_from)\\(|''xlsx'', ''json'''
        loop
          definition := replace(definition, 'private.require_recent_admin(', 'private.require_admin(');
          definition := regexp_replace(definition, 'private\\.(erase_recipient|erase_messages_from)\\(', 'public.\\1(', 'g');
          execute replace(definition, '''xlsx'', ''json''', '''xlsx'', ''csv'', ''json''');
        end loop;
      end
      $body$;
      reset role;

      delete from migrations.applied;
      insert into migrations.applied (name, checksum) values
        ('platform/0001_roles.sql', 'a former checksum'),
        ('schema/20261202000510_erase_everywhere.sql', 'ab63638843073a6c63a7ed93f97c6d64cb3bd1782a1160b1402f9bc88f4d18ec');
    `),
  );
}
