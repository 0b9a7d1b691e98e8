import { casesFor, casesForAdmins, denied, type PermissionCase } from "./cases-for.ts";
import { userIds } from "../principals.ts";

const refused = "Only staff may do this.";
const inquiry = "(select id from public.inquiries)";
const nothing = "gen_random_uuid()";

/** What staff do with inquiries. The seeded one is in its second version, answered, with a note and a draft of each. */
export const deskCases: PermissionCase[] = [
  ...[
    "select * from public.list_inquiries()",
    "select public.count_inquiries()",
    "select * from public.inquiry_figures() limit 1",
    `select * from public.open_inquiry(${inquiry})`,
    `select public.set_inquiry_status(${inquiry}, 2, 'closed')`,
    `select public.assign_inquiry(${inquiry}, 2, '${userIds.ada}')`,
    `select public.correct_contact(${inquiry}, 2, 'Rana', 'rana@new.example', null, null)`,
    `select public.add_inquiry_note(${inquiry}, 'Call him.')`,
    `select public.save_inquiry_draft(${inquiry}, 'reply', 'Dear', 'en')`,
    `select public.report_presence(${inquiry}, true)`,
    change("'status', 'spam'"),
    "select public.count_listed_inquiries(search => 'board')",
    `select public.list_inquiry_messages(${inquiry}, 20)`,
    `select public.send_reply(${inquiry}, 2, 'Dear Rana', 'en', 'closed')`,
    `select public.save_inquiry_draft(${inquiry}, 'reply', 'Dear', 'en', null, '{"x@example.com": true}')`,
    forward(),
    enter(),
    startConversation(),
  ].flatMap((statement) => [
    ...casesFor(statement, { sam: refused, ada: 1 }),
    ...casesFor(statement.replace(inquiry, nothing), { anon: denied, service: denied }),
    ...(["staffAal2", "banned"] as const).flatMap((setup) =>
      casesFor(statement, { ada: refused }).map((one) => ({ ...one, setup: [setup] })),
    ),
  ]),
  ...casesForAdmins(`select public.record_export('xlsx', 3, '{"view": "open"}')`, {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  ...[
    [enter({ channel: "form" }), "Staff enter a call, a WhatsApp message or a visit."],
    [enter({ happenedAt: "now() + interval '1 minute'" }), "The moment must lie in the last 60 days."],
    [enter({ happenedAt: "now() - interval '61 days'" }), "The moment must lie in the last 60 days."],
    [enter({ happenedAt: "null" }), "The moment must lie in the last 60 days."],
    [enter({ dueAt: "now() - interval '2 days'" }), "The due moment must follow within 60 days."],
    [enter({ dueAt: "now() + interval '70 days'" }), "The due moment must follow within 60 days."],
    [enter({ dueAt: "null" }), "The due moment must follow within 60 days."],
    [enter({ key: "short" }), "The idempotency key is malformed."],
    [enter({ assignee: `'${userIds.sam}'` }), "Inquiries can be assigned only to staff."],
    [enter({ fields: '"status": "closed"' }), "An inquiry has no column for: status"],
    [enter({ fields: '"phone": null' }), 'new row for relation "inquiries" violates check constraint'],
    [startConversation("' '"), "Write between 1 and 20,000 characters."],
    [startConversation("repeat('x', 20001)"), "Write between 1 and 20,000 characters."],
    [startConversation("'Dear'", '"message": "Hi"'), "A conversation begins with a mail of ours."],
    [
      startConversation("'Dear'", '"email": null'),
      'new row for relation "inquiries" violates check constraint',
    ],
    [forward({ message: nothing }), "There is no such email."],
    [forward({ address: "Supplier <x@example.com>" }), "Enter an email address such as name@example.com."],
    [forward({ address: "x@example.com,y@example.com" }), "Enter an email address such as name@example.com."],
    [forward({ address: "x@example.com\r\nBcc: y@example.com" }), "Enter an email address such as"],
    [
      forward({ address: "R.ana+x@Example.com" }),
      "An email is forwarded neither to its visitor nor to ourselves.",
    ],
    [
      forward({ address: "ada+x@example.com" }),
      "An email is forwarded neither to its visitor nor to ourselves.",
    ],
    [forward({ note: "repeat('x', 5001)" }), "Write at most 5,000 characters."],
    [forward({ note: "null" }), "Write at most 5,000 characters."],
    [replyWithCopies("array['x@example.com']"), "Only people of this conversation can be in copy."],
    [replyWithCopies("array['rana@example.com']"), "Only people of this conversation can be in copy."],
    [replyWithCopies("array['ada@example.com']"), "Only people of this conversation can be in copy."],
    [replyWithCopies("array[null]::text[]"), "Only people of this conversation can be in copy."],
    [replyWithCopies("array_fill('x@example.com'::text, array[500])"), "At most 20 people can be in copy."],
  ].flatMap(([statement = "", refusal = ""]) => casesFor(statement, { ada: refusal })),
  ...casesFor(`select * from public.list_copy_addresses(${inquiry})`, { sam: refused, ada: 0 }),
  ...casesFor(forward({ message: nothing }), { anon: denied, service: denied }),
  ...casesFor(`select * from public.list_copy_addresses(${nothing})`, { anon: denied, service: denied }),
  ...casesFor(`select public.set_inquiry_status(${inquiry}, 1, 'closed')`, {
    ada: "The inquiry has changed.",
  }),
  ...casesFor(`select public.set_inquiry_status(${nothing}, 1, 'closed')`, {
    ada: "There is no such inquiry.",
  }),
  ...casesFor(`select public.assign_inquiry(${inquiry}, 1, null)`, { ada: "The inquiry has changed." }),
  ...casesFor(`select public.assign_inquiry(${inquiry}, 2, '${userIds.lina}')`, { ada: 1 }),
  ...casesFor(`select public.assign_inquiry(${inquiry}, 2, '${userIds.sam}')`, {
    ada: "Inquiries can be assigned only to staff.",
  }),
  ...(
    [
      [
        "'status', 'lost'",
        'new row for relation "inquiries" violates check constraint "inquiries_status_known"',
      ],
    ] as const
  ).flatMap(([values, refusal]) => casesFor(change(values), { ada: refusal })),
  ...casesFor(`select public.change_inquiries((select jsonb_agg(n) from generate_series(1, 101) as n))`, {
    ada: "At most 100 inquiries at once.",
  }),
  // One that was seen in an earlier version stays, and so does one that is to come back without being answered or on no day of the
  // year to come, or that is to be for somebody who is not of the staff.
  ...(
    [
      ["'status', 'spam'", 2, 1],
      ["'status', 'spam'", 1, 0],
      ["'status', 'closed', 'look_again_on', current_date + 9", 2, 0],
      ["'status', 'answered', 'look_again_on', current_date + 9", 2, 1],
      ["'status', 'answered', 'look_again_on', current_date", 2, 0],
      ["'status', 'answered', 'look_again_on', current_date + 400", 2, 0],
      [`'assignee_id', '${userIds.sam}'`, 2, 0],
    ] as const
  ).flatMap(([values, version, changed]) =>
    casesFor(`select jsonb_array_elements((${change(values, version)}))`, { ada: changed }),
  ),
  ...casesFor("select * from public.inquiry_notes", {
    anon: denied,
    sam: 0,
    ada: 2,
    service: denied,
    owner: 2,
  }),
  ...casesFor("select * from public.inquiry_drafts", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 3,
  }),
  ...casesFor(`select public.send_reply(${inquiry}, 1, 'Dear', 'en', 'answered')`, {
    ada: "The inquiry has changed.",
  }),
  ...casesFor(
    `select public.send_reply(${inquiry}, 3, 'Dear', 'en', 'answered')
     where public.send_reply(${inquiry}, 2, 'Dear', 'en', 'closed') > 0`,
    { ada: "This reply has been sent already." },
  ),
  ...casesFor(`select public.send_reply(${inquiry}, 2, ' ', 'en', 'answered')`, {
    ada: "Write between 1 and 20,000 characters.",
  }),
  ...casesFor(`select public.send_reply(${inquiry}, 2, 'Dear', 'en', 'new')`, {
    ada: "A reply answers an inquiry or closes it.",
  }),
  ...["take_back_mail", "send_mail_now"].flatMap((name) => [
    ...casesFor(`select public.${name}(${nothing})`, {
      anon: denied,
      sam: refused,
      ada: "There is no such email.",
      service: denied,
    }),
    // The seeded mail is the visitor's own.
    ...casesFor(`select public.${name}((select id from public.inquiry_messages))`, {
      ada: "There is no such email.",
    }),
  ]),
  ...casesFor(`select public.send_reply(${inquiry}, 2, 'Dear', 'en', 'closed', 'infinity')`, {
    ada: "A reply can be sent at most 60 days from now.",
  }),
  ...casesForAdmins(`select public.record_export('csv', 3, '{}')`, { ada: "There is no such export." }),
  ...["'json', 3, '[]'", "'json', 3, null", "null, 3, '{}'", "'json', null, '{}'", "'json', -1, '{}'"]
    .concat(`'json', 3, '{"view": "open", "note": "rana"}'`, `'json', 3, '{"kind": "rana@example.com"}'`)
    .flatMap((values) =>
      casesForAdmins(`select public.record_export(${values})`, { ada: "There is no such export." }),
    ),
  ...casesForAdmins(
    `select public.record_export('json', 0, '{"view": "open", "search": "Rana", "kind": null, "assignee": "${userIds.ada}"}')`,
    { ada: 1 },
  ),
  ...casesFor("select public.write_overdue_mails()", { anon: denied, sam: denied, ada: denied, service: 1 }),
  ...casesFor("select * from public.inquiry_messages", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),
  ...casesFor("select * from public.inquiry_conversation", { anon: denied, sam: 0, ada: 1, service: denied }),
  ...casesFor("select * from public.inquiry_presence", { anon: denied, sam: denied, ada: denied, owner: 1 }),
  ...casesFor("select * from public.inquiry_search_texts", {
    anon: denied,
    sam: denied,
    ada: denied,
    owner: 1,
  }),
  ...[
    `insert into public.inquiry_notes (inquiry_id, body) values (${nothing}, 'x')`,
    "update public.inquiry_notes set author_id = null",
    "update public.inquiry_notes set body = 'x' where author_email like 'ada%'",
    "delete from public.inquiry_notes",
    `insert into public.inquiry_drafts (inquiry_id, author_id, kind, body, locale) values (${nothing}, auth.uid(), 'note', 'x', 'en')`,
    "update public.inquiry_drafts set body = 'x'",
    "delete from public.inquiry_drafts",
    "delete from public.inquiry_search_texts",
    `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body) values (${nothing}, 'received', 'x@x', '', '')`,
    "update public.inquiry_messages set body = 'x'",
    "delete from public.inquiry_messages",
    `select private.reply_parts(${nothing})`,
    `select private.forward_parts(${nothing})`,
    "select private.own_addresses()",
    `select private.part_copies(${nothing}, '{}')`,
    `select private.release_mail(${nothing})`,
    "select private.release_due_mails()",
    `select private.hold_mails(${nothing}, 'spam')`,
    `select private.lock_waiting_mail(${nothing})`,
    "select private.acting_person()",
    "select private.assert_admin()",
    `select private.last_look(${nothing})`,
    `select private.count_files(${nothing})`,
    `select private.lock_inquiry(${nothing}, 1)`,
    "select private.insert_inquiry('{}')",
    "select private.assert_inquiry_columns('{}')",
    `select private.take_entry_key('k', ${nothing})`,
    `select private.write_receipt(${nothing}, 'x@x', 'en')`,
    "select private.phone_digits('x')",
    "select private.inquiries_by_phone('{}')",
    "select private.fold('x')",
    "select private.without_marks('x')",
    "select private.group_keys('x')",
    "select private.choice_words('budget', 'discuss')",
    "select private.form_text(null)",
    "select private.message_head(null)",
    "select private.searchable_text('x', 1)",
    "select private.inquiry_search_text(null)",
    `select private.refresh_search_texts(array[${nothing}])`,
    "select private.search_words('x')",
    "select private.search_condition('x', true)",
    "select private.inquiry_list_statement('all', '', null, null, null, '{}', 'newest', null, 1000)",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: denied })),
];

interface Entry {
  channel?: string;
  happenedAt?: string;
  dueAt?: string;
  key?: string;
  assignee?: string;
  fields?: string;
}

/** A call of somebody with a phone number alone. */
function enter(entry: Entry = {}): string {
  const {
    channel = "call",
    happenedAt = "now() - interval '1 day'",
    dueAt = "now()",
    key = "00000001",
  } = entry;
  const person = `"type": "contact", "name": "Omar", "phone": "+961 3 123 456", "subject": "A pump", "message": "Two"`;
  const inquiry = entry.fields ? `{${person}, ${entry.fields}}` : `{${person}}`;
  return `select public.enter_inquiry('${inquiry}', '${key}', '${channel}', ${happenedAt}, ${dueAt}, ${entry.assignee ?? "null"})`;
}

function forward({
  message = "(select id from public.inquiry_messages)",
  address = "x@example.com",
  note = "''",
} = {}) {
  return `select public.forward_message(${message}, E'${address.replace("\r\n", "\\r\\n")}', ${note}, 'en')`;
}

function replyWithCopies(copies: string): string {
  return `select public.send_reply(${inquiry}, 2, 'Dear', 'en', 'closed', cc => ${copies})`;
}

function startConversation(body = "'Dear Omar'", fields = '"locale": "en"'): string {
  const inquiry = `{"type": "contact", "name": "Omar", "email": "omar@example.com", "subject": "A pump", ${fields}}`;
  return `select public.start_conversation('${inquiry}', '00000001', ${body})`;
}

/** Several at once, of which the seeded one is the only one. */
function change(values: string, version = 2): string {
  return `select public.change_inquiries(jsonb_build_array(jsonb_build_object('id', ${inquiry}, 'version', ${version}, ${values})))`;
}
