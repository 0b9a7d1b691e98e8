import type { LocalizedText } from "../../../i18n/text.ts";

export const contactWords = {
  title: { en: "Correct the sender’s details", ar: "تصحيح بيانات صاحب الاستفسار" },
  name: { en: "Name", ar: "الاسم" },
  email: { en: "Email address", ar: "البريد الإلكتروني" },
  company: { en: "Company", ar: "الشركة" },
  phone: { en: "Phone", ar: "الهاتف" },
  getsReceipt: {
    en: "A new address gets the receipt, with the link to the inquiry’s page.",
    ar: "يُرسل إشعار الاستلام إلى العنوان الجديد، ومعه رابط صفحة الاستفسار.",
  },
  endsLinks: {
    en: "Links sent to the former address stop working. Replies that have not gone out go to the new one.",
    ar: "تنتهي صلاحية الروابط التي أُرسلت إلى العنوان السابق، والردود التي لم تُرسل بعد تُرسل إلى العنوان الجديد.",
  },
  missingName: { en: "Enter a name.", ar: "اكتب الاسم." },
  invalidAddress: {
    en: "Enter an email address such as name@example.com.",
    ar: "اكتب بريدًا مثل name@example.com.",
  },
  save: { en: "Save", ar: "احفظ" },
  failed: { en: "Nothing was changed", ar: "لم يتغيّر شيء" },
  cameWith: { en: "came with {address}", ar: "عند الاستلام: {address}" },
} satisfies Record<string, LocalizedText>;

/** What was corrected, within a sentence. */
export const contactFieldWords = {
  name: { en: "name", ar: "الاسم" },
  email: { en: "email address", ar: "البريد الإلكتروني" },
  company: { en: "company", ar: "الشركة" },
  phone: { en: "phone", ar: "الهاتف" },
} satisfies Record<string, LocalizedText>;
