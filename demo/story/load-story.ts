import { readFileSync } from "node:fs";
import { join } from "node:path";
import { interpolate, type Locale, locales } from "../../app/i18n/text.ts";
import type { Outcome } from "../../app/backend/inquiry-rows.ts";
import { dueMoment, openMoment, type WorkingCalendar } from "../../app/inquiries/submit/working-calendar.ts";
import { deterministicNumber, pickBy } from "./deterministic.ts";
import { type MemberName, team } from "./team.ts";

/** What a visitor filled in, by column; of other columns nothing is read here. */
export interface Form {
  name: string;
  email: string;
  subject?: string;
  project_type?: string;
  description?: string;
}

/** What then happened: one of `assign`, `reply`, `note`, `status`, `mail`, so many hours after what happened before. */
interface Step {
  after: number;
  /** One of the team; nobody when the visitor wrote a mail. */
  by?: MemberName;
  assign?: MemberName;
  reply?: string;
  note?: string;
  status?: "closed";
  outcome?: Outcome;
  mail?: string;
  /** The mail repeats the last reply. */
  quotes?: boolean;
  /** A machine wrote it. */
  automatic?: boolean;
  /** By name: what each says, see files.ts. */
  files?: Record<string, string>;
}

export type StoryStep = Step & { at: Date };

export interface StoryInquiry {
  locale: Locale;
  form: Form;
  judgement: "honest" | "suspicious" | "spam";
  receivedAt: Date;
  steps: StoryStep[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long the oldest has been there: the figures show twelve weeks. */
const oldestDays = 80;

/** Every inquiry of the three months before `now`. */
export function loadStory(now: Date, calendar: WorkingCalendar): StoryInquiry[] {
  return [
    ...locales.flatMap((locale) => [
      ...loadConversations(locale, now, calendar),
      ...loadShort(locale, now, calendar),
    ]),
    ...loadSpam(now),
  ];
}

type Opening = Form & { days?: number; hours?: number; hour?: number; judgement?: "suspicious" };

/** Each line is what a visitor sent by a form, or the next step of the one before. */
function loadConversations(locale: Locale, now: Date, calendar: WorkingCalendar): StoryInquiry[] {
  const conversations: { opening: Opening; steps: Step[] }[] = [];
  for (const line of loadLines<Opening | Step>(`conversations.${locale}`)) {
    if ("name" in line) conversations.push({ opening: line, steps: [] });
    else conversations.at(-1)?.steps.push(line);
  }
  return conversations.map(({ opening: { days = 0, hours, hour = 12, judgement, ...form }, steps }) => {
    const receivedAt = hours === undefined ? atHour(now, days, hour, form.email) : hoursBefore(now, hours);
    return {
      locale,
      form,
      judgement: judgement ?? "honest",
      receivedAt,
      steps: schedule(steps, receivedAt, now, calendar),
    };
  });
}

/** Inquiries that were answered with one reply, quicker as the weeks passed, and at last those that wait for one. */
function loadShort(locale: Locale, now: Date, calendar: WorkingCalendar): StoryInquiry[] {
  const lines = loadLines<Form & { answer?: string }>(`inquiries.${locale}`);
  const answered = lines.filter(({ answer }) => answer).length;
  return lines.map(({ answer, ...form }, index) => {
    const { email } = form;
    const days = 1.2 + oldestDays * (1 - ((index + 1) / answered) ** 0.85);
    const hour = pickBy(`hour of ${email}`, [8, 9, 10, 11, 12, 14, 15, 16, 19, 22]);
    const waited = 3 + 7 * (lines.length - 1 - index) + 3 * deterministicNumber(`wait of ${email}`);
    const receivedAt = answer ? atHour(now, days, hour, email) : hoursBefore(now, waited);
    const promised = (dueMoment(receivedAt, calendar).getTime() - receivedAt.getTime()) / hourMs;
    const share =
      (0.1 + 0.6 * (days / oldestDays) ** 1.2) * (0.35 + 1.1 * deterministicNumber(`share of ${email}`));
    const steps = answer
      ? writeLifecycle(locale, form, answer, { days, answerHours: promised * share })
      : [{ by: "nadine", after: 2, assign: index % 2 ? "karim" : "nadine" } as const];
    return {
      locale,
      form,
      judgement: "honest",
      receivedAt,
      steps: schedule(steps, receivedAt, now, calendar),
    };
  });
}

interface Pace {
  /** Since it came. */
  days: number;
  answerHours: number;
}

function writeLifecycle(
  locale: Locale,
  { name, email }: Form,
  answer: string,
  { days, answerHours }: Pace,
): Step[] {
  const last = days < team.hadi.days ? "hadi" : "nadine";
  const by = pickBy<MemberName>(`member of ${email}`, ["karim", "rima", "elias", last]);
  const chance = deterministicNumber(`end of ${email}`);
  const reply = interpolate(letters[locale], { name, answer });
  const isAssigned = by !== "nadine" && chance < 0.6;
  return [
    ...(isAssigned ? [{ by: "nadine", after: answerHours * 0.4, assign: by } as const] : []),
    { by, after: answerHours * (isAssigned ? 0.6 : 1), reply },
    ...(chance < 0.3
      ? [{ after: 5 + chance * 60, mail: pickBy<string>(`thanks of ${email}`, thanks[locale]), quotes: true }]
      : []),
    ...(chance < 0.3 || days > 24 || chance > 0.75
      ? [
          {
            by,
            after: 2 + chance * 160,
            status: "closed",
            outcome: pickBy(`outcome of ${email}`, outcomes),
          } as const,
        ]
      : []),
  ];
}

const outcomes = ["quoted", "won", "won", "lost", "not_ours"] as const;

/** Their author's signature follows. */
const letters = {
  en: "Dear {name},\n\n{answer}\n\nKind regards,",
  ar: "{name}، تحية طيبة وبعد،\n\n{answer}\n\nمع التحية،",
};

const thanks = {
  en: [
    "Thank you, that is clearer than anything we were told before. I will talk to my colleagues on Monday.",
    "Many thanks for the quick and honest answer. We will come back to you once the budget is settled.",
    "Perfect, please go ahead. Our purchasing will send the order today.",
    "Understood. That is a little more than we hoped, and less than we feared.",
  ],
  ar: [
    "شكرًا على الرد السريع والصريح. أعرضه على الإدارة هذا الأسبوع.",
    "وصلت الفكرة تمامًا. نبدأ على بركة الله، وأمر الشراء يصلكم اليوم.",
    "جواب وافٍ، بارك الله فيكم. سأعود إليكم بعد أن أرى الميزانية.",
  ],
} as const;

/** Younger than what the server deletes. */
function loadSpam(now: Date): StoryInquiry[] {
  return loadLines<Form & { locale: Locale }>("spam").map(({ locale, ...form }, index) => {
    const receivedAt = atHour(now, 2 + index * 3.3, 3 + index, form.email);
    return { locale, form, judgement: "spam", receivedAt, steps: [] };
  });
}

/**
 * Visitors answer by day, the team while the office is open; of the last day's inquiries they take care at any hour. What would
 * happen after `now` has not happened yet.
 */
function schedule(steps: Step[], receivedAt: Date, now: Date, calendar: WorkingCalendar): StoryStep[] {
  let at = receivedAt;
  const isFresh = receivedAt > hoursBefore(now, 24);
  const scheduled = steps.map((step) => {
    const wanted = new Date(at.getTime() + step.after * hourMs);
    const possible = !step.by ? byDay(wanted) : isFresh ? wanted : openMoment(wanted, calendar);
    const minutes = possible > wanted ? 4 + 50 * deterministicNumber(JSON.stringify(step)) : 0;
    at = new Date(possible.getTime() + minutes * 60_000);
    return { ...step, at };
  });
  const future = scheduled.findIndex((step) => step.at >= now);
  return future < 0 ? scheduled : scheduled.slice(0, future);
}

function byDay(moment: Date): Date {
  const hour = (moment.getUTCHours() + beirutOffset) % 24;
  return hour < 7 ? new Date(moment.getTime() + (7 - hour) * hourMs) : moment;
}

/** Hours before UTC, in winter. */
const beirutOffset = 2;

/** So many days ago at an hour, and some minutes. */
export function atHour(now: Date, days: number, hour: number, seed: string): Date {
  const midnight = Math.floor(now.getTime() / dayMs - days) * dayMs;
  return new Date(midnight + (hour - beirutOffset + deterministicNumber(`minute of ${seed}`)) * hourMs);
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs);
}

function loadLines<Line>(name: string): Line[] {
  const text = readFileSync(join(import.meta.dirname, "texts", `${name}.jsonl`), "utf8");
  const lines = text.trimEnd().split("\n");
  return lines.map((line): Line => JSON.parse(line));
}
