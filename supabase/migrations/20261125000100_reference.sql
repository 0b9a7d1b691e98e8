-- Each inquiry has a reference that people can read over the phone, and the moment by which it is to be answered.

-- `N-` and five of 24 characters, none of which looks or sounds like another. Not yet unique: the index decides.
create function private.generate_reference() returns text
  language sql volatile
  set search_path = ''
as $$
  select 'N-' || string_agg(substr('23456789CDFGHJKMNPQRTVWX', 1 + get_byte(bytes, position) % 24, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as random, generate_series(0, 4) as position;
$$;

revoke all on function private.generate_reference() from public, anon, authenticated, service_role;

alter table public.inquiries
  add column reference text constraint inquiries_reference_shape check (reference ~ '^N-[2-9CDFGHJKMNPQRTVWX]{5}$'),
  -- Null where nothing was promised: inquiries from before.
  add column due_at timestamptz;
create unique index inquiries_reference on public.inquiries (reference);

-- The owner is held to row-level security as well; what came before gets its reference without it.
alter table public.inquiries no force row level security;
do $$
declare
  inquiry record;
begin
  for inquiry in select id from public.inquiries loop
    loop
      begin
        update public.inquiries set reference = private.generate_reference() where id = inquiry.id;
        exit;
      exception when unique_violation then null;
      end;
    end loop;
  end loop;
end;
$$;
alter table public.inquiries force row level security;
alter table public.inquiries alter column reference set not null;

create or replace function private.inquiry_columns() returns setof text
  language sql stable
  set search_path = ''
as $$
  select attname::text
  from pg_catalog.pg_attribute
  where attrelid = 'public.inquiries'::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'reference', 'status', 'created_at', 'due_at');
$$;
