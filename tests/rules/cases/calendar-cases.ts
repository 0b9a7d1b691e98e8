import { casesFor, casesForAdmins, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";

const refused = "Only admins may do this.";
const change = (first: string, last: string, rest: string) =>
  `select public.change_closed_days('${first}', '${last}', ${rest}, '{}', '{}', '{}')`;
const seen = "(select jsonb_agg(day order by day) from public.closed_days)";
const save = (days: string, texts: string) => `select public.save_away_notice(null, ${days}, ${texts})`;
const stored = "(select id from public.away_notices)";

/** The days on which the office is closed, and what visitors are told of them. There is one notice, for today. */
export const calendarCases: PermissionCase[] = [
  ...["closed_days", "away_notices"].flatMap((table) =>
    casesFor(`select * from public.${table} limit 1`, {
      anon: denied,
      sam: 0,
      lina: 0,
      ada: 1,
      service: denied,
      owner: 1,
    }),
  ),
  ...[
    "select public.list_promises('2026-12-25', '2026-12-25')",
    "select public.delete_away_notice(gen_random_uuid())",
    save("'2030-05-01', '2030-05-03'", "'Closed.', null"),
    change("2030-05-01", "2030-05-31", `'Feast', 'عيد', ${seen}`),
    change("2026-12-25", "2026-12-25", `null, null, ${seen}`),
  ].flatMap((statement) => [
    ...casesForAdmins(statement, { sam: refused, ada: 1 }),
    ...casesForAdmins(statement.replace(seen, "null"), { anon: denied, service: denied }),
  ]),
  ...casesFor("select public.current_away_notice()", { anon: 1, sam: 1, ada: 1, service: 1 }),
  ...casesFor("select public.list_closed_days()", { anon: denied, sam: 1, ada: 1, service: 1 }),
  ...deniedToAll(
    "insert into public.closed_days values ('2030-01-01', 'x', 'x')",
    "update public.closed_days set name_en = 'x'",
    "delete from public.closed_days",
    "insert into public.away_notices (first_day, last_day, text_en) values ('2030-01-01', '2030-01-01', 'x')",
    "update public.away_notices set text_en = 'x'",
    "delete from public.away_notices",
    "select private.promises_over('2030-01-01', '2030-01-01')",
  ),

  // What is no day, no name or no line is refused.
  ...[
    change("2030-05-03", "2030-05-01", `'Feast', 'عيد', ${seen}`),
    change("2030-05-01", "2030-06-01", `'Feast', 'عيد', ${seen}`),
  ].flatMap((statement) => casesForAdmins(statement, { ada: "Choose a day, or up to 31 in a row." })),
  ...casesForAdmins(change("2030-05-01", "2030-05-01", `'Feast', 'عيد', '[]'`), {
    ada: "Inquiries or closed days have changed meanwhile.",
  }),
  ...[`'Feast', null`, `'Feast', ' '`, `'Feast', repeat('x', 101)`].flatMap((names) =>
    casesForAdmins(change("2030-05-01", "2030-05-01", `${names}, ${seen}`), {
      ada: names.endsWith("null") ? "null value in column" : "new row for relation",
    }),
  ),
  ...[
    save("'2030-05-03', '2030-05-01'", "'x', null"),
    save("'2030-05-01', '2032-05-01'", "'x', null"),
    save("'2030-05-01', '2030-05-01'", "' ', null"),
    save("'2030-05-01', '2030-05-01'", "repeat('x', 301), null"),
    save("'2030-05-01', '2030-05-01'", "null, E'a\\nb'"),
  ].flatMap((statement) => casesForAdmins(statement, { ada: "new row for relation" })),
  ...casesForAdmins(save("current_date + 1, current_date + 9", "'x', null"), {
    ada: "Another notice covers one of these days.",
  }),
  ...casesForAdmins(`select public.save_away_notice(${stored}, current_date, current_date + 9, 'x', null)`, {
    ada: 1,
  }),
  ...casesFor(`select from public.away_notices where public.delete_away_notice(id)`, { lina: 0, ada: 1 }),
];
