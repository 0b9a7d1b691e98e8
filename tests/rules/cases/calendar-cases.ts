import { casesFor, forAdmins, type PermissionCase, refusalsTo } from "./cases-for.ts";

const closed = "null, null";
const change = (first: string, last: string, names: string, hours = closed, seenDays = seen) =>
  `change_special_days('${first}', '${last}', ${names}, ${hours}, ${seenDays}, '{}', '{}', '{}')`;
const seen = "public.list_special_days()";
const save = (days: string, texts = "'x', null") => `save_away_notice(null, ${days}, ${texts})`;
const stored = "(select id from public.away_notices)";
const oneDay = "'2030-05-01', '2030-05-01'";
const feast = "'Feast', 'عيد'";
const noDay = "Choose a day, or up to 31 in a row.";
const violation = "new row for relation";

/** The days on which the office is closed, and what visitors are told of them. There is one notice, for today. */
export const calendarCases: PermissionCase[] = [
  ...["special_days", "away_notices"].flatMap((table) =>
    casesFor(`select * from public.${table} limit 1`, { sam: 0, lina: 0, ada: 1, owner: 1 }),
  ),
  ...forAdmins(
    "select public.list_promises('2026-12-25', '2026-12-25')",
    "select public.delete_away_notice(gen_random_uuid())",
    `select public.${save("'2030-05-01', '2030-05-03'", "'Closed.', null")}`,
    `select public.${change("2030-05-01", "2030-05-31", feast)}`,
    `select public.${change("2030-05-01", "2030-05-31", feast, "'09:00', '15:00'")}`,
    `select public.${change("2026-12-25", "2026-12-25", "null, null")}`,
    `select public.save_away_notice(${stored}, current_date, current_date + 9, 'x', null)`,
  ),
  ...casesFor("select public.current_away_notice()", { anon: 1, sam: 1, ada: 1, service: 1 }),
  ...casesFor("select public.list_special_days()", { sam: 1, ada: 1, service: 1 }),
  ...casesFor(`select from public.away_notices where public.delete_away_notice(id)`, { lina: 0, ada: 1 }),

  // What is no day, no name or no line is refused.
  ...refusalsTo("ada", {
    [change("2030-05-03", "2030-05-01", feast)]: noDay,
    [change("2030-05-01", "2030-06-01", feast)]: noDay,
    [change("2030-05-01", "2030-05-01", feast, closed, "'[]'")]:
      "Inquiries or special days have changed meanwhile.",
    [change("2030-05-01", "2030-05-01", "'Feast', null")]: "null value in column",
    [change("2030-05-01", "2030-05-01", "'Feast', ' '")]: violation,
    [change("2030-05-01", "2030-05-01", "'Feast', repeat('x', 101)")]: violation,
    [change("2030-05-01", "2030-05-01", feast, "'09:00', null")]: violation,
    [change("2030-05-01", "2030-05-01", feast, "null, '13:00'")]: violation,
    [change("2030-05-01", "2030-05-01", feast, "'13:00', '09:00'")]: violation,
    [change("2030-05-01", "2030-05-01", feast, "'09:00', '09:00'")]: violation,
    [change("2030-05-01", "2030-05-01", feast, "'09:00', '24:00'")]: violation,
    [change("2030-05-01", "2030-05-01", feast, "'9:00', '13:00'")]: violation,
    [save("'2030-05-03', '2030-05-01'")]: violation,
    [save("'2030-05-01', '2032-05-01'")]: violation,
    [save(oneDay, "' ', null")]: violation,
    [save(oneDay, "repeat('x', 301), null")]: violation,
    [save(oneDay, "null, E'a\\nb'")]: violation,
    [save("current_date + 1, current_date + 9")]: "Another notice covers one of these days.",
  }),
];
