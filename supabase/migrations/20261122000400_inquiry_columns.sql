-- The columns of an inquiry that a visitor fills in: all but those the database itself decides.
create function private.inquiry_columns() returns setof text
  language sql stable
  set search_path = ''
as $$
  select attname::text
  from pg_catalog.pg_attribute
  where attrelid = 'public.inquiries'::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'status', 'created_at');
$$;

revoke all on function private.inquiry_columns() from public, anon, authenticated, service_role;

-- As before, but for any column: a new field of the form needs a column and nothing here. A key that is no column is refused
-- (22023), so that nothing that was answered is ever dropped in silence.
create or replace function public.submit_inquiry(
  inquiry jsonb,
  idempotency_key text,
  network text,
  suspicious boolean
) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  ordinary constant integer := 10;
  doubtful boolean := suspicious;
  new_id constant uuid := gen_random_uuid();
  known_id uuid;
  given constant jsonb := jsonb_strip_nulls(inquiry);
  unknown_keys text;
  column_list text;
begin
  select string_agg(key, ', ') filter (where key not in (select private.inquiry_columns())),
    coalesce(string_agg(', ' || quote_ident(key), ''), '')
  into unknown_keys, column_list
  from jsonb_object_keys(given) as keys(key);
  if unknown_keys is not null then
    raise exception 'An inquiry has no column for: %', left(unknown_keys, 200) using errcode = '22023';
  end if;

  insert into private.submissions as submission (idempotency_key, inquiry_id)
  values (submit_inquiry.idempotency_key, new_id)
  on conflict do nothing;
  if not found then
    select submission.inquiry_id into strict known_id
    from private.submissions as submission
    where submission.idempotency_key = submit_inquiry.idempotency_key;
    return known_id;
  end if;

  perform private.forget_submissions();
  if network is not null and private.spend_budget(network) > ordinary then
    doubtful := true;
  end if;

  execute format(
    'insert into public.inquiries (id, status%1$s)
     select $1, $2%1$s from jsonb_populate_record(null::public.inquiries, $3)',
    column_list
  ) using new_id, case when doubtful then 'spam' else 'new' end, given;
  return new_id;
end;
$$;
