import type { Law } from "../../../app/firm-types.ts";

/** What the terms and the privacy policy say of the law. Have a lawyer of your country read both pages in full. */
export const law: Law = {
  name: { en: "Lebanese law", ar: "القانون اللبناني" },
  signatures: {
    en: "An electronic signature is valid to the extent that Law No.\u00a081 of 2018 gives it effect.",
    ar: "وللتوقيع الإلكتروني الأثر الذي يرتّبه القانون رقم\u00a081 تاريخ 10\u00a0تشرين الأول (أكتوبر)\u00a02018.",
  },
  data: {
    says: {
      en: "Lebanese Law No.\u00a081 of 10\u00a0October\u00a02018 governs electronic transactions and personal data. It requires data to be collected fairly, for lawful and stated purposes, and used for no others.",
      ar: "يوجب القانون اللبناني رقم\u00a081 تاريخ 10\u00a0تشرين الأول (أكتوبر)\u00a02018، المتعلق بالمعاملات الإلكترونية والبيانات ذات الطابع الشخصي، أن تُجمع البيانات بأمانة ولأغراض مشروعة معلنة، وألّا تُستخدم في غيرها.",
    },
    rights: {
      en: "Law No.\u00a081 gives everyone the right to see their data, to have it corrected and to object to its use. The GDPR gives the other rights.",
      ar: "يمنح القانون رقم\u00a081 كل شخص حق الاطّلاع على بياناته وتصحيحها والاعتراض على استخدامها. وتمنح اللائحة العامة لحماية البيانات سائر الحقوق.",
    },
    transfers: {
      en: "The European Commission has made no adequacy decision for Lebanon; nor has the United Kingdom. If you write to us from Europe, you do so in that knowledge.",
      ar: "ولم تصدر المفوضية الأوروبية ولا المملكة المتحدة قرارًا بكفاية حماية البيانات في لبنان. وننبّهك إلى ذلك قبل أن تراسلنا من أوروبا.",
    },
  },
};
