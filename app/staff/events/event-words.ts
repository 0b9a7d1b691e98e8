import type { PluralText } from "../../i18n/plural.ts";
import { capitalize, interpolate, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { type AuditedEvent, type EventKind, events } from "./events.ts";

/** Where the details make it another sentence. */
export const variantWords = {
  closed: { en: "{actor} closed {inquiry}", ar: "{actor}: إغلاق {inquiry}" },
  reopened: { en: "{actor} reopened {inquiry}", ar: "{actor}: إعادة فتح {inquiry}" },
  spam: { en: "{actor} marked {inquiry} as spam", ar: "{actor}: نقل {inquiry} إلى غير المرغوب فيه" },
  notSpam: {
    en: "{actor} took {inquiry} out of spam",
    ar: "{actor}: إخراج {inquiry} من غير المرغوب فيه",
  },
  took: { en: "{actor} took on {inquiry}", ar: "{actor}: تولّي {inquiry}" },
  unassigned: { en: "{actor} unassigned {inquiry}", ar: "{actor}: إلغاء التكليف بمتابعة {inquiry}" },
  movedWithHours: {
    en: "{actor} moved the reply time of {inquiry}, because the office’s hours changed on {days}",
    ar: "{actor}: تغيير موعد الرد على {inquiry}، لتغيّر دوام المكتب ({days})",
  },
  automatic: { en: "An automatic reply to {inquiry} arrived", ar: "وصول رد تلقائي بشأن {inquiry}" },
  madeAdmin: { en: "{actor} made {namedAccount} an admin", ar: "{actor}: منح {namedAccount} صلاحية المشرف" },
  madeStaff: {
    en: "{actor} made {namedAccount} staff",
    ar: "{actor}: تغيير دور {namedAccount} إلى عضو في الفريق",
  },
} satisfies Record<string, LocalizedText>;

/** What the sentences are about. */
export const partWords = {
  inquiryOf: { en: "{reference} from {name}", ar: "الاستفسار {reference} من {name}" },
  thisInquiry: { en: "the inquiry", ar: "الاستفسار" },
  erasedInquiry: { en: "a deleted inquiry", ar: "استفسار محذوف" },
  namedAccount: { en: "{email}", ar: "الحساب {email}" },
  account: { en: "a deleted account", ar: "حساب محذوف" },
  deletedAccount: { en: "A deleted account", ar: "حساب محذوف" },
  system: { en: "System", ar: "النظام" },
} satisfies Record<string, LocalizedText>;

/** How many, after a verbal noun. */
export const countedInquiries: PluralText = {
  en: { one: "{n} inquiry", other: "{n} inquiries" },
  ar: {
    zero: "{n} استفسار",
    one: "استفسار واحد",
    two: "استفسارين",
    few: "{n} استفسارات",
    many: "{n} استفسارًا",
    other: "{n} استفسار",
  },
};

/** The sentence of an event: undefined of an action that has none. */
export function sentenceOf(
  action: string,
  details: Record<string, unknown>,
  actor: string | null,
): LocalizedText | undefined {
  const { from, to, email, role, automatic } = details;
  switch (action) {
    case "inquiry.status_changed":
      if (to === "closed" || to === "spam") return variantWords[to];
      if (from === "spam") return variantWords.notSpam;
      return from === "closed" ? variantWords.reopened : events[action];
    case "inquiry.assigned":
      if (!email) return variantWords.unassigned;
      return email === actor ? variantWords.took : events[action];
    case "inquiry.due_moved":
      return variantWords.movedWithHours;
    case "inquiry.mail_received":
      return automatic ? variantWords.automatic : events[action];
    case "role.granted":
      return role === "staff" ? variantWords.madeStaff : variantWords.madeAdmin;
  }
  return eventOf(action);
}

/** What an action is called where nobody has done it yet: "Opened an inquiry", "فتح استفسار". */
export function actionLabel(locale: Locale, action: string): string {
  const event = eventOf(action);
  if (!event) return action;
  const anything = Object.entries(anyWords).map(([name, words]) => [name, words[locale]]);
  const act = event[locale].replace(/^\{(?:actor|account)\}:? /, "");
  return capitalize(interpolate(act, Object.fromEntries(anything)));
}

export const anyWords = {
  inquiry: { en: "an inquiry", ar: "استفسار" },
  inquiries: { en: "inquiries", ar: "استفسارات" },
  account: { en: "someone", ar: "شخص" },
  namedAccount: { en: "an account", ar: "حساب" },
} satisfies Record<string, LocalizedText>;

/** Undefined of an action that has no words yet. */
export function eventOf(action: string): AuditedEvent | undefined {
  const byAction: Record<string, AuditedEvent> = events;
  return Object.hasOwn(events, action) ? byAction[action] : undefined;
}

export function actionsOf(kind: EventKind): string[] {
  return Object.keys(events).filter((action) => eventOf(action)?.kind === kind);
}

/** The actions that the history of an inquiry shows. */
export const threadActions = Object.keys(events).filter((action) => eventOf(action)?.isInThread);
