import { casesFor, forAdmins, forService, forStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";
import { changeSql, userIds } from "../principals.ts";

const inquiry = "(select id from public.inquiries)";
const nothing = "gen_random_uuid()";
const noExport = "There is no such export.";
const noAddress = "Enter an email address such as name@example.com.";

/** What staff do with inquiries. The seeded one is in its second version, answered, with a note and a draft of each. */
export const deskCases: PermissionCase[] = [
  ...casesFor("select * from public.inquiries", { sam: 0, ada: 1, owner: 1 }),
  ...casesFor("update public.inquiries set status = 'spam'", { owner: 1 }),
  ...casesFor("delete from public.inquiries", { owner: 0 }),
  ...casesFor("delete from public.inquiries", { owner: 1 }, "erasing"),
  ...casesFor("select * from public.inquiry_notes", { sam: 0, ada: 2, owner: 2 }),
  ...casesFor("select * from public.inquiry_drafts", { sam: 0, ada: 1, owner: 3 }),
  ...casesFor("select * from public.inquiry_messages", { sam: 0, ada: 1, owner: 1 }),
  ...casesFor("select * from public.inquiry_conversation", { sam: 0, ada: 1 }),
  ...casesFor("select * from public.listed_inquiries", { sam: 0, ada: 1 }),
  ...casesFor("select * from public.inquiry_presence", { owner: 1 }),
  ...casesFor("select * from public.inquiry_search_texts", { owner: 1 }),
  ...forStaff(
    "select * from public.list_inquiries()",
    "select public.count_inquiries()",
    "select public.show_inquiry_list()",
    "select public.count_listed_inquiries(search => 'board')",
    "select * from public.inquiry_figures() limit 1",
    `select * from public.open_inquiry(${inquiry})`,
    `select public.${changeSql(inquiry, 2, "'status', 'closed'")}`,
    `select public.${changeSql(inquiry, 2, `'assignee_id', '${userIds.ada}'`)}`,
    `select public.${changeSql(inquiry, 2, `'assignee_id', '${userIds.lina}'`)}`,
    `select public.correct_contact(${inquiry}, 2, 'Rana', 'rana@new.example', null, null)`,
    `select public.add_inquiry_note(${inquiry}, 'Call him.')`,
    `select public.save_inquiry_draft(${inquiry}, 'reply', 'Dear', 'en')`,
    `select public.save_inquiry_draft(${inquiry}, 'reply', 'Dear', 'en', '{"x@example.com": true}')`,
    `select public.report_presence(${inquiry}, true)`,
    `select public.list_inquiry_messages(${inquiry}, 20)`,
    `select public.show_inquiry(${inquiry}, true, false, 20, '{inquiry.status_changed}')`,
    `select public.show_inquiry(${inquiry}, false, null, 20, '{}')`,
    `select public.${reply("'Dear Rana', 'en', 'closed'")}`,
  ),
  ...refusalsTo("ada", {
    [changeSql(inquiry, 1, "'status', 'closed'")]: "The inquiry has changed.",
    [changeSql(nothing, 1, "'status', 'closed'")]: "There is no such inquiry.",
    [changeSql(inquiry, 1, "'assignee_id', null")]: "The inquiry has changed.",
    [changeSql(inquiry, 2, `'assignee_id', '${userIds.sam}'`)]: "Inquiries can be assigned only to staff.",
    [correct("'new@example.com'", 1)]: "The inquiry has changed.",
    [correct("'Ada+x@example.com'")]: "This is an address of our own.",
    ...allSaying(
      noAddress,
      ["'rana'", "'rana@'", "'a@b, c@d.example'", "null"].map((email) => correct(email)),
    ),
  }),

  ...casesFor(`select * from public.list_copy_addresses(${inquiry})`, {
    sam: "Only staff may do this.",
    ada: 0,
  }),
  ...refusalsTo("ada", {
    [reply("'Dear', 'en', 'answered'", 1)]: "The inquiry has changed.",
    [reply("' ', 'en', 'answered'")]: "Write between 1 and 20,000 characters.",
    [reply("'Dear', 'en', 'new'")]: "A reply answers an inquiry or closes it.",
    ...allSaying("A reply can be sent at most 60 days from now.", [
      reply("'Dear', 'en', 'closed', 'infinity'"),
      reply("'Dear', 'en', 'closed', now() + interval '61 days'"),
    ]),
    ...allSaying("Choose a day from tomorrow on, within a year.", [
      reply("'Dear', 'en', 'answered', look_again_on => current_date"),
      reply("'Dear', 'en', 'answered', look_again_on => current_date + 400"),
      reply("'Dear', 'en', 'closed', look_again_on => current_date + 7"),
    ]),
    [`${reply("'Dear', 'en', 'answered'", 3)} where public.${reply("'Dear', 'en', 'closed'")} > 0`]:
      "This reply has been sent already.",
    ...allSaying(
      "Only people of this conversation can be in copy.",
      ["'x@example.com'", "'rana@example.com'", "'ada@example.com'", "null"].map((copy) =>
        reply(`'Dear', 'en', 'closed', cc => array[${copy}]::text[]`),
      ),
    ),
    [reply("'Dear', 'en', 'closed', cc => array_fill('x@example.com'::text, array[500])")]:
      "At most 20 people can be in copy.",
  }),
  ...["take_back_mail", "send_mail_now"].flatMap((name) => [
    ...casesFor(`select public.${name}(${nothing})`, {
      sam: "Only staff may do this.",
      ada: "There is no such email.",
    }),
    // The seeded mail is the visitor's own.
    ...refusalsTo("ada", {
      [`${name}((select id from public.inquiry_messages))`]: "There is no such email.",
    }),
  ]),

  ...forStaff(`select public.${change("'status', 'spam'")}`),
  ...refusalsTo("ada", {
    [change("'status', 'lost'")]:
      'new row for relation "inquiries" violates check constraint "inquiries_status_',
    ["change_inquiries((select jsonb_agg(n) from generate_series(1, 101) as n))"]:
      "At most 100 inquiries at once.",
  }),
  // One that was seen in an earlier version stays, and so does one that is to come back though it is closed, or on no day of the year to
  // come, or that is to be for somebody who is not of the staff.
  ...(
    [
      ["'status', 'spam'", 2, 1],
      ["'status', 'spam'", 1, 0],
      ["'status', 'closed', 'look_again_on', current_date + 9", 2, 0],
      ["'status', 'answered', 'look_again_on', current_date + 9", 2, 1],
      ["'status', 'in_progress', 'look_again_on', current_date + 9", 2, 1],
      ["'status', 'answered', 'look_again_on', current_date", 2, 0],
      ["'status', 'answered', 'look_again_on', current_date + 400", 2, 0],
      [`'assignee_id', '${userIds.sam}'`, 2, 0],
    ] as const
  ).flatMap(([values, version, changed]) =>
    casesFor(`select jsonb_array_elements(public.${change(values, version)})`, { ada: changed }),
  ),

  ...forAdmins(
    `select public.record_export('xlsx', 3, '{"view": "open"}')`,
    `select public.record_export('json', 0, '{"view": "open", "search": "Rana", "kind": null, "assignee": "${userIds.ada}"}')`,
    `select public.record_export('json', 0, '{"view": "all", "outcome": "none", "since": "2026-01-01", "until": null}')`,
  ),
  ...[
    "'csv', 3, '{}'",
    "'json', 3, '[]'",
    "'json', 3, null",
    "null, 3, '{}'",
    "'json', null, '{}'",
    "'json', -1, '{}'",
    `'json', 3, '{"view": "open", "note": "rana"}'`,
    `'json', 3, '{"kind": "rana@example.com"}'`,
  ].flatMap((values) => refusalsTo("ada", { [`record_export(${values})`]: noExport })),
  ...forService("select public.write_overdue_mails()"),
];

/** Calls that are refused alike. */
function allSaying(refusal: string, calls: string[]): Record<string, string> {
  return Object.fromEntries(calls.map((call) => [call, refusal]));
}

function correct(email: string, version = 2): string {
  return `correct_contact(${inquiry}, ${version}, 'Rana', ${email}, null, null)`;
}

function reply(values: string, version = 2): string {
  return `send_reply(${inquiry}, ${version}, ${values})`;
}

/** Several at once: the seeded one, and one that is gone. */
function change(values: string, version = 2): string {
  const gone = "jsonb_build_object('id', gen_random_uuid(), 'version', 1)";
  return `change_inquiries(jsonb_build_array(jsonb_build_object('id', ${inquiry}, 'version', ${version}, ${values}), ${gone}))`;
}
