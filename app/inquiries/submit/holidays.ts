/**
 * Days on which Lebanon's offices are closed, beside the weekends: `YYYY-MM-DD`. Those after the moon are as computed; the
 * government confirms them days before, and may move one: correct it here. Add a year before the last one ends.
 */
export const holidays: ReadonlySet<string> = new Set([
  // 2026
  "2026-01-01", // New Year
  "2026-01-06", // Armenian Christmas
  "2026-02-09", // Saint Maron
  "2026-02-14", // Rafic Hariri
  "2026-03-20", // Eid al-Fitr
  "2026-03-21",
  "2026-03-22",
  "2026-03-25", // Annunciation
  "2026-04-03", // Good Friday
  "2026-04-06", // Easter Monday
  "2026-04-10", // Orthodox Good Friday
  "2026-04-13", // Orthodox Easter Monday
  "2026-05-01", // Labour Day
  "2026-05-25", // Liberation Day
  "2026-05-27", // Eid al-Adha
  "2026-05-28",
  "2026-05-29",
  "2026-06-16", // Islamic New Year
  "2026-06-25", // Ashura
  "2026-08-15", // Assumption
  "2026-08-25", // The Prophet's birthday
  "2026-11-22", // Independence Day
  "2026-12-25", // Christmas
  // 2027
  "2027-01-01",
  "2027-01-06",
  "2027-02-09",
  "2027-02-14",
  "2027-03-09", // Eid al-Fitr
  "2027-03-10",
  "2027-03-11",
  "2027-03-25",
  "2027-03-26", // Good Friday
  "2027-03-29", // Easter Monday
  "2027-04-30", // Orthodox Good Friday
  "2027-05-01",
  "2027-05-03", // Orthodox Easter Monday
  "2027-05-16", // Eid al-Adha
  "2027-05-17",
  "2027-05-18",
  "2027-05-25",
  "2027-06-06", // Islamic New Year
  "2027-06-15", // Ashura
  "2027-08-14", // The Prophet's birthday
  "2027-08-15",
  "2027-11-22",
  "2027-12-25",
  // 2028
  "2028-01-01",
  "2028-01-06",
  "2028-02-09",
  "2028-02-14",
  "2028-02-26", // Eid al-Fitr
  "2028-02-27",
  "2028-02-28",
  "2028-03-25",
  "2028-04-14", // Good Friday, of both churches
  "2028-04-17", // Easter Monday
  "2028-05-01",
  "2028-05-05", // Eid al-Adha
  "2028-05-06",
  "2028-05-07",
  "2028-05-25", // Liberation Day and the Islamic New Year
  "2028-06-03", // Ashura
  "2028-08-03", // The Prophet's birthday
  "2028-08-15",
  "2028-11-22",
  "2028-12-25",
]);

/** The last day this list knows. */
export const calendarEnd = "2028-12-31";
