import type { LocalizedText } from "../../../i18n/text.ts";

export interface ReplyTemplate {
  name: string;
  label: LocalizedText;
  /** `{name}` is the visitor's, `{reference}` the inquiry's, `{company}` and `{city}` are ours. `[…]` is filled in by hand. */
  text: LocalizedText;
}

/** What a template leaves open. No reply goes out with it. */
export const templateGap = "[…]";

export const replyTemplates: ReplyTemplate[] = [
  {
    name: "questions",
    label: { en: "Questions before a quote", ar: "أسئلة قبل عرض السعر" },
    text: {
      en: "Dear {name},\n\nThank you for writing to us. We have read your inquiry {reference}, and it is within our field. Before we can quote, we need to know:\n\n1. […]\n2. […]\n\nA photo or a drawing helps more than a long description. If it is confidential, please tell us first: we will sign a mutual non-disclosure agreement (NDA) before you send it.\n\nKind regards,\n{company}",
      ar: "{name}، تحية طيبة وبعد،\n\nشكرًا على تواصلك معنا. قرأنا استفسارك {reference}، وهذا من صميم عملنا. قبل أن نعدّ لك عرض سعر نحتاج إلى معرفة ما يأتي:\n\n1. […]\n2. […]\n\nوصورة أو رسم هندسي أنفع من شرح طويل. وإن كان فيه ما هو سرّي فأخبرنا أولًا، لنوقّع اتفاقية عدم إفصاح متبادلة (NDA) قبل أن ترسله.\n\nمع التحية،\n{company}",
    },
  },
  {
    name: "call",
    label: { en: "Propose a call", ar: "اقتراح مكالمة" },
    text: {
      en: "Dear {name},\n\nThank you for your inquiry {reference}. We suggest a call: would […] {city} time suit you? Half an hour is enough.\n\nIf you prefer another time, reply to this email.\n\nKind regards,\n{company}",
      ar: "{name}، تحية طيبة وبعد،\n\nشكرًا على استفسارك {reference}. نقترح أن نتحدث عنه في مكالمة: هل يناسبك […] بتوقيت {city}؟ نصف ساعة تكفي.\n\nإن كنت تفضّل وقتًا آخر، فيكفي أن تردّ على هذه الرسالة.\n\nمع التحية،\n{company}",
    },
  },
  {
    name: "follow-up",
    label: { en: "Follow-up question", ar: "سؤال متابعة" },
    text: {
      en: "Dear {name},\n\nThank you. One more question about {reference}: […]\n\nKind regards,\n{company}",
      ar: "{name}، تحية طيبة وبعد،\n\nشكرًا لك. بقي سؤال واحد عن استفسارك {reference}: […]\n\nمع التحية،\n{company}",
    },
  },
  {
    name: "decline",
    label: { en: "Not our field", ar: "خارج اختصاصنا" },
    text: {
      en: "Dear {name},\n\nThank you for your inquiry {reference}. We have looked at it carefully and cannot do this work well: […]. We would rather say so now than waste your time.\n\nKind regards,\n{company}",
      ar: "{name}، تحية طيبة وبعد،\n\nشكرًا على استفسارك {reference}. درسناه بعناية، ولن نستطيع إنجاز هذا العمل كما ينبغي: […]. ونفضّل أن نقول ذلك الآن على أن نضيّع وقتك.\n\nمع التحية،\n{company}",
    },
  },
];
