-- The clock and the dice of this transaction: the moment of the event that is replayed, and ids that follow from it, the same in
-- every run. Both are put back at its end.
create or replace function pg_catalog.now() returns timestamptz
  language sql stable
as $$ select current_setting('demo.now')::timestamptz $$;

create or replace function pg_catalog.gen_random_uuid() returns uuid
  language sql volatile
as $$ select md5(set_config('demo.seed', current_setting('demo.seed') || '.', true))::uuid $$;

-- What an inquiry is found by is written once, at the end.
create or replace function private.store_search_text(inquiry public.inquiries) returns void
  language sql
as $$ $$;

-- Plans that hold the others.
discard plans;

-- Delivers the mails that are due, as a server without a mail server does, but for the files.
create function pg_temp.deliver_mails() returns void
  language plpgsql
as $$
declare
  mail jsonb;
begin
  perform public.write_overdue_mails();
  loop
    mail := public.claim_mail(true);
    exit when mail is null;
    perform public.record_mail(
      (mail ->> 'id')::uuid, (mail ->> 'attempts')::integer, 'sent', 'Written to a file: there is no mail server', mail ->> 'body'
    );
  end loop;
end;
$$;

create function pg_temp.add_member(member jsonb) returns void
  language sql
as $$
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
  values (
    (member ->> 'id')::uuid, member ->> 'email', member ->> 'password_hash', now(), member -> 'metadata'
  );
  insert into public.user_roles (user_id, role) values ((member ->> 'id')::uuid, 'admin');
  select set_config('request.jwt.claims', jsonb_build_object('sub', member ->> 'id')::text, true);
  select public.save_staff_profile(
    member #>> '{profile,name_en}', member #>> '{profile,name_ar}', member #>> '{profile,position_en}',
    member #>> '{profile,position_ar}'
  );
$$;

create function pg_temp.receive_mail(inquiry public.inquiries, event jsonb) returns void
  language plpgsql
as $$
declare
  mail jsonb := event -> 'mail';
  message uuid;
  file record;
begin
  mail := mail || jsonb_build_object('subject', replace(mail ->> 'subject', '{reference}', inquiry.reference));
  select received.message_id into message
  from public.receive_mail(inquiry.id, mail, now(), (event ->> 'due_at')::timestamptz) as received;
  for file in
    select value, number::integer, value ->> 'content' as content
    from jsonb_array_elements(event -> 'files') with ordinality as files (value, number)
  loop
    perform public.list_attachment(
      message, file.number, file.value ->> 'name', file.value ->> 'media_type', octet_length(decode(file.content, 'base64')), true
    );
    perform public.store_attachment_piece(unstored.id, 1, file.content, true)
    from public.list_unstored_attachments(message) as unstored;
  end loop;
end;
$$;

create function pg_temp.change(inquiry public.inquiries, wanted jsonb) returns void
  language sql
as $$
  select public.change_inquiries(
    jsonb_build_array(wanted || jsonb_build_object('id', inquiry.id, 'version', inquiry.version))
  );
$$;

-- What happened, at its moment, by the functions that the pages and the server call.
create function pg_temp.replay(event jsonb) returns void
  language plpgsql
as $$
declare
  inquiry public.inquiries;
begin
  perform set_config('demo.now', event ->> 'at', true);
  perform set_config('demo.seed', event ->> 'seed', true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', event ->> 'by')::text, true);
  update auth.users set last_sign_in_at = now() where id = (event ->> 'by')::uuid;
  select * into inquiry from public.inquiries as known where known.email = event ->> 'email';
  case event ->> 'kind'
    when 'join' then perform pg_temp.add_member(event -> 'member');
    when 'submit' then perform public.submit_inquiry(
      event -> 'form', event ->> 'email', null, event ->> 'judgement' = 'suspicious', (event ->> 'due_at')::timestamptz,
      event ->> 'judgement' = 'spam'
    );
    when 'mail' then perform pg_temp.receive_mail(inquiry, event);
    when 'open' then perform public.open_inquiry(inquiry.id);
    when 'assign' then perform pg_temp.change(inquiry, jsonb_build_object('assignee_id', event ->> 'assignee'));
    when 'note' then perform public.add_inquiry_note(inquiry.id, event ->> 'body');
    when 'reply' then perform public.send_reply(inquiry.id, inquiry.version, event ->> 'body', inquiry.locale, 'answered');
    when 'close' then perform pg_temp.change(inquiry, '{"status": "closed"}');
    when 'outcome' then perform pg_temp.change(inquiry, jsonb_build_object('outcome', event ->> 'outcome'));
  end case;
  -- Mails of the last days are left to the server: it writes them into the folder when it starts to deliver.
  if (event ->> 'is_delivered')::boolean and event ->> 'kind' in ('submit', 'mail', 'reply') then
    perform pg_temp.deliver_mails();
  end if;
end;
$$;
