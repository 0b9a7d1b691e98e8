import { casesFor, forAdmins, type PermissionCase, refusalsTo } from "./cases-for.ts";

const change = (first: string, last: string, rest: string) =>
  `change_closed_days('${first}', '${last}', ${rest}, '{}', '{}', '{}')`;
const seen = "(select jsonb_agg(day order by day) from public.closed_days)";
const save = (days: string, texts = "'x', null") => `save_away_notice(null, ${days}, ${texts})`;
const stored = "(select id from public.away_notices)";
const oneDay = "'2030-05-01', '2030-05-01'";
const noDay = "Choose a day, or up to 31 in a row.";
const violation = "new row for relation";

/** The days on which the office is closed, and what visitors are told of them. There is one notice, for today. */
export const calendarCases: PermissionCase[] = [
  ...["closed_days", "away_notices"].flatMap((table) =>
    casesFor(`select * from public.${table} limit 1`, { sam: 0, lina: 0, ada: 1, owner: 1 }),
  ),
  ...forAdmins(
    "select public.list_promises('2026-12-25', '2026-12-25')",
    "select public.delete_away_notice(gen_random_uuid())",
    `select public.${save("'2030-05-01', '2030-05-03'", "'Closed.', null")}`,
    `select public.${change("2030-05-01", "2030-05-31", `'Feast', 'عيد', ${seen}`)}`,
    `select public.${change("2026-12-25", "2026-12-25", `null, null, ${seen}`)}`,
    `select public.save_away_notice(${stored}, current_date, current_date + 9, 'x', null)`,
  ),
  ...casesFor("select public.current_away_notice()", { anon: 1, sam: 1, ada: 1, service: 1 }),
  ...casesFor("select public.list_closed_days()", { sam: 1, ada: 1, service: 1 }),
  ...casesFor(`select from public.away_notices where public.delete_away_notice(id)`, { lina: 0, ada: 1 }),

  // What is no day, no name or no line is refused.
  ...refusalsTo("ada", {
    [change("2030-05-03", "2030-05-01", `'Feast', 'عيد', ${seen}`)]: noDay,
    [change("2030-05-01", "2030-06-01", `'Feast', 'عيد', ${seen}`)]: noDay,
    [change("2030-05-01", "2030-05-01", `'Feast', 'عيد', '[]'`)]:
      "Inquiries or closed days have changed meanwhile.",
    [change("2030-05-01", "2030-05-01", `'Feast', null, ${seen}`)]: "null value in column",
    [change("2030-05-01", "2030-05-01", `'Feast', ' ', ${seen}`)]: violation,
    [change("2030-05-01", "2030-05-01", `'Feast', repeat('x', 101), ${seen}`)]: violation,
    [save("'2030-05-03', '2030-05-01'")]: violation,
    [save("'2030-05-01', '2032-05-01'")]: violation,
    [save(oneDay, "' ', null")]: violation,
    [save(oneDay, "repeat('x', 301), null")]: violation,
    [save(oneDay, "null, E'a\\nb'")]: violation,
    [save("current_date + 1, current_date + 9")]: "Another notice covers one of these days.",
  }),
];
