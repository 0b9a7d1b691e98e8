import { z } from "zod";
import { currencies } from "../app/i18n/currencies.ts";
import type { Company, PublicHoliday } from "../app/firm-types.ts";

const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}+$/u, "must be one line");
const text = z.object({ en: line, ar: line.regex(/\p{Script=Arabic}/u, "must be written in Arabic") });
const count = z.number().int("must be a whole number").min(0, "must not be negative");
const phone = z
  .string()
  .regex(/^\+\d[\d ]{6,18}$/, "must be + and the country’s code, then digits and spaces");
const day = z.iso.date("must be a day as in 2026-12-25");
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time as in 09:00");

const officeSchema = z
  .object({
    timeZone: z.string().refine(isTimeZone, "must be a time zone as in Europe/Berlin"),
    days: z
      .array(z.number().int().min(1, "must be 1 (Monday) to 7").max(7, "must be 1 (Monday) to 7"))
      .min(1, "must name a working day")
      .refine((days) => new Set(days).size === days.length, "must name each day once"),
    opens: time,
    closes: time,
    answerWithinHours: z
      .number()
      .multipleOf(24, "must be whole days: 24, 48, …")
      .min(24, "must be a day at least"),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], error: "must be later than opens" });

const companySchema = z.object({
  name: text,
  product: text,
  email: z.email("must be an email address"),
  phone,
  phoneExample: phone,
  whatsapp: z.url({ protocol: /^https$/, error: "must begin with https://" }),
  address: z.array(text),
  city: text,
  country: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters"),
  position: z.object({
    latitude: z.number().min(-90, "must be -90 to 90").max(90, "must be -90 to 90"),
    longitude: z.number().min(-180, "must be -180 to 180").max(180, "must be -180 to 180"),
  }),
  projects: count,
  clients: count,
  countries: count,
  projectsByCategory: z.record(z.string(), count),
  currency: z.enum(currencies, `must be one of ${currencies.join(", ")}`),
  office: officeSchema,
  payments: z
    .record(z.string(), z.number().min(0).max(100))
    .refine(
      (shares) => Object.values(shares).reduce((sum, share) => sum + share, 0) === 100,
      "must make 100 percent",
    )
    .optional(),
  warrantyMonths: count.optional(),
  certificates: z.array(z.object({ expires: day })).optional(),
  people: z.array(z.object({ consentedOn: day })).optional(),
});

const holidaysSchema = z.array(
  z.object({
    name: text,
    everyYear: z
      .string()
      .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be a month and a day as in 12-25")
      .optional(),
    days: z.array(day).optional(),
  }),
);

/** Each value of `firm/` that cannot be, by its name there. TypeScript has seen that none is missing. */
export function findFirmProblems(company: Company, holidays: PublicHoliday[]): string[] {
  const checked = { company: companySchema.safeParse(company), holidays: holidaysSchema.safeParse(holidays) };
  return Object.entries(checked).flatMap(([name, { error }]) =>
    (error?.issues ?? []).map(({ path, message }) => `firm, ${[name, ...path].join(".")}: ${message}`),
  );
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
