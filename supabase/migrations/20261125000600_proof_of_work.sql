-- A network that sends many inquiries, or the whole site while it gets many, asks a browser for work before it takes one more.

-- Signs the challenges, the same for every process.
create table private.proof_of_work_secret (
  secret text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
insert into private.proof_of_work_secret default values;

-- Challenges that were solved and used, until they have expired.
create table private.used_proofs (
  proof text primary key,
  created_at timestamptz not null default now()
);

alter table private.proof_of_work_secret enable row level security;
alter table private.proof_of_work_secret force row level security;
alter table private.used_proofs enable row level security;
alter table private.used_proofs force row level security;
revoke all on private.proof_of_work_secret, private.used_proofs from public, anon, authenticated, service_role;

create policy "functions read the secret" on private.proof_of_work_secret
  for select to current_user using (true);

create policy "functions keep used proofs" on private.used_proofs
  for all to current_user using (true) with check (true);

create function public.proof_of_work_secret() returns text
  language sql stable security definer
  set search_path = ''
as $$
  select secret from private.proof_of_work_secret;
$$;

-- 0 in ordinary times, else 1 for a little work to 6 for much. `spent` is what the network has sent in this window.
create function private.measure_pressure(spent integer) returns integer
  language sql stable security definer
  set search_path = ''
as $$
  select greatest(
    case when spent > 10 then least(spent / 10, 6) else 0 end,
    case when exists (
      select from public.inquiries
      where status <> 'spam' and created_at > now() - interval '10 minutes'
      order by created_at desc, id desc offset 300
    ) then 2 else 0 end
  );
$$;

-- Uses a solved challenge up. False when there is none, or it was used before.
create function private.redeem_proof(proof text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if proof is null then
    return false;
  end if;
  delete from private.used_proofs where created_at < now() - interval '1 hour';
  insert into private.used_proofs (proof) values (redeem_proof.proof) on conflict do nothing;
  return found;
end;
$$;

-- As before, and returns the id and the reference. `due_at` is the moment by which staff answer. Spam causes no mail.
-- Under pressure a sender who can prove work is asked for it: raises PT428, with how much as detail, and stores nothing. `proof`
-- names the challenge that was solved; each counts once. Who cannot is doubtful, and kept.
create function public.submit_inquiry(
  inquiry jsonb,
  idempotency_key text,
  network text,
  suspicious boolean,
  due_at timestamptz,
  can_prove boolean,
  proof text
) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  doubtful boolean := suspicious;
  pressure integer;
  new_id constant uuid := gen_random_uuid();
  known record;
  given constant jsonb := jsonb_strip_nulls(inquiry);
  unknown_keys text;
  column_list text;
  new_reference text;
  inserted integer := 0;
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
    select submission.inquiry_id as id, stored.reference into strict known
    from private.submissions as submission
    left join public.inquiries as stored on stored.id = submission.inquiry_id
    where submission.idempotency_key = submit_inquiry.idempotency_key;
    return to_jsonb(known);
  end if;

  perform private.forget_submissions();
  pressure := case when network is null then 0 else private.measure_pressure(private.spend_budget(network)) end;
  if pressure > 0 and not doubtful then
    if proof is null and can_prove then
      raise sqlstate 'PT428' using message = 'proof_required', detail = pressure::text;
    end if;
    doubtful := not private.redeem_proof(proof);
  end if;

  -- Another inquiry may have the same reference already: then this one draws again.
  while inserted = 0 loop
    new_reference := private.generate_reference();
    execute format(
      'insert into public.inquiries (id, reference, status, due_at%1$s)
       select $1, $2, $3, $4%1$s from jsonb_populate_record(null::public.inquiries, $5)
       on conflict do nothing',
      column_list
    ) using new_id, new_reference, case when doubtful then 'spam' else 'new' end, due_at, given;
    get diagnostics inserted = row_count;
  end loop;
  if not doubtful then
    perform private.write_inquiry_mails(new_id, given ->> 'email', coalesce(given ->> 'locale', 'en'));
  end if;
  return jsonb_build_object('id', new_id, 'reference', new_reference);
end;
$$;

-- For a process of the version before, which may answer on while newer ones start. A later migration drops it.
create or replace function public.submit_inquiry(
  inquiry jsonb,
  idempotency_key text,
  network text,
  suspicious boolean
) returns uuid
  language sql security definer
  set search_path = ''
as $$
  select (public.submit_inquiry(inquiry, idempotency_key, network, suspicious, null, false, null) ->> 'id')::uuid;
$$;

revoke all on function public.proof_of_work_secret() from public, anon, authenticated, service_role;
revoke all on function private.measure_pressure(integer) from public, anon, authenticated, service_role;
revoke all on function private.redeem_proof(text) from public, anon, authenticated, service_role;
revoke all on function public.submit_inquiry(jsonb, text, text, boolean, timestamptz, boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.proof_of_work_secret() to service_role;
grant execute on function public.submit_inquiry(jsonb, text, text, boolean, timestamptz, boolean, text) to service_role;
