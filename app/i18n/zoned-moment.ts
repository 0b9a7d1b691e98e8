/** `2026-11-25 14:05:09 +02:00`, by the clocks of a zone: for tables, which sort by text. */
export function formatZonedMoment(moment: string, timeZone: string): string {
  const date = new Date(moment);
  // Sweden writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  const parts = new Intl.DateTimeFormat("en", { timeZoneName: "longOffset", timeZone }).formatToParts(date);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.slice("GMT".length);
  return `${clock.format(date)} ${offset || "+00:00"}`;
}
