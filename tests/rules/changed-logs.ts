/** Makes every hash again, as somebody would who can. */
export const hashAgain = `
  do $$
  declare
    entry public.admin_audit_log;
    previous text := '';
  begin
    for entry in select * from public.admin_audit_log order by number loop
      previous := private.audit_hash(entry, previous);
      update public.admin_audit_log set hash = previous where id = entry.id;
      update private.audit_head set number = entry.number, hash = previous;
    end loop;
  end;
  $$`;

/** With its triggers, as it is done by the rules. */
const eraseOnRecord = (address: string) => `
  alter table public.admin_audit_log enable trigger user;
  select public.erase_person('${address}');
  set constraints all immediate;
  set constraints all deferred;
  alter table public.admin_audit_log disable trigger user;`;

/** Scripts that change a log of twelve entries behind its triggers, and what is found. */
export const changedLogs: [what: string, script: string, kind: string, number: number][] = [
  ["another action", "update public.admin_audit_log set action = 'x' where number = 5", "changed", 5],
  [
    "another actor",
    "update public.admin_audit_log set actor_email = 'sam@example.com' where number = 6",
    "changed",
    6,
  ],
  [
    "another account",
    "update public.admin_audit_log set actor_id = gen_random_uuid() where number = 6",
    "changed",
    6,
  ],
  [
    "other details",
    `update public.admin_audit_log set details = '{"to": "new"}' where number = 7`,
    "changed",
    7,
  ],
  [
    "another time",
    "update public.admin_audit_log set created_at = created_at + interval '1 microsecond' where number = 5",
    "changed",
    5,
  ],
  [
    "an entry with a hash made again does not fit to the next one",
    `update public.admin_audit_log as entry set action = 'x', hash = private.audit_hash(
       jsonb_populate_record(entry, '{"action": "x"}'), (select hash from public.admin_audit_log where number = 4))
     where number = 5`,
    "changed",
    6,
  ],
  ["one deleted", "delete from public.admin_audit_log where number = 5", "missing", 5],
  ["the first deleted", "delete from public.admin_audit_log where number = 1", "missing", 1],
  ["the end cut off", "delete from public.admin_audit_log where number > 10", "missing", 11],
  [
    "two in each other's place",
    `update public.admin_audit_log set number = -number where number in (5, 7);
     update public.admin_audit_log set number = case number when -5 then 7 else 5 end where number < 0`,
    "changed",
    5,
  ],
  [
    "one deleted and the others moved up",
    `delete from public.admin_audit_log where number = 5;
     update public.admin_audit_log set number = -number where number > 5;
     update public.admin_audit_log set number = -number - 1 where number < 0;
     update private.audit_head set number = 11`,
    "changed",
    5,
  ],
  [
    "one put in between",
    `update public.admin_audit_log set number = -number where number > 5;
     update public.admin_audit_log set number = -number + 1 where number < 0;
     insert into public.admin_audit_log (number, action, resource_type, resource_id, actor_email_salt, email_salt, hash)
     select 6, 'x', 'x', 'x', actor_email_salt, email_salt, hash from public.admin_audit_log where number = 5;
     update private.audit_head set number = 13`,
    "changed",
    6,
  ],
  [
    "one put in past the trigger",
    "insert into public.admin_audit_log (action, resource_type, resource_id) values ('x', 'x', 'x')",
    "inserted",
    0,
  ],
  [
    "an address taken out as if it was erased",
    `update public.admin_audit_log set email_salt = null, details = details || '{"email": null}' where number = 1`,
    "unrecorded_erasure",
    1,
  ],
  [
    "the last one with its hash taken out",
    "update public.admin_audit_log set action = 'x', details = '{}', hash = null where number = 12",
    "changed",
    12,
  ],
  [
    "one with its hash taken out",
    "update public.admin_audit_log set action = 'x', hash = null where number = 5",
    "changed",
    5,
  ],
  [
    "other content of an entry whose address was erased",
    `${eraseOnRecord("ada@example.com")}
     update public.admin_audit_log set details = '{"to": "new"}', actor_email = 'eve@example.com' where number = 5`,
    "changed",
    5,
  ],
  [
    "an erasure on record that is made to name another entry",
    `${eraseOnRecord("sam@example.com")}
     update public.admin_audit_log set details = details || '{"blanked": [1]}', email_salt = null
     where action = 'person.erased';
     update public.admin_audit_log set email_salt = null, details = details || '{"email": null}' where number = 1`,
    "changed",
    13,
  ],
  [
    "an address put in where none was",
    "update public.admin_audit_log set actor_email = 'eve@example.com', actor_email_salt = null where number = 6",
    "changed",
    6,
  ],
  [
    "the last one with its hash made again",
    `update public.admin_audit_log as entry set action = 'x', hash = private.audit_hash(
       jsonb_populate_record(entry, '{"action": "x"}'), (select hash from public.admin_audit_log where number = 11))
     where number = 12`,
    "changed",
    12,
  ],
];
