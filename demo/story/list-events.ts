import { company } from "../../firm/company.ts";
import { formatMomentParts } from "../../app/i18n/moment-parts.ts";
import { interpolate, type Locale } from "../../app/i18n/text.ts";
import { conversationWords } from "../../app/mails/words.ts";
import { subjectOf } from "../../app/inquiries/subject-of.ts";
import { dueMoment, type WorkingCalendar } from "../../app/inquiries/submit/working-calendar.ts";
import { buildUserMetadata } from "../../server/auth/users.ts";
import { createFile } from "./files.ts";
import { atHour, loadStory, type StoryInquiry, type StoryStep } from "./load-story.ts";
import { emailOf, type MemberName, memberId, profiles, team } from "./team.ts";

interface Event {
  at: Date;
  kind: string;
  [detail: string]: unknown;
}

/** Mails of so many days are left to the server. */
const undeliveredDays = 2;
const dayMs = 86_400_000;

/** All that happened before `now` in order, as replay.sql reads it. */
export function listEvents(now: Date, passwordHash: string, calendar: WorkingCalendar): Event[] {
  const names = Object.keys(team) as MemberName[];
  const events = [
    ...names.map((name) => createJoin(name, now, passwordHash)),
    ...loadStory(now, calendar).flatMap(createEvents),
  ];
  const undelivered = now.getTime() - undeliveredDays * dayMs;
  return events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event) => ({
      ...event,
      is_delivered: event.at.getTime() < undelivered,
      due_at: dueMoment(event.at, calendar),
    }));
}

function createJoin(name: MemberName, now: Date, passwordHash: string): Event {
  const { locale, days } = team[name];
  const [id, email] = [memberId(name), emailOf(name)];
  const member = {
    id,
    email,
    password_hash: passwordHash,
    metadata: buildUserMetadata(id, email, { locale }, true),
    profile: profiles[name],
  };
  return {
    at: atHour(now, days, 10, name),
    kind: "join",
    seed: name,
    by: memberId("nadine"),
    member,
  };
}

function createSubmission({ receivedAt, form, locale, judgement }: StoryInquiry): Event {
  const type = form.description === undefined ? "contact" : "project";
  const { email } = form;
  return {
    at: receivedAt,
    kind: "submit",
    email,
    form: { ...form, type, locale },
    judgement,
  };
}

function createEvents(story: StoryInquiry): Event[] {
  const events = [createSubmission(story), ...story.steps.flatMap((step) => createStepEvents(story, step))];
  return events.map((event, index) => ({ ...event, seed: `${story.form.email} ${index}` }));
}

/** Staff read an inquiry some minutes before they do anything with it. */
const readingMs = 4 * 60_000;

function createStepEvents(story: StoryInquiry, step: StoryStep): Event[] {
  const { at, by, assign, note, reply, status, outcome } = step;
  if (!by) return [createMail(story, step)];
  const common = { at, email: story.form.email, by: memberId(by) };
  const openedAt = new Date(Math.max(at.getTime() - readingMs, story.receivedAt.getTime() + 1_000));
  return [
    { ...common, at: openedAt, kind: "open" },
    ...(assign ? [{ ...common, kind: "assign", assignee: memberId(assign) }] : []),
    ...(note ? [{ ...common, kind: "note", body: note }] : []),
    ...(reply ? [{ ...common, kind: "reply", body: reply }] : []),
    ...(status ? [{ ...common, kind: "close" }] : []),
    ...(outcome ? [{ ...common, kind: "outcome", outcome }] : []),
  ];
}

function createMail({ form, locale, steps }: StoryInquiry, step: StoryStep): Event {
  const { at, mail: body = "", quotes, automatic = false, files = {} } = step;
  const about = subjectOf({ subject: form.subject ?? null, project_type: form.project_type ?? null }, locale);
  const answered = quotes ? steps.findLast((earlier) => earlier.reply && earlier.at < at) : undefined;
  const mail = {
    address: form.email,
    sender_name: form.name,
    subject: interpolate(conversationWords.answer[locale], { subject: about }),
    body,
    quoted: answered?.reply && quote(locale, answered.reply, answered.at),
    quoted_at: answered && body.length,
    quoted_new_lines: 0,
    files_left_out: 0,
    mail_id: `${at.getTime()}@${form.email.split("@")[1]}`,
    is_automatic: automatic,
  };
  const attached = Object.entries(files).map(([name, text]) => createFile(name, text));
  return { at, kind: "mail", email: form.email, mail, files: attached };
}

/** As programs for mail introduce what they repeat. */
const introductions = {
  en: "On {date} at {time}, {company} <{email}> wrote:",
  ar: "في {date} الساعة {time}، كتبت {company} <{email}>:",
};

function quote(locale: Locale, body: string, writtenAt: Date): string {
  const { date, time } = formatMomentParts(locale, writtenAt.toISOString(), company.office.timeZone);
  const { name, email } = company;
  const lines = body.split("\n").map((line) => `> ${line}`.trimEnd());
  return `${interpolate(introductions[locale], { date, time, company: name[locale], email })}\n\n${lines.join("\n")}`;
}
