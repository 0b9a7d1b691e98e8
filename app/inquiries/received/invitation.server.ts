import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { office } from "../../../firm/office.ts";
import { localeOfMail } from "./begun-mail.server.ts";
import { invitationWords } from "./invitation-words.ts";
import { formatMomentParts, type MomentParts } from "../../i18n/moment-parts.ts";
import { cutText, interpolate, type Locale } from "../../i18n/text.ts";

/** An invitation has a few thousand characters. */
const maxLength = 100_000;
const maxLineLength = 300;

/**
 * An invitation (RFC 5545) in words: what, when by the clocks of the company, and where, in the language of what it says. Undefined
 * for a calendar without an event, or one that cannot be read.
 */
export function describeInvitation(calendar: string): string | undefined {
  // The parser counts a duration day by day.
  const unfolded = calendar.slice(0, maxLength).replace(/\r?\n[ \t]/g, "");
  if (/^duration\b.*\d{6}/im.test(unfolded)) return undefined;
  try {
    const root = new ICAL.Component(ICAL.parse(unfolded));
    const component = root.getFirstSubcomponent("vevent");
    if (!component) return undefined;
    for (const [index, zone] of root.getAllSubcomponents("vtimezone").entries())
      if (index >= maxZones || !isPlainZone(zone)) root.removeSubcomponent(zone);
    const event = new ICAL.Event(component);
    const locale = localeOfMail(`${event.summary ?? ""}\n${event.location ?? ""}`);
    const title = toLine(event.summary) || invitationWords.untitled[locale];
    const place = toLine(event.location);
    const lines = [
      interpolate(kindOf(String(root.getFirstPropertyValue("method") ?? ""))[locale], { title }),
      describeTime(locale, event, String(component.getFirstProperty("dtstart")?.getParameter("tzid") ?? "")),
      ...(component.hasProperty("rrule") ? [invitationWords.repeats[locale]] : []),
      ...(place ? [interpolate(invitationWords.place[locale], { place })] : []),
    ];
    return lines.join("\n");
  } catch {
    return undefined;
  }
}

/** An invitation has one or two. */
const maxZones = 5;

/**
 * A zone whose clocks change on one day of each year. The parser lists every change since the zone began: of one that changes each
 * second it never comes to an end.
 */
function isPlainZone(zone: ICAL.Component): boolean {
  const changes = [...zone.getAllSubcomponents("standard"), ...zone.getAllSubcomponents("daylight")];
  const rules = changes.flatMap((change) => change.getAllProperties("rrule"));
  return (
    changes.length <= 20 &&
    rules.every(isYearly) &&
    changes.every((change) => change.getAllProperties("rdate").length <= 20)
  );
}

function isYearly(rule: ICAL.Property): boolean {
  const parts = String(rule.getFirstValue() ?? "").split(";");
  return (
    parts.includes("FREQ=YEARLY") &&
    parts.every((part) =>
      /^(FREQ=YEARLY|BYMONTH=\d+|BYDAY=[+-]?\d[A-Z]{2}|BYMONTHDAY=\d+|INTERVAL=1|WKST=..|UNTIL=.+)$/.test(
        part,
      ),
    )
  );
}

function kindOf(method: string) {
  switch (method.toUpperCase()) {
    case "CANCEL":
      return invitationWords.cancel;
    case "REPLY":
      return invitationWords.reply;
    case "COUNTER":
      return invitationWords.counter;
    default:
      return invitationWords.request;
  }
}

function describeTime(locale: Locale, { startDate, endDate }: ICAL.Event, zone: string): string {
  // The day after the last one ends an event of whole days.
  const last = startDate.isDate ? previousDay(endDate) : endDate;
  const start = partsOf(locale, startDate, zone);
  const end = partsOf(locale, last, zone);
  const first = sayMoment(locale, start);
  if (startDate.compare(last) >= 0) return first;
  const { weekday, date, time } = start;
  if (time !== undefined && date === end.date)
    return interpolate(invitationWords.hours[locale], { weekday, date, start: time, end: end.time ?? "" });
  return interpolate(invitationWords.until[locale], { from: first, to: sayMoment(locale, end) });
}

function previousDay(date: ICAL.Time): ICAL.Time {
  const day = date.clone();
  day.adjust(-1, 0, 0, 0);
  return day;
}

/** Without an hour for a whole day. */
type Moment = Omit<MomentParts, "time"> & { time?: string };

function sayMoment(locale: Locale, { weekday, date, time }: Moment): string {
  return interpolate(invitationWords[time === undefined ? "day" : "moment"][locale], {
    weekday,
    date,
    start: time ?? "",
  });
}

/** By the company's clocks, as is a time without a zone. Some programs name a zone and do not describe it. */
function partsOf(locale: Locale, time: ICAL.Time, zone: string): Moment {
  if (time.isDate) {
    const { weekday, date } = formatMomentParts(locale, `${time.toString()}T00:00:00Z`, "UTC");
    return { weekday, date };
  }
  const isKnown = time.zone !== ICAL.Timezone.localTimezone;
  const instant = isKnown
    ? time.toJSDate().getTime()
    : Temporal.PlainDateTime.from(time.toString()).toZonedDateTime(zone || office.timeZone).epochMilliseconds;
  return formatMomentParts(locale, new Date(instant).toISOString(), office.timeZone);
}

function toLine(text: unknown): string {
  return cutText(
    String(text ?? "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
    maxLineLength,
  );
}
