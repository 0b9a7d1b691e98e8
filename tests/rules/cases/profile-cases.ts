import { casesFor, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";
import { userIds } from "../principals.ts";

const refused = "Only staff may do this.";
const template = "(select id from public.reply_templates where place = 1)";
const nothing = "gen_random_uuid()";
const violation = (constraint: string, table = "staff_profiles") =>
  `new row for relation "${table}" violates check constraint "${constraint}"`;

/** How staff are called, and the texts their replies begin with. Sam, who has a name, is not of staff. */
export const profileCases: PermissionCase[] = [
  ...casesFor("select * from public.staff_profiles", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 1,
  }),
  ...deniedToAll(
    `insert into public.staff_profiles (user_id, name_en) values ('${userIds.ada}', 'Ada')`,
    "update public.staff_profiles set name_en = 'Ada'",
    "delete from public.staff_profiles",
    "insert into public.reply_templates (place, title_en, body_en) values (1, 'x', 'x')",
    "update public.reply_templates set place = 1",
    "delete from public.reply_templates",
    `select private.lock_reply_template(${nothing}, 1)`,
    "select private.sign_reply()",
  ),
  ...casesFor("select public.save_staff_profile('Ada', 'آدا', '', '')", {
    anon: denied,
    sam: refused,
    ada: 1,
    service: denied,
  }),
  ...[
    ["'آدا', '', '', ''", "staff_profiles_name_en_script"],
    ["'', 'Ada', '', ''", "staff_profiles_name_ar_script"],
    ["E'Ada\\nBcc: x', '', '', ''", "staff_profiles_lines"],
    ["E'Ada\\u202e', '', '', ''", "staff_profiles_lines"],
    ["'', '', '', repeat('x', 81)", "staff_profiles_length"],
  ].flatMap(([values, constraint = ""]) =>
    casesFor(`select public.save_staff_profile(${values})`, { ada: violation(constraint) }),
  ),

  ...["staff_preferences", "inquiry_mentions", "saved_views"].flatMap((table) =>
    casesFor(`select * from public.${table}`, { anon: denied, sam: 0, ada: 1, service: denied, owner: 3 }),
  ),
  ...[
    "select public.save_list_preferences('?view=open', true)",
    "select public.save_telling_preferences(false, false, true, 'ar')",
    "select public.save_view('Late', '?view=open')",
    "select public.delete_view('Mine')",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: refused, ada: 1, service: denied })),
  ...[
    ["save_list_preferences(rpad('?', 2001, 'x'), true)", "staff_preferences", "list_address_length"],
    ["save_list_preferences('//elsewhere.example', true)", "staff_preferences", "list_address_of_query"],
    ["save_telling_preferences(false, false, true, 'fr')", "staff_preferences", "language_known"],
    ["save_view(repeat('x', 61), '?')", "saved_views", "name_length"],
    ["save_view(' ', '?')", "saved_views", "name_length"],
    ["save_view('x', rpad('?', 2001, 'x'))", "saved_views", "address_length"],
    ["save_view('x', '//elsewhere.example')", "saved_views", "address_of_query"],
  ].flatMap(([call, table, rule]) =>
    casesFor(`select public.${call}`, { ada: violation(`${table}_${rule}`, table) }),
  ),
  ...casesFor("select public.save_view('Late', '?view=open', 'Mine')", { ada: 1 }),
  ...casesFor("select public.save_view('x', '?q=%FF')", {
    ada: 'invalid byte sequence for encoding "UTF8": 0xff',
  }),
  ...casesFor("select public.save_view(' Mine ', '?view=open')", { ada: "You have a view of this name." }),
  ...casesFor("select public.save_view(n::text, '?', null) from generate_series(1, 30) as n", {
    ada: "At most 30 views of your own.",
  }),
  ...deniedToAll(
    "insert into public.staff_preferences (user_id) values (gen_random_uuid())",
    "update public.staff_preferences set list_address = ''",
    "delete from public.staff_preferences",
    "insert into public.inquiry_mentions (note_id, user_id, inquiry_id) select id, author_id, inquiry_id from public.inquiry_notes",
    "update public.inquiry_mentions set seen_at = null",
    "delete from public.inquiry_mentions",
    "insert into public.saved_views values (gen_random_uuid(), 'x', '?')",
    "update public.saved_views set name = 'x'",
    "delete from public.saved_views",
    `select private.tell_colleague(${nothing}, null, ${nothing})`,
    "select private.mentioned_staff('@ada')",
    "select private.drop_mails_to_former_staff()",
    "select private.parts_for_you(null)",
  ),

  ...casesFor("select * from public.reply_templates", {
    anon: denied,
    sam: 0,
    ada: 4,
    service: denied,
    owner: 4,
  }),
  ...[
    "select public.add_reply_template('Thanks', '', 'Dear {name}', ' ')",
    `select public.change_reply_template(${template}, 1, '', 'شكرًا', '', 'تحية')`,
    `select public.delete_reply_template(${template}, 1)`,
    "select public.raise_reply_template(id, 1) from public.reply_templates where place = 2",
  ].flatMap((statement) => [
    ...casesFor(statement, { ada: 1 }),
    ...casesFor(statement.replace(template, nothing).replace(/\(id(.*) from .*/, `(${nothing}$1`), {
      anon: denied,
      sam: refused,
      service: denied,
    }),
  ]),
  ...["'x', '', '', ''", "'', '', '', 'x'", "'', '', '', ''"].flatMap((values) =>
    casesFor(`select public.add_reply_template(${values})`, {
      ada: violation("reply_templates_whole", "reply_templates"),
    }),
  ),
  ...casesFor("select public.add_reply_template(repeat('x', 81), '', 'x', '')", {
    ada: violation("reply_templates_title_en_length", "reply_templates"),
  }),
  ...casesFor("select public.add_reply_template('x', '', repeat('x', 10001), '')", {
    ada: violation("reply_templates_body_en_length", "reply_templates"),
  }),
  ...casesFor(`select public.delete_reply_template(${template}, 2)`, { ada: "The template has changed." }),
  ...casesFor(`select public.delete_reply_template(${nothing}, 1)`, { ada: "There is no such template." }),
  ...casesFor(`select public.add_reply_template('x', '', 'x', '') from generate_series(1, 97)`, {
    ada: "There are a hundred templates. Delete one first.",
  }),
];
