import type { NotSent } from "../backend/inquiry-rows.ts";
import type { LocalizedText } from "../i18n/text.ts";

/** Why an answer of one of the staff by mail was not sent to the visitor. */
export const notSentWords: Record<NotSent, LocalizedText> = {
  other_address: {
    en: "It came from another address than the one that was written to.",
    ar: "وصل من عنوان غير الذي كتبنا إليه.",
  },
  not_staff: {
    en: "The address belongs to no account on the team.",
    ar: "لا\u00a0يعود العنوان إلى أي حساب في الفريق.",
  },
  unproven: {
    en: "The mail server did not confirm that it came from this address.",
    ar: "لم يؤكد خادم البريد أنه أُرسل من هذا العنوان فعلًا.",
  },
  automatic: {
    en: "A program or a mailing list sent it.",
    ar: "أرسله برنامج آلي أو قائمة بريدية.",
  },
  spam: { en: "The inquiry is marked as spam.", ar: "الاستفسار في غير المرغوب فيه." },
  no_address: {
    en: "The visitor left no email address.",
    ar: "لم يترك صاحب الاستفسار بريدًا إلكترونيًّا.",
  },
  written_since: {
    en: "The visitor or a colleague has written again since that email.",
    ar: "كتب صاحب الاستفسار أو أحد الزملاء مجددًا بعد تلك الرسالة.",
  },
  third_person: {
    en: "It answers what a third person wrote, not the visitor.",
    ar: "هو رد على طرف ثالث، لا على صاحب الاستفسار.",
  },
  empty: { en: "It has no text of its own.", ar: "لا\u00a0نص فيه غير المقتبس." },
  unclear: {
    en: "The new text could not be told from the quoted text. Write above the quoted text.",
    ar: "تعذّر فصل النص الجديد عن المقتبس. اكتب ردك فوق النص المقتبس.",
  },
  long: { en: "It has more than 20,000 characters.", ar: "يزيد على 20 ألف حرف." },
  files: {
    en: "A file is too large, could not be read, or may contain what is for the team only.",
    ar: "أحد المرفقات أكبر من المسموح، أو تعذّرت قراءته، أو قد يتضمن ما يخص الفريق وحده.",
  },
};
