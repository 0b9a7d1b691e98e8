import type { LocalizedText } from "../../i18n/text.ts";
import { tellingTitle } from "./telling-title.ts";

export const tellingWords = {
  title: tellingTitle,
  text: {
    en: "You are not told of your own actions. Events within half a minute are put into one email.",
    ar: "لا يصلك إشعار بما فعلته أنت، وما يحدث خلال نصف دقيقة تجمعه رسالة واحدة.",
  },
  mails_assigned: {
    en: "An email when an inquiry is assigned to me",
    ar: "رسالة بالبريد حين أُكلّف بمتابعة استفسار",
  },
  mails_mentioned: { en: "An email when a note mentions me", ar: "رسالة بالبريد حين يُذكر اسمي في ملاحظة" },
  counts_in_title: {
    en: "The number of unread inquiries in the browser tab",
    ar: "عدد الاستفسارات غير المقروءة في تبويب المتصفح",
  },
  desktop: {
    en: "A desktop notice of a new inquiry, in this browser",
    ar: "إشعار سطح المكتب باستفسار جديد، في هذا المتصفح",
  },
  desktopHint: {
    en: "Only while one of these pages is open in a tab. It shows the reference and nothing of the message.",
    ar: "يظهر ما دامت إحدى هذه الصفحات مفتوحة في تبويب. وفيه الرقم المرجعي ولا شيء من الرسالة.",
  },
  newInquiry: { en: "A new inquiry", ar: "استفسار جديد" },
  newInquiries: { en: "New inquiries", ar: "استفسارات جديدة" },
  refused: {
    en: "This browser does not allow notices from this site. Allow them in its settings first.",
    ar: "لا يسمح هذا المتصفح بإشعارات من هذا الموقع. اسمح بها أولًا في إعداداته.",
  },
  saved: { en: "Saved.", ar: "حُفظ اختيارك." },
  notSaved: { en: "Your choice could not be saved", ar: "تعذّر حفظ اختيارك" },
  failed: { en: "Your choices could not be loaded", ar: "تعذّر تحميل اختياراتك" },
} satisfies Record<string, LocalizedText>;
