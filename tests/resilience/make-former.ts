import type { Database } from "../../server/database/database.ts";

/** Makes a database without rows as the files made it that stood in the order in which they were written. */
export async function makeFormer(database: Database): Promise<void> {
  await database.transaction((transaction) =>
    transaction.execute(`
      set local role supabase_auth_admin;
      grant usage on schema mail to service_role;
      grant insert (recipient, subject, body, link) on mail.outbox to service_role;

      set local role schema_owner;
      drop function public.begin_visitor_file, public.add_visitor_file_piece, public.visitor_file_state,
        public.visitor_file_beginning, public.assert_files_wanted, public.finish_visitor_file, public.remove_visitor_file, public.get_visitor_file,
        public.list_files_to_scan, public.file_piece_to_scan, public.save_file_scan,
        public.shrink_visitor_file, private.is_held, private.list_visitor_files, private.spend_file_budget, private.assert_files_may_come,
        private.lock_visitor_file, private.delete_stale_visitor_files;
      drop table public.inquiry_file_pieces, public.inquiry_files, private.file_budgets;
      drop function public.add_inquiry_key, public.list_known_keys, public.open_visitor_page, public.add_visitor_note, public.correct_inquiry,
        public.answer_question, public.ask_for_nda, public.agree_nda, public.ask_visitor_code, public.set_visitor_code,
        public.withdraw_inquiry, public.change_inquiry_email, public.erase_inquiry, public.mail_new_links, private.inquiry_of_key,
        private.is_code_open, private.lock_inquiry_of_key, private.page_message, private.use_visitor_code, private.forget_erased, private.may_mail_link,
        private.drop_late_codes
        cascade;
      drop table private.inquiry_keys, public.inquiry_answers, private.inquiry_codes;
      drop index public.inquiry_mails_links_of_day, public.inquiry_mails_links_to;
      drop policy "functions read what senders of inquiries did" on public.admin_audit_log;
      alter table public.inquiry_mails drop column erased, alter column inquiry_id set not null;
      alter table public.inquiries drop column withdrawn_at, drop column nda_asked_at, drop column nda_agreed_at;
      drop function public.list_customer_inquiries, public.set_look_again, public.set_outcome, public.outcome_figures,
        private.newest_inquiries, private.answer_also;
      alter table public.inquiry_mails drop column also;
      alter table public.inquiries drop column outcome, drop column outcome_amount, drop column outcome_currency,
        drop column answered_by;
      drop index public.inquiries_of_phone, public.inquiries_of_company, public.inquiries_of_domain;
      drop function private.count_files, private.count_files_of_attachment, private.count_files_of_message cascade;
      drop index public.inquiries_waiting_longest_first, public.inquiries_due_first;
      alter table public.inquiries drop column beginning, drop column file_count;
      alter table public.inquiry_presence alter column opened_at type date;
      alter table public.inquiry_presence rename column opened_at to opened_on;
      drop function private.stop_looking_again, private.look_again cascade;
      alter table public.inquiries drop column look_again_on;
      alter table public.inquiry_mails drop column look_again_on;
      drop function public.list_notice_texts, public.receive_staff_answer;
      drop function public.save_list_preferences, public.save_telling_preferences, private.decode_query, public.change_inquiries, public.save_view, public.delete_view, private.see_mentions, private.tell_colleague, private.tell_assignee,
        private.mentioned_staff, private.tell_mentioned, private.drop_mails_to_former_staff, private.parts_for_you cascade;
      drop table public.inquiry_mentions;
      alter table public.inquiries drop column taken_from, drop column taken_at;
      alter table public.inquiry_mails drop column caused_by, drop column told_with, drop constraint inquiry_mails_of_note;
      alter table public.inquiry_notes drop column not_sent, drop column address, drop column is_partial, drop column fingerprint;
      alter table public.inquiry_messages drop column stored_at;
      drop index public.inquiry_mails_once, public.inquiry_mails_not_sent, public.inquiry_mails_for_you_once,
        public.inquiry_mails_for_you_sent;
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
      drop policy "staff read attachments" on public.inquiry_attachments;
      alter table public.inquiry_attachments alter column message_id set not null, drop column draft_inquiry_id,
        drop column author_id, drop column created_at;
      create policy "admins read attachments" on public.inquiry_attachments
        for select to authenticated using ((select private.is_admin()));
      drop table public.reply_templates, public.staff_profiles, public.staff_preferences, public.saved_views, public.closed_days, public.away_notices cascade;
      drop view public.inquiry_conversation;
      alter table public.inquiry_attachments drop column wants_scan, drop column scan;
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
      drop function public.grant_admin, public.create_invitation;
      create function public.grant_admin(member_email text) returns boolean language sql as 'select false';
      create function public.create_invitation(member_email text, locale text) returns jsonb language sql as 'select null::jsonb';
      drop trigger keep_last_admin_from_change on public.user_roles;
      drop policy "staff read the history of inquiries" on public.admin_audit_log;
      alter table public.user_roles drop constraint user_roles_pkey, add primary key (user_id, role);
      alter table public.invitations drop constraint invitations_role_known, add constraint invitations_role_check check (role = 'admin');
      do $body$
      declare
        policy record;
        definition text;
      begin
        for policy in select * from pg_policies where policyname ~ '^staff read ' loop
          execute format('alter policy %I on public.%I rename to %I', policy.policyname, policy.tablename,
            replace(policy.policyname, 'staff', 'admins'));
        end loop;
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
