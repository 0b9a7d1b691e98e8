import type { LocalizedText } from "../../i18n/text.ts";
import { authErrorWords, sessionEnded } from "./auth-error-words.ts";
import { raisedErrorWords } from "./raised-error-words.ts";

/** For errors that come without a code from a server. */
export const fallbackWords = {
  no_connection: {
    en: "The server cannot be reached. Check your connection.",
    ar: "لا اتصال بالخادم. تحقّق من الشبكة.",
  },
  unavailable: {
    en: "The server is not ready just now. Try again in a few seconds.",
    ar: "الخادم غير جاهز الآن. حاول مرة أخرى بعد ثوانٍ.",
  },
  too_many: {
    en: "Too many attempts in a short time. Wait a little, then try again.",
    ar: "محاولات كثيرة في وقت قصير. انتظر قليلًا ثم حاول مرة أخرى.",
  },
  outdated: {
    en: "Part of this page could not be loaded. Reload the page, then try again.",
    ar: "تعذّر تحميل جزء من هذه الصفحة. أعد تحميلها ثم حاول مرة أخرى.",
  },
  unexpected: {
    en: "An unexpected error occurred",
    ar: "حدث خطأ غير متوقع",
  },
} satisfies Record<string, LocalizedText>;

const noAnswer = {
  en: "The server did not respond in time. Try again.",
  ar: "لم يستجب الخادم في الوقت المتاح. حاول مرة أخرى.",
};
const tooLarge = { en: "This is more than the server accepts.", ar: "البيانات أكبر مما يقبله الخادم." };
const adminNeeded = { en: "Admin access is required.", ar: "صلاحية المشرف مطلوبة." };

/** Every error that a person can meet, by the server's message or code: no sentence of a protocol is shown. */
export const errorWords: Partial<Record<string, LocalizedText>> = {
  ...fallbackWords,
  ...authErrorWords,
  ...raisedErrorWords,
  over_request_rate_limit: fallbackWords.too_many,
  unexpected_failure: fallbackWords.unexpected,
  not_admin: adminNeeded,
  request_timeout: noAnswer,
  request_entity_too_large: tooLarge,
  too_large: tooLarge,
  PGRST301: sessionEnded,
  PGRST303: sessionEnded,
  "42501": adminNeeded,
  "57014": noAnswer,
  "55P03": noAnswer,
  "40001": fallbackWords.unavailable,
  "40P01": fallbackWords.unavailable,
};

/** Messages for a link that failed. */
export const linkErrors = {
  expired: {
    en: "This link has already been used or has expired. Sign up again with the same address and we will send you a new one.",
    ar: "استُخدم هذا الرابط من قبل أو انتهت مدته. أنشئ الحساب من جديد بالبريد نفسه لنرسل إليك رابطًا آخر.",
  },
  other: {
    en: "This link did not work. Open it again, or sign up again to get a new one.",
    ar: "لم يعمل هذا الرابط. افتحه مرة أخرى، أو أنشئ الحساب من جديد لنرسل إليك غيره.",
  },
} satisfies Record<string, LocalizedText>;
