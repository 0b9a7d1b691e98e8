import type { LocalizedText } from "../../i18n/text.ts";
import type { FileGroup } from "./file-types.ts";

/** The part of the page that takes files. */
export const fileWords = {
  title: { en: "Drawings and files", ar: "المخطّطات الهندسية والملفات" },
  whoSees: {
    en: "Our team can open your files. They are kept in this site’s own database and in its backups.",
    ar: "يستطيع فريقنا فتح ملفاتك، وتُحفظ في قاعدة بيانات هذا الموقع وفي نسخها الاحتياطية.",
  },
  choose: { en: "Choose a file", ar: "اختر ملفًا" },
  oneAtATime: {
    en: "One file at a time. The page comes back when it has arrived.",
    ar: "ملف واحد في كل مرة، وتعود الصفحة حين يصل.",
  },
  send: { en: "Send this file", ar: "أرسل هذا الملف" },
  photograph: { en: "Take a photograph", ar: "التقط صورة" },
  sendPhotograph: { en: "Send the photograph", ar: "أرسل الصورة" },
  count: { en: "{n} of {most} files", ar: "{n} من {most} ملفًا" },
  used: { en: "{used} of {most}", ar: "{used} من {most}" },
  each: { en: "{most} each at most", ar: "{most} لكل ملف على الأكثر" },
  list: { en: "Files of this inquiry", ar: "ملفات هذا الاستفسار" },
  arrived: { en: "Arrived whole, {moment}", ar: "وصل كاملًا، {moment}" },
  held: { en: "Arrived, {moment}. It is being checked.", ar: "وصل، {moment}، ونفحصه الآن." },
  infected: {
    en: "Our scanner found a virus in it. Our team cannot open it: send another, and remove this one.",
    ar: "وجد الفاحص فيه فيروسًا، فلا يستطيع فريقنا فتحه. أرسل ملفًا سليمًا واحذف هذا.",
  },
  partial: { en: "Not whole: {received} have arrived", ar: "لم يصل كاملًا: وصل منه {received}" },
  remove: { en: "Remove", ar: "احذف" },
  sure: { en: "Yes, remove this file", ar: "نعم، احذف هذا الملف" },
  formats: { en: "Formats we take", ar: "الصيغ التي نستقبلها" },
} satisfies Record<string, LocalizedText>;

export const fileGroupWords: Record<FileGroup, LocalizedText> = {
  mechanical: { en: "Mechanical", ar: "الميكانيك" },
  electronics: { en: "Electronics", ar: "الإلكترونيات" },
  documents: { en: "Documents", ar: "المستندات" },
  pictures: { en: "Pictures and video", ar: "الصور والفيديو" },
  archives: { en: "Archives", ar: "الملفات المضغوطة" },
};

/** What became of a file, by what the address says after it was sent or removed. */
export const fileOutcomeWords: Partial<Record<string, LocalizedText>> = {
  file: { en: "The file has arrived whole.", ar: "وصل الملف كاملًا." },
  file_removed: { en: "The file is removed.", ar: "حُذف الملف." },
};

/** The same of what was not taken. Nothing of such a file is kept. */
export const fileProblemWords: Partial<Record<string, LocalizedText>> = {
  unknown_type: {
    en: "We do not take this kind of file. Look at the formats below, or put it into a ZIP archive.",
    ar: "لا\u00a0نستقبل هذا النوع من الملفات. راجع الصيغ أدناه، أو ضعه في ملف مضغوط (ZIP).",
  },
  other_content: {
    en: "Refused: the file holds something other than its name says. Nothing of it was kept.",
    ar: "رُفض الملف لأن محتواه غير المذكور في اسمه. لم نحفظ منه شيئًا.",
  },
  empty: { en: "Choose a file that is not empty.", ar: "اختر ملفًا غير فارغ." },
  no_name: { en: "Give the file a shorter name, with its ending.", ar: "أعطِ الملف اسمًا أقصر، وفيه امتداده." },
  file_too_large: { en: "A file can have 50 MB.", ar: "الحد الأقصى للملف 50 ميغابايت." },
  files_too_large: {
    en: "The files of an inquiry can have 150 MB together. Remove one first.",
    ar: "الحد الأقصى لملفات الاستفسار معًا 150 ميغابايت. احذف واحدًا أولًا.",
  },
  too_many_files: {
    en: "An inquiry can have 12 files. Remove one first, or put several into a ZIP archive.",
    ar: "الحد الأقصى للاستفسار 12 ملفًا. احذف واحدًا أولًا، أو ضع عدة ملفات في ملف مضغوط (ZIP).",
  },
  gone: { en: "This file is no longer here.", ar: "لم يعد هذا الملف هنا." },
  too_many: {
    en: "Too much has been sent from this network or to this inquiry today. Try again tomorrow.",
    ar: "وصل اليوم من هذه الشبكة أو إلى هذا الاستفسار أكثر مما نستقبله. حاول غدًا.",
  },
  busy: {
    en: "Another file is on its way. Send this one when it has arrived.",
    ar: "ملف آخر في الطريق. أرسل هذا حين يصل.",
  },
  unfinished: {
    en: "The file did not arrive whole, and nothing of it was kept. Send it again.",
    ar: "لم يصل الملف كاملًا، ولم نحفظ منه شيئًا. أرسله من جديد.",
  },
  not_ticked: { en: "Tick the box to remove the file.", ar: "علّم المربع لتحذف الملف." },
  server: {
    en: "The file could not be stored. Try again in a moment.",
    ar: "تعذّر حفظ الملف. حاول من جديد بعد قليل.",
  },
};
