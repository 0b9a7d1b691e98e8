import { casesFor, forStaff, onlyStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";

const template = "(select id from public.reply_templates where place = 1)";
const nothing = "gen_random_uuid()";
const violation = (constraint: string, table: string) =>
  `new row for relation "${table}" violates check constraint "${table}_${constraint}"`;

/** How staff are called, and the texts their replies begin with. Sam, who has a name, is not of staff. */
export const profileCases: PermissionCase[] = [
  ...casesFor("select * from public.staff_profiles", { owner: 1 }),
  ...["staff_preferences", "inquiry_mentions", "saved_views"].flatMap((table) =>
    casesFor(`select * from public.${table}`, { sam: 0, ada: 1, owner: 3 }),
  ),
  ...casesFor("select * from public.reply_templates", { sam: 0, ada: 4, owner: 4 }),
  ...forStaff(
    "select public.save_staff_profile('Ada', 'آدا', '', '')",
    "select public.save_list_address('?view=open')",
    "select public.save_telling_preferences(false, false, true, 'ar')",
    "select public.save_view('Late', '?view=open')",
    "select public.save_view('Late', '?view=open', 'Mine')",
    "select public.delete_view('Mine')",
    "select public.add_reply_template('Thanks', '', 'Dear {name}', ' ')",
    `select public.change_reply_template(${template}, 1, '', 'شكرًا', '', 'تحية')`,
    `select public.delete_reply_template(${template}, 1)`,
  ),
  // Sam sees none of which it could be said.
  ...casesFor("select public.raise_reply_template(id, 1) from public.reply_templates where place = 2", {
    ada: 1,
  }),
  ...casesFor(`select public.raise_reply_template(${nothing}, 1)`, { sam: onlyStaff }),

  ...Object.entries({
    staff_profiles: [
      ["save_staff_profile('آدا', '', '', '')", "name_en_script"],
      ["save_staff_profile('', 'Ada', '', '')", "name_ar_script"],
      ["save_staff_profile(E'Ada\\nBcc: x', '', '', '')", "lines"],
      ["save_staff_profile(E'Ada\\u202e', '', '', '')", "lines"],
      ["save_staff_profile('', '', '', repeat('x', 81))", "length"],
    ],
    staff_preferences: [
      ["save_list_address(rpad('?', 2001, 'x'))", "list_address_length"],
      ["save_list_address('//elsewhere.example')", "list_address_of_query"],
      ["save_telling_preferences(false, false, true, 'fr')", "language_known"],
    ],
    saved_views: [
      ["save_view(repeat('x', 61), '?')", "name_length"],
      ["save_view(' ', '?')", "name_length"],
      ["save_view('x', rpad('?', 2001, 'x'))", "address_length"],
      ["save_view('x', '//elsewhere.example')", "address_of_query"],
    ],
    reply_templates: [
      ["add_reply_template('x', '', '', '')", "whole"],
      ["add_reply_template('', '', '', 'x')", "whole"],
      ["add_reply_template('', '', '', '')", "whole"],
      ["add_reply_template(repeat('x', 81), '', 'x', '')", "title_en_length"],
      ["add_reply_template('x', '', repeat('x', 10001), '')", "body_en_length"],
    ],
  }).flatMap(([table, rules]) =>
    rules.flatMap(([call = "", rule = ""]) => refusalsTo("ada", { [call]: violation(rule, table) })),
  ),
  ...refusalsTo("ada", {
    "save_view('x', '?q=%FF')": 'invalid byte sequence for encoding "UTF8": 0xff',
    "save_view(' Mine ', '?view=open')": "You have a view of this name.",
    "save_view(n::text, '?', null) from generate_series(1, 30) as n": "At most 30 views of your own.",
    [`delete_reply_template(${template}, 2)`]: "The template has changed.",
    [`delete_reply_template(${nothing}, 1)`]: "There is no such template.",
    "add_reply_template('x', '', 'x', '') from generate_series(1, 97)":
      "There are a hundred templates. Delete one first.",
  }),
];
