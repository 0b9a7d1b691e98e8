import { expect, test } from "vitest";
import { describeInvitation } from "./invitation.server.ts";

const compose = (event: string[], method = "REQUEST", zones: string[] = []) =>
  [
    ...["BEGIN:VCALENDAR", `METHOD:${method}`, "VERSION:2.0", ...zones, "BEGIN:VEVENT", "UID:1"],
    ...[...event, "END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");

const riyadh = [
  ...["BEGIN:VTIMEZONE", "TZID:Arabian Standard Time", "BEGIN:STANDARD", "DTSTART:16010101T000000"],
  ...["TZOFFSETFROM:+0400", "TZOFFSETTO:+0400", "END:STANDARD", "END:VTIMEZONE"],
];

test.each([
  [
    "UTC, with a place",
    compose([
      "DTSTART:20261210T080000Z",
      "DTEND:20261210T090000Z",
      "SUMMARY:Call",
      "LOCATION:Room 5\\, Beirut",
    ]),
    "Invitation: Call\nThursday 10 December 2026, 10:00 to 11:00, Beirut time\nPlace: Room 5, Beirut",
  ],
  [
    "a zone that the file describes, each week",
    compose(
      [
        "DTSTART;TZID=Arabian Standard Time:20261210T100000",
        ...["DURATION:PT30M", "SUMMARY:Call", "RRULE:FREQ=WEEKLY"],
      ],
      "REQUEST",
      riyadh,
    ),
    "Invitation: Call\nThursday 10 December 2026, 08:00 to 08:30, Beirut time\nIt repeats: the file says how.",
  ],
  [
    "a zone that it names alone",
    compose(["DTSTART;TZID=Europe/Berlin:20261210T100000", "SUMMARY:Call"], "CANCEL"),
    "Cancelled: Call\nThursday 10 December 2026, 11:00, Beirut time",
  ],
  [
    "two whole days, in Arabic",
    compose(["DTSTART;VALUE=DATE:20261210", "DTEND;VALUE=DATE:20261212", "SUMMARY:معرض بيروت"]),
    "دعوة إلى موعد: معرض بيروت\nالخميس 10 ديسمبر 2026، حتى الجمعة 11 ديسمبر 2026",
  ],
  [
    "hours in Arabic",
    compose(["DTSTART:20261210T080000Z", "DTEND:20261210T090000Z", "SUMMARY:زيارة"]),
    "دعوة إلى موعد: زيارة\nالخميس 10 ديسمبر 2026، من 10:00 إلى 11:00 بتوقيت بيروت",
  ],
  [
    "a zone without end",
    compose(["DTSTART;TZID=Odd:20261210T100000", "SUMMARY:Call"], "REQUEST", [
      ...["BEGIN:VTIMEZONE", "TZID:Odd", "BEGIN:STANDARD", "DTSTART:00010101T000000"],
      ...["RRULE:FREQ=SECONDLY", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"],
    ]),
    undefined,
  ],
  [
    "a length without end",
    compose(["DTSTART:20261210T100000Z", "DURATION:P99999\r\n 99999999D", "SUMMARY:Call"]),
    undefined,
  ],
  [
    "summer time, as Outlook describes it",
    compose(
      ["DTSTART;TZID=Romance Standard Time:20260710T100000", "DURATION:PT1H", "SUMMARY:Call"],
      "REQUEST",
      [
        ...["BEGIN:VTIMEZONE", "TZID:Romance Standard Time", "BEGIN:STANDARD", "DTSTART:16010101T030000"],
        ...["TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10"],
        ...["END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:16010101T020000", "TZOFFSETFROM:+0100"],
        ...["TZOFFSETTO:+0200", "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT"],
        "END:VTIMEZONE",
      ],
    ),
    "Invitation: Call\nFriday 10 July 2026, 11:00 to 12:00, Beirut time",
  ],
  ["no event", "BEGIN:VCALENDAR\nEND:VCALENDAR", undefined],
  ["no calendar", "x", undefined],
])("an invitation with %s is said in words", (_, calendar, words) => {
  expect(describeInvitation(calendar)).toBe(words);
});
