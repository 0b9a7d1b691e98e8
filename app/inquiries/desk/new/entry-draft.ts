import { createRandomId } from "../../random-id.ts";
import { characterCount } from "../../fields.ts";
import type { EntryChannel } from "./entry.ts";
import type { Locale } from "../../../i18n/text.ts";
import { writtenLanguage } from "../compose/written-language.ts";

/** What is in the form, of every channel: a change of mind loses nothing. */
export interface EntryDraft {
  /** One key stores one inquiry, however often it is sent. */
  key: string;
  channel: EntryChannel;
  type: "contact" | "project";
  name: string;
  company: string;
  phone: string;
  email: string;
  /** By the clock of this machine, without a zone, as the field has it. */
  happenedAt: string;
  projectType: string;
  subject: string;
  text: string;
  /** Empty: the language that the text is written in. */
  locale: Locale | "";
  assignee: string;
  wantsReceipt: boolean;
}

const storageKey = (userId: string) => `entry-draft:${userId}`;

/** What this window has of an inquiry that was not sent, or an empty one. */
export function loadEntryDraft(userId: string): EntryDraft {
  const empty = emptyDraft(userId);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? "null");
    // Written by saveEntryDraft, in this window.
    return stored instanceof Object ? { ...empty, ...(stored as Partial<EntryDraft>) } : empty;
  } catch {
    return empty;
  }
}

/** Keeps it for this window, as long as something is written in it. */
export function saveEntryDraft(userId: string, draft: EntryDraft | undefined) {
  try {
    if (draft && isBegun(draft)) sessionStorage.setItem(storageKey(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey(userId));
  } catch {
    // The form itself has it.
  }
}

function isBegun({ name, company, phone, email, subject, text }: EntryDraft): boolean {
  return characterCount((name + company + phone + email + subject + text).trim()) > 0;
}

function emptyDraft(userId: string): EntryDraft {
  return {
    key: createRandomId(),
    channel: "call",
    type: "contact",
    name: "",
    company: "",
    phone: "",
    email: "",
    happenedAt: toLocalField(new Date()),
    projectType: "",
    subject: "",
    text: "",
    locale: "",
    assignee: userId,
    wantsReceipt: false,
  };
}

/** As `<input type="datetime-local">` has it. */
export function toLocalField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The language of an entry: as chosen, or by the letters of its text. */
export function entryLocale({ locale, text, subject, name }: EntryDraft, fallback: Locale): Locale {
  return locale || writtenLanguage([text, subject, name].join("\n")) || fallback;
}
