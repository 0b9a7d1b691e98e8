-- Keys that sign access tokens. A new one is published before it signs, an old one verifies until its tokens have expired.
set local role supabase_auth_admin;

create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

insert into auth.signing_keys (kid, private_jwk, created_at)
select value ->> 'kid', value, created_at from auth.secrets where name = 'signing_key';
delete from auth.secrets where name = 'signing_key';

reset role;
