import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";
import { currencies, formatMoney } from "./currencies.ts";
import { formatBytes, formatDateTime, formatDays, formatPeriod, formatShare } from "./format.ts";
import { locales } from "./text.ts";
import { zonedMomentFormat } from "./zoned-moment.ts";

test("dates have the month in words and western digits in both languages", () => {
  expect(formatDate("en", "2025-09-05")).toBe("5 September 2025");
  expect(formatDate("ar", "2025-09-05")).toBe("5 سبتمبر 2025");
});

test("a moment carries its time on the 24-hour clock", () => {
  expect(formatDateTime("en", "2025-09-05T00:07:00")).toMatch(/^5 September 2025.*00:07$/);
  expect(formatDateTime("ar", "2025-09-05T14:05:00")).toMatch(/^5 سبتمبر 2025.*14:05$/);
});

test("a moment for a table sorts as text and says how far its clock is from UTC", () => {
  const inBeirut = zonedMomentFormat("Asia/Beirut");
  expect(inBeirut("2026-11-25T12:05:09.123Z")).toBe("2026-11-25 14:05:09 +02:00");
  expect(inBeirut("2026-07-25T21:05:09Z")).toBe("2026-07-26 00:05:09 +03:00");
  expect(zonedMomentFormat("UTC")("2026-07-25T21:05:09Z")).toBe("2026-07-25 21:05:09 +00:00");
});

test("what the platform writes is as a person would write it", () => {
  const counts = [1, 2, 3, 10, 11, 100];
  const units = ["second", "minute", "hour", "day", "month", "year"] as const;
  const lines = locales.flatMap((locale) => [
    ...units.map((unit) => counts.map((count) => formatPeriod(locale, count, unit)).join(" | ")),
    ...currencies.map((currency) => formatMoney(locale, 5000, currency)),
    [1_000, 2_000, 84_000, 2_300_000].map((bytes) => formatBytes(locale, bytes)).join(" | "),
    [
      ["2026-03-20", "2026-03-20"],
      ["2026-03-20", "2026-03-22"],
      ["2026-12-30", "2027-01-02"],
    ]
      .map(([first = "", last = ""]) => formatDays(locale, first, last))
      .join(" | "),
    formatShare(locale, 0.33),
  ]);
  expect(`\n${lines.join("\n").replaceAll("\u00a0", " ")}\n`).toMatchInlineSnapshot(`
    "
    1 second | 2 seconds | 3 seconds | 10 seconds | 11 seconds | 100 seconds
    1 minute | 2 minutes | 3 minutes | 10 minutes | 11 minutes | 100 minutes
    1 hour | 2 hours | 3 hours | 10 hours | 11 hours | 100 hours
    1 day | 2 days | 3 days | 10 days | 11 days | 100 days
    1 month | 2 months | 3 months | 10 months | 11 months | 100 months
    1 year | 2 years | 3 years | 10 years | 11 years | 100 years
    $5,000
    EUR 5,000
    LBP 5,000
    AED 5,000
    SAR 5,000
    QAR 5,000
    KWD 5,000
    BHD 5,000
    OMR 5,000
    JOD 5,000
    EGP 5,000
    1 kB | 2 kB | 84 kB | 2.3 MB
    20 March 2026 | 20 – 22 March 2026 | 30 December 2026 – 2 January 2027
    33%
    ثانية | ثانيتان | 3 ثوانٍ | 10 ثوانٍ | 11 ثانية | 100 ثانية
    دقيقة | دقيقتان | 3 دقائق | 10 دقائق | 11 دقيقة | 100 دقيقة
    ساعة | ساعتان | 3 ساعات | 10 ساعات | 11 ساعة | 100 ساعة
    يوم | يومان | 3 أيام | 10 أيام | 11 يومًا | 100 يوم
    شهر | شهران | 3 أشهر | 10 أشهر | 11 شهرًا | 100 شهر
    سنة | سنتان | 3 سنوات | 10 سنوات | 11 سنة | 100 سنة
    5,000 دولار أمريكي
    5,000 يورو
    5,000 ليرة لبنانية
    5,000 درهم إماراتي
    5,000 ريال سعودي
    5,000 ريال قطري
    5,000 دينار كويتي
    5,000 دينار بحريني
    5,000 ريال عُماني
    5,000 دينار أردني
    5,000 جنيه مصري
    1 كيلوبايت | 2 كيلوبايت | 84 كيلوبايت | 2.3 ميغابايت
    20 مارس 2026 | من 20 إلى 22 مارس 2026 | من 30 ديسمبر 2026 إلى 2 يناير 2027
    33‎%‎
    "
  `);
});
