-- A password counts only once somebody who has the mail of the address has set it: see docs/decisions/sign-up-tells-nothing.md.
set local role supabase_auth_admin;

update auth.users set encrypted_password = null where email_confirmed_at is null;
alter table auth.users add constraint users_password_needs_confirmation
  check (encrypted_password is null or email_confirmed_at is not null);

-- A link brings what its own sign-up said of the person, and no password any more. Of older ones only the language stays.
alter table auth.one_time_tokens drop column encrypted_password;
alter table auth.one_time_tokens add column user_metadata jsonb not null default '{}';

update auth.one_time_tokens as link
set user_metadata = jsonb_build_object('locale', raw_user_meta_data -> 'locale')
from auth.users where users.id = link.user_id and raw_user_meta_data ->> 'locale' in ('en', 'ar');

-- What travels in every access token is at most 1 KB now; what was longer cannot have been meant.
with cut as (
  update auth.users
  set raw_user_meta_data = jsonb_build_object(
    'sub', id, 'email', email, 'email_verified', email_confirmed_at is not null, 'phone_verified', false
  )
  where octet_length(raw_user_meta_data::text) > 2048
  returning id, raw_user_meta_data
)
update auth.identities set identity_data = cut.raw_user_meta_data
from cut where identities.user_id = cut.id and identities.provider = 'email';

reset role;
