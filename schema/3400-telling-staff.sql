-- Staff are told what is for them: an inquiry that a colleague assigns to them, and a note that names them.

alter table public.staff_preferences
  add column mails_assigned boolean not null default true,
  add column mails_mentioned boolean not null default true,
  add column counts_in_title boolean not null default true,
  -- Of their pages, when they chose last.
  add column language text constraint staff_preferences_language_known check (language in ('en', 'ar'));

create function public.save_telling_preferences(
  mails_assigned boolean, mails_mentioned boolean, counts_in_title boolean, language text
) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  insert into public.staff_preferences (user_id, mails_assigned, mails_mentioned, counts_in_title, language)
  values (auth.uid(), mails_assigned, mails_mentioned, counts_in_title, language)
  on conflict (user_id) do update set
    mails_assigned = excluded.mails_assigned, mails_mentioned = excluded.mails_mentioned,
    counts_in_title = excluded.counts_in_title, language = excluded.language;
end;
$$;

-- The staff whom a note names, and whether they have looked at the inquiry since.
create table public.inquiry_mentions (
  note_id uuid not null references public.inquiry_notes (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  seen_at timestamptz,
  primary key (note_id, user_id)
);

create index inquiry_mentions_of_inquiry on public.inquiry_mentions (inquiry_id, user_id) where seen_at is null;
create index inquiry_mentions_unseen on public.inquiry_mentions (user_id) where seen_at is null;

alter table public.inquiry_mentions enable row level security, force row level security;

create policy "staff see where they are mentioned" on public.inquiry_mentions
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "functions keep mentions" on public.inquiry_mentions
  for all to current_user using (true) with check (true);

create function private.see_mentions() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.inquiry_mentions set seen_at = now()
  where inquiry_id = new.inquiry_id and user_id = new.user_id and seen_at is null;
  return null;
end;
$$;

create trigger see_mentions
  after insert or update on public.inquiry_presence
  for each row execute function private.see_mentions();

alter table public.inquiry_mails
  -- Of a mail to one of the staff: the note that names them; who assigned the inquiry or wrote the note; and what else it tells, of
  -- this and other inquiries.
  add column note_id uuid references public.inquiry_notes (id) on delete cascade,
  add column caused_by uuid references auth.users (id) on delete set null,
  add column told_with jsonb not null default '[]',
  drop constraint inquiry_mails_kind_known,
  add constraint inquiry_mails_kind_known
    check (kind in ('notice', 'receipt', 'reply', 'overdue', 'answer', 'copy', 'forward', 'not_sent', 'for_you')),
  add constraint inquiry_mails_of_note check (kind = 'for_you' or note_id is null);

drop index public.inquiry_mails_once;
create unique index inquiry_mails_once on public.inquiry_mails (inquiry_id, kind, recipient)
  where message_id is null and kind <> 'for_you';
create unique index inquiry_mails_for_you_once on public.inquiry_mails (recipient, coalesce(note_id, inquiry_id))
  where kind = 'for_you' and due_at is not null;
create index inquiry_mails_for_you_sent on public.inquiry_mails (recipient, sent_at) where kind = 'for_you';

-- Writes a mail to a colleague of the person asking, who wants such mails: of a note that names them, or of an inquiry that is theirs
-- now. It waits for half a minute, and for five since the last one, so that what comes meanwhile is told by it too, and what is taken
-- back is not told.
create function private.tell_colleague(inquiry_id uuid, note_id uuid, user_id uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, note_id, caused_by, due_at)
  select
    tell_colleague.inquiry_id, 'for_you', account.email, coalesce(chosen.language, private.staff_locale()), tell_colleague.note_id,
    auth.uid(), greatest(now() + interval '30 seconds', (
      select max(earlier.sent_at) + interval '5 minutes' from public.inquiry_mails as earlier
      where earlier.kind = 'for_you' and earlier.recipient = account.email
    ))
  from auth.users as account
  left join public.staff_preferences as chosen on chosen.user_id = account.id
  where account.id = tell_colleague.user_id and account.id <> auth.uid() and private.is_active_staff(account.id)
    and coalesce(case when tell_colleague.note_id is null then chosen.mails_assigned else chosen.mails_mentioned end, true)
  on conflict do nothing;
$$;

alter table public.inquiries
  -- The assignee before the last change, and when it was made: an undo that gives the inquiry back is not told.
  add column taken_from uuid references auth.users (id) on delete set null,
  add column taken_at timestamptz;

create function private.tell_assignee() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.inquiry_mails
  where inquiry_id = new.id and kind = 'for_you' and note_id is null and due_at is not null and attempts = 0;
  if new.assignee_id is distinct from old.taken_from or old.taken_at < now() - interval '2 minutes' then
    perform private.tell_colleague(new.id, null, new.assignee_id);
  end if;
  return null;
end;
$$;

create trigger tell_assignee
  after update of assignee_id on public.inquiries
  for each row when (new.assignee_id is distinct from old.assignee_id)
  execute function private.tell_assignee();

-- The staff whom a text calls by `@` and a name in either language, or by what stands before the @ of their address: of two names that
-- begin alike the longer one. An address in the text names nobody, nor does what follows the hundredth `@`.
create function private.mentioned_staff(body text) returns setof uuid
  language sql stable security definer
  set search_path = ''
as $$
  with pieces as (
    select place, private.fold(left(piece, 200)) as text, right(lag(piece) over (order by place), 1) as before
    from string_to_table(body, '@') with ordinality as pieces (piece, place)
    where place <= 101
  ), called as materialized (
    select member.user_id, private.fold(name) as name
    from (select distinct user_id from public.user_roles) as member
    join auth.users as account on account.id = member.user_id
    left join public.staff_profiles as profile on profile.user_id = member.user_id
    cross join lateral unnest(array[profile.name_en, profile.name_ar, split_part(account.email, '@', 1)]) as name
    where name <> '' and private.is_active_staff(member.user_id)
  )
  select distinct user_id
  from (
    select called.user_id, rank() over (partition by place order by char_length(name) desc) as rank
    from pieces join called on starts_with(text, name)
    where before !~ '[A-Za-z0-9._+-]' and substr(text, char_length(name) + 1, 1) !~ '[[:alnum:]\u0620-\u06d3]'
  ) as found
  where rank = 1
  limit 20;
$$;

create function private.tell_mentioned() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.inquiry_mentions (note_id, user_id, inquiry_id)
  select new.id, named, new.inquiry_id from private.mentioned_staff(new.body) as named where named <> new.author_id;
  perform private.tell_colleague(new.inquiry_id, new.id, account.id),
    private.add_audit_entry('inquiry.mentioned', 'inquiries', new.inquiry_id, jsonb_build_object('email', account.email))
  from public.inquiry_mentions as mention join auth.users as account on account.id = mention.user_id
  where mention.note_id = new.id;
  return null;
end;
$$;

-- A note that came by mail is from no colleague.
create trigger tell_mentioned
  after insert on public.inquiry_notes
  for each row when (new.address is null)
  execute function private.tell_mentioned();

-- Deletes what would be told to somebody who has left the staff, or is suspended.
create function private.drop_mails_to_former_staff() returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.inquiry_mails as mail
  where kind = 'for_you' and due_at <= now() and not exists (
    select from auth.users as account where account.email = mail.recipient and private.is_active_staff(account.id)
  );
$$;

-- What a mail tells one of the staff, who has been claimed for it: with whatever else waits for them.
create function private.parts_for_you(mail public.inquiry_mails) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  told jsonb;
begin
  with joined as (
    delete from public.inquiry_mails where id in (
      select waiting.id from public.inquiry_mails as waiting
      where waiting.kind = 'for_you' and waiting.recipient = mail.recipient and waiting.id <> mail.id
        and waiting.due_at is not null and waiting.attempts = 0 and waiting.told_with = '[]'
      for update skip locked
    )
    returning inquiry_id, note_id, caused_by, created_at
  )
  update public.inquiry_mails as known
  set told_with = known.told_with || (select coalesce(jsonb_agg(to_jsonb(joined) order by created_at), '[]') from joined)
  where known.id = mail.id
  returning jsonb_build_array(to_jsonb(mail)) || known.told_with into told;
  return jsonb_build_object('told', (
    select jsonb_agg(jsonb_build_object(
      'by', coalesce(
        case mail.locale when 'ar' then coalesce(name_ar, name_en) else coalesce(name_en, name_ar) end,
        split_part(account.email, '@', 1)
      ),
      'note', note.body,
      'inquiry', jsonb_build_object(
        'id', inquiry.id, 'reference', inquiry.reference, 'type', inquiry.type, 'subject', inquiry.subject,
        'project_type', inquiry.project_type
      )
    ) order by place)
    from jsonb_array_elements(told) with ordinality as listed (event, place)
    join public.inquiries as inquiry on inquiry.id = (event ->> 'inquiry_id')::uuid
    left join public.inquiry_notes as note on note.id = (event ->> 'note_id')::uuid
    left join auth.users as account on account.id = (event ->> 'caused_by')::uuid
    left join public.staff_profiles as profile on profile.user_id = account.id
  ));
end;
$$;

grant select on public.inquiry_mentions to authenticated;
grant execute on function public.save_telling_preferences to authenticated;
