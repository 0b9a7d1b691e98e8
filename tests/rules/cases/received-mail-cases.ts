import { casesFor, denied, type PermissionCase } from "./cases-for.ts";
import { mailboxReader } from "../principals.ts";

const inquiry = "(select id from public.inquiries)";
const nothing = "gen_random_uuid()";
const mailbox = "'desk@mail.example/INBOX'";
const refused = "Only staff may do this.";
const insertBegun =
  "insert into private.begun_mails (fingerprint, mailbox, uid_validity, uid) values ('x', 'x', 1, 1)";
const mail = JSON.stringify({
  address: "new@example.com",
  subject: "Hello",
  body: "Hello",
  fingerprint: "x",
  quoted_new_lines: 0,
  files_left_out: 0,
  is_automatic: false,
});
const begin = `public.begin_inquiry('${mail}', now(), now() + interval '1 day', 'en', true, true, ${mailbox}, 1, 2)`;

/** Mails that come in: staff read them, and the process that fetches them is the service role. One with a file is seeded. */
export const receivedMailCases: PermissionCase[] = [
  ...casesFor("select id, name, size, is_stored from public.inquiry_attachments", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 2,
  }),
  ...casesFor("select content from public.inquiry_attachment_pieces", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 1,
  }),
  ...casesFor("select reason from public.missed_mails", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),
  ...casesFor("select reason from public.missed_mail_counts where mails = 1", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
  }),
  ...casesFor("select 1 where public.dismiss_missed_mails(now()) = 1", {
    anon: denied,
    sam: refused,
    ada: 1,
    service: denied,
  }),
  ...casesFor(
    'select attachments from public.inquiry_conversation where attachments @> \'[{"name": "plan.pdf"}]\'',
    {
      sam: 0,
      ada: 1,
    },
  ),
  ...casesFor("select 1 where public.get_attachment((select id from public.inquiry_attachments), 1) <> ''", {
    ada: 1,
  }),
  ...casesFor("select 1 where public.get_attachment((select id from public.inquiry_attachments), 2) = ''", {
    ada: 1,
  }),
  {
    principal: "ada",
    setup: ["heldAttachment"],
    statement: "select public.get_attachment((select id from public.inquiry_attachments), 1)",
    outcome: "There is no such attachment.",
  },
  ...(["staffAal2", "banned"] as const).flatMap((setup): PermissionCase[] => [
    {
      principal: "ada",
      setup: [setup],
      statement: `select public.get_attachment(${nothing}, 1)`,
      outcome: refused,
    },
    {
      principal: "ada",
      setup: [setup],
      statement: "select id from public.inquiry_attachments union all select id from public.inquiry_messages",
      outcome: 0,
    },
  ]),
  ...casesFor(`select public.get_attachment(${nothing}, 1)`, {
    anon: denied,
    sam: refused,
    ada: "There is no such attachment.",
    service: denied,
  }),
  ...casesFor(
    `select public.claim_mailbox(${mailbox}, '${mailboxReader}') -> 'last_uid' from generate_series(1, 2)`,
    {
      service: 2,
    },
  ),
  ...casesFor(`select 1 where public.claim_mailbox(${mailbox}, ${nothing}) is null`, { service: 1 }),
  ...casesFor(`select 1 where public.record_mailbox_position(${mailbox}, ${nothing}, 1, 2)`, { service: 0 }),
  ...casesFor(`select 1 where public.record_mailbox_position(${mailbox}, '${mailboxReader}', 1, 42)`, {
    service: 1,
  }),
  ...casesFor("select * from public.find_inquiry_of_mail('{}', null, 'x@example.com')", { service: 0 }),
  ...casesFor(`select 1 where not public.record_bounce(${nothing}, 'gone')`, { service: 1 }),
  ...casesFor("select * from private.mailbox_positions", { owner: 1 }),
  ...casesFor(insertBegun, { owner: 1, anon: denied, sam: denied, ada: denied, service: denied }),
  ...casesFor(`select public.return_mail(${nothing}, 1)`, {
    anon: denied,
    sam: refused,
    ada: "There is no such inquiry.",
    service: denied,
  }),
  ...casesFor(`select public.return_mail(${inquiry}, 1)`, { ada: "The inquiry has changed." }),
  // It began with a form.
  ...casesFor(`select public.return_mail(${inquiry}, 2)`, {
    ada: "Only an email that nobody has written about goes back to its mailbox.",
  }),
  ...casesFor(`select 1 where not public.keep_inquiry(${nothing})`, {
    anon: denied,
    sam: refused,
    ada: 1,
    service: denied,
  }),
  ...casesFor(
    `select 1 where public.judge_beginning('Ada@example.com', true, now(), ${mailbox}, 1, 2) = 'staff'
     and public.judge_beginning('rana@example.com', true, now(), ${mailbox}, 1, 2) is null`,
    { service: 1 },
  ),
  ...casesFor(`select * from ${begin} where is_new`, {
    anon: denied,
    sam: denied,
    ada: denied,
    service: 1,
  }),
  ...[
    `select public.claim_mailbox(${mailbox}, ${nothing})`,
    `select public.record_mailbox_position(${mailbox}, ${nothing}, 1, 2)`,
    `select public.release_mailbox(${mailbox}, ${nothing})`,
    "select public.is_own_mail('x@example.com')",
    `select public.may_receive_mail(${nothing})`,
    `select public.list_conversation_texts(${nothing})`,
    `select * from public.receive_mail(${nothing}, '{}', now(), now())`,
    `select public.store_attachment_piece(${nothing}, 1, 'x', true)`,
    "select public.record_missed_mail('x', 1, 1, 'spam', null)",
    `select public.report_mailbox(${mailbox}, ${nothing}, 'x')`,
    `select public.record_bounce(${nothing}, 'x')`,
    `select public.judge_beginning('x@example.com', true, now(), ${mailbox}, 1, 2)`,
    `select public.renumber_begun_mail('x', 'x@example.com', ${mailbox}, 1, 2)`,
    `select public.list_returning_mails(${mailbox}, '${mailboxReader}', 1)`,
    `select public.finish_return(${mailbox}, '${mailboxReader}', ${nothing}, true)`,
    `select public.note_mail(${nothing}, 'ada@example.com', 'x@example.com', 'x', false)`,
    `select public.load_attachment_piece(${nothing}, 1)`,
  ].flatMap((statement) => [
    ...casesFor(statement, { anon: denied, sam: denied, ada: denied }),
    ...casesFor(statement, { service: 1 }),
  ]),
  ...[
    "select * from public.find_inquiry_of_mail('{}', null, 'x@example.com')",
    `select * from public.list_unstored_attachments(${nothing})`,
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: 0 })),
  ...casesFor(`select public.list_attachment(${nothing}, 1, 'x', 'x/x', 1, false)`, {
    anon: denied,
    sam: denied,
    ada: denied,
  }),
  ...[
    `select private.is_known_sender(${nothing}, 'x@example.com')`,
    `select private.is_returnable(${nothing}, ${mailbox})`,
    `select private.reads_mailbox(${mailbox}, ${nothing})`,
    `select private.insert_received_message(${nothing}, '{}', now())`,
    "select * from private.begun_mails",
    "select * from private.mailbox_positions",
    `insert into public.inquiry_attachments (message_id, number, name, media_type, size) values (${nothing}, 2, 'x', 'x', 1)`,
    "update public.inquiry_attachments set name = 'x'",
    "delete from public.inquiry_attachments",
    "delete from public.inquiry_attachment_pieces",
    "delete from public.missed_mails",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: denied })),
  ...casesFor(`update public.inquiry_messages set body = 'x' where inquiry_id = ${inquiry}`, { ada: denied }),
];
