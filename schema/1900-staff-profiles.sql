-- How staff are called, and what stands under their replies, in both languages. One that is missing is taken from the other.
create table public.staff_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name_en text constraint staff_profiles_name_en_script check (name_en !~ '[\u0620-\u064a\u066e-\u06d3]'),
  name_ar text constraint staff_profiles_name_ar_script check (name_ar ~ '[\u0620-\u064a\u066e-\u06d3]'),
  position_en text,
  position_ar text,
  -- On one line, without characters that turn the direction of what follows.
  constraint staff_profiles_lines check (
    concat(name_en, name_ar, position_en, position_ar) !~ '[[:cntrl:]\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  ),
  constraint staff_profiles_length check (
    greatest(char_length(name_en), char_length(name_ar), char_length(position_en), char_length(position_ar)) <= 80
  )
);

alter table public.staff_profiles enable row level security, force row level security;

create policy "functions keep profiles" on public.staff_profiles
  for all to current_user using (true) with check (true);

-- Staff say how they are called: each for themselves alone. What is blank is missing.
create function public.save_staff_profile(name_en text, name_ar text, position_en text, position_ar text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.assert_staff();
  insert into public.staff_profiles values (
    auth.uid(), nullif(trim(name_en), ''), nullif(trim(name_ar), ''), nullif(trim(position_en), ''), nullif(trim(position_ar), '')
  )
  on conflict (user_id) do update set
    name_en = excluded.name_en, name_ar = excluded.name_ar,
    position_en = excluded.position_en, position_ar = excluded.position_ar;
  -- Without the names themselves: erasing an account would not find them there.
  perform private.audit_account('profile.saved', auth.uid());
end;
$$;

drop function public.list_team();

-- The members of staff with their roles, names and positions, for staff alone. When somebody was here last is for admins.
create function public.list_team()
  returns table (
    user_id uuid, email text, role text, granted_at timestamptz, last_sign_in_at timestamptz, is_banned boolean,
    name_en text, name_ar text, position_en text, position_ar text
  )
  language sql stable security definer
  set search_path = ''
as $$
  select
    member.user_id, account.email, member.role, member.created_at,
    case when private.is_admin() then account.last_sign_in_at end, private.is_banned(member.user_id),
    profile.name_en, profile.name_ar, profile.position_en, profile.position_ar
  from public.user_roles as member
  join auth.users as account on account.id = member.user_id
  left join public.staff_profiles as profile on profile.user_id = member.user_id
  where private.is_staff()
  order by member.created_at, member.user_id;
$$;

grant execute on function
  public.save_staff_profile, public.list_team
  to authenticated;

-- Of a reply the name and the position of who wrote it, as they were then: what stands under it does not change afterwards.
alter table public.inquiry_mails add column signature text[]
  constraint inquiry_mails_signature_length check (cardinality(signature) between 1 and 2);

create function private.sign_reply() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  select
    case new.locale
      when 'ar' then array[coalesce(name_ar, name_en), coalesce(position_ar, position_en)]
      else array[coalesce(name_en, name_ar), coalesce(position_en, position_ar)]
    end
  into new.signature
  from public.staff_profiles
  where user_id = (select author_id from public.inquiry_messages where id = new.message_id)
    and coalesce(name_en, name_ar) is not null;
  new.signature := array_remove(new.signature, null);
  return new;
end;
$$;

create trigger sign_reply
  before insert on public.inquiry_mails
  for each row when (new.kind = 'reply')
  execute function private.sign_reply();
