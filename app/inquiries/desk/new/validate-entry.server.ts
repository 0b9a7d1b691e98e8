import { westernDigits } from "../../../i18n/western-digits.ts";
import { cleanCode } from "../../submit/clean-text.server.ts";
import { type StoredInquiry, validateInquiry } from "../../submit/validate-inquiry.server.ts";
import {
  entryChannels,
  type EntryChannel,
  type EntryProblem,
  type EntryProblems,
  maxDaysBack,
} from "./entry.ts";

export type Entry =
  | { channel: "staff"; inquiry: StoredInquiry; body: string }
  | { channel: Exclude<EntryChannel, "staff">; inquiry: StoredInquiry; happenedAt: Date };

/** Validates what staff entered like a visitor's form: the email address may be missing where a phone number is known. */
export function validateEntry(
  sent: Record<string, unknown>,
  now: Date,
): { entry: Entry; problems?: never } | { problems: EntryProblems; entry?: never } {
  const channel = entryChannels.find((known) => known === sent["channel"]);
  if (!channel) return { problems: { channel: sent["channel"] === undefined ? "missing" : "unknown" } };
  const isOurs = channel === "staff";
  const { inquiry, problems } = validateInquiry(isOurs ? { ...sent, type: "contact" } : sent, {
    isStrict: true,
    optional: !isOurs && hasNumber(sent["phone"]) ? ["email"] : [],
  });
  const happenedAt = isOurs ? undefined : parseMoment(sent["happenedAt"], now);
  if (!inquiry || typeof happenedAt === "string")
    return { problems: { ...problems, ...(typeof happenedAt === "string" && { happenedAt }) } };
  if (channel !== "staff") return { entry: { channel, inquiry, happenedAt: happenedAt ?? now } };
  const { message, ...head } = inquiry;
  return { entry: { channel, inquiry: head, body: String(message) } };
}

/** Digits enough for a number in the country. */
function hasNumber(phone: unknown): boolean {
  return typeof phone === "string" && /(\d\D*){6}/.test(westernDigits(cleanCode(phone)));
}

/** A clock may be a minute ahead of ours: then it was just now. */
function parseMoment(sent: unknown, now: Date): Date | EntryProblem {
  if (sent === undefined || sent === "") return "missing";
  const isMoment = typeof sent === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(sent);
  const moment = new Date(isMoment ? sent : Number.NaN);
  const minutesAgo = (now.getTime() - moment.getTime()) / 60_000;
  if (Number.isNaN(minutesAgo)) return "invalid";
  if (minutesAgo < -1) return "future";
  // The database counts again, some milliseconds later.
  if (minutesAgo > maxDaysBack * 24 * 60 - 1) return "too_old";
  return minutesAgo < 0 ? now : moment;
}
