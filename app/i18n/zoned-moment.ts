/**
 * Writes moments as `2026-11-25 14:05:09 +02:00`, by the clocks of a zone: for tables, which sort by text. To make one takes a
 * hundred times as long as to use it.
 */
export function zonedMomentFormat(timeZone: string): (moment: string) => string {
  // Sweden writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  const zone = new Intl.DateTimeFormat("en", { timeZoneName: "longOffset", timeZone });
  return (moment) => {
    const date = new Date(moment);
    const name = zone.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value;
    return `${clock.format(date)} ${name?.slice("GMT".length) || "+00:00"}`;
  };
}
