import { casesFor, forService, forStaff, onlyStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";
import { mailboxReader } from "../principals.ts";

const inquiry = "(select id from public.inquiries)";
const attachment = "(select id from public.inquiry_attachments)";
const nothing = "gen_random_uuid()";
const mailbox = "'desk@mail.example/INBOX'";
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
    sam: 0,
    ada: 1,
    owner: 2,
  }),
  ...casesFor("select content from public.inquiry_attachment_pieces", { owner: 1 }),
  ...casesFor("select reason from public.missed_mails", { sam: 0, ada: 1, owner: 1 }),
  ...casesFor("select reason from public.missed_mail_counts where mails = 1", { sam: 0, ada: 1 }),
  ...casesFor(
    `select attachments from public.inquiry_conversation where attachments @> '[{"name": "plan.pdf"}]'`,
    { sam: 0, ada: 1 },
  ),
  ...casesFor("select * from private.mailbox_positions", { owner: 1 }),
  ...casesFor(
    "insert into private.begun_mails (fingerprint, mailbox, uid_validity, uid) values ('x', 'x', 1, 1)",
    { owner: 1 },
  ),
  ...forStaff(
    "select 1 where public.dismiss_missed_mails(now()) = 1",
    `select 1 where not public.keep_inquiry(${nothing})`,
  ),

  ...forStaff(`select public.create_file_link(${attachment})`),
  ...refusalsTo("ada", {
    [`create_file_link(${nothing})`]: "There is no such attachment.",
    // It is no picture.
    [`create_file_link(${attachment}, true)`]: "There is no such attachment.",
  }),
  ...casesFor(
    `select public.create_file_link(${attachment})`,
    { ada: "There is no such attachment." },
    "heldAttachment",
  ),
  ...casesFor("select * from private.file_links", { owner: 0 }),

  ...refusalsTo("sam", { [`return_mail(${nothing}, 1)`]: onlyStaff }),
  ...refusalsTo("lina", { [`return_mail(${nothing}, 1)`]: "There is no such inquiry." }),
  ...refusalsTo("ada", {
    [`return_mail(${nothing}, 1)`]: "There is no such inquiry.",
    [`return_mail(${inquiry}, 1)`]: "The inquiry has changed.",
    // It began with a form.
    [`return_mail(${inquiry}, 2)`]: "Only an email that nobody has written about goes back to its mailbox.",
  }),

  ...casesFor(
    `select public.claim_mailbox(${mailbox}, '${mailboxReader}') -> 'last_uid' from generate_series(1, 2)`,
    { service: 2 },
  ),
  ...casesFor(`select 1 where public.record_mailbox_position(${mailbox}, ${nothing}, 1, 2)`, { service: 0 }),
  ...casesFor("select * from public.find_inquiry_of_mail('{}', null, 'x@example.com')", { service: 0 }),
  ...casesFor(`select * from public.list_unstored_attachments(${nothing})`, { service: 0 }),
  ...forService(
    `select 1 where public.claim_mailbox(${mailbox}, ${nothing}) is null`,
    `select 1 where public.record_mailbox_position(${mailbox}, '${mailboxReader}', 1, 42)`,
    `select 1 where not public.record_bounce(${nothing}, 'gone')`,
    `select 1 where public.judge_beginning('Ada@example.com', true, now(), ${mailbox}, 1, 2) = 'staff'
     and public.judge_beginning('rana@example.com', true, now(), ${mailbox}, 1, 2) is null`,
    `select * from ${begin} where is_new`,
    `select public.release_mailbox(${mailbox}, ${nothing})`,
    "select public.is_own_mail('x@example.com')",
    `select public.may_receive_mail(${nothing})`,
    `select public.list_conversation_texts(${nothing})`,
    `select * from public.receive_mail(${nothing}, '{}', now(), now())`,
    `select public.list_attachment(${nothing}, 1, 'x', 'x/x', 1, false)`,
    `select public.store_attachment_piece(${nothing}, 1, 'eA==', true)`,
    "select where public.received_file_bytes() = 4",
    "select public.record_missed_mail('x', 1, 1, 'spam', null)",
    `select public.report_mailbox(${mailbox}, ${nothing}, 'x')`,
    `select public.renumber_begun_mail('x', 'x@example.com', ${mailbox}, 1, 2)`,
    `select public.list_returning_mails(${mailbox}, '${mailboxReader}', 1)`,
    `select public.finish_return(${mailbox}, '${mailboxReader}', ${nothing}, true)`,
    `select public.note_mail(${nothing}, 'ada@example.com', 'x@example.com', 'x', false)`,
    `select public.load_attachment_piece(${nothing}, 1)`,
    `select 1 where public.open_file_link(${nothing}) is null`,
  ),
];
