import type { LocalizedText } from "../../../i18n/text.ts";

export const composerWords = {
  tabs: { en: "Reply or note", ar: "رد أو ملاحظة" },
  reply: { en: "Reply", ar: "رد" },
  note: { en: "Note", ar: "ملاحظة" },
  replyLabel: { en: "Your reply", ar: "ردك" },
  noteLabel: { en: "Note for the team", ar: "ملاحظة للفريق" },
  to: { en: "To", ar: "إلى" },
  copy: { en: "Cc", ar: "نسخة" },
  notInCopy: { en: "wrote in, not in copy", ar: "كتب إلينا وليس في النسخة" },
  enoughCopies: { en: "At most 20 people can be in copy.", ar: "النسخة لعشرين شخصًا على الأكثر." },
  asksElsewhere: {
    en: "Their last email asks for replies to {address}. This reply does not go there.",
    ar: "تطلب آخر رسالة من صاحب الاستفسار إرسال الرد إلى {address}، وهذا الرد لا يصل إلى ذلك العنوان.",
  },
  colleagues: { en: "Colleagues", ar: "الزملاء" },
  chooseColleague: {
    en: "Choose a colleague with the arrow keys, insert the name with Enter.",
    ar: "اختر زميلًا بمفاتيح الأسهم، وأدرج الاسم بمفتاح Enter.",
  },
  alsoAnswers: { en: "This reply also answers {reference}", ar: "هذا الرد يشمل {reference} أيضًا" },
  staffOnly: { en: "Never sent to the visitor", ar: "للفريق فقط، ولا تصل إلى صاحب الاستفسار" },
  template: { en: "Template", ar: "نص جاهز" },
  noTemplate: { en: "Choose a template", ar: "اختر نصًا جاهزًا" },
  templateBlocked: { en: "Clear the text to use a template", ar: "أفرغ مربع الرد لتستخدم نصًا جاهزًا" },
  changeSignature: { en: "Change signature", ar: "غيّر التوقيع" },
  addSignature: { en: "Add your name as a signature", ar: "أضف اسمك توقيعًا" },
  edit: { en: "Edit", ar: "حرّر" },
  editTemplates: { en: "Edit templates", ar: "حرّر النصوص الجاهزة" },
  onlyArabic: { en: "{title} (only in Arabic)", ar: "{title} (بالعربية فقط)" },
  onlyEnglish: { en: "{title} (only in English)", ar: "{title} (بالإنجليزية فقط)" },
  send: { en: "Send", ar: "أرسل" },
  sendAndClose: { en: "Send and close", ar: "أرسل وأغلق" },
  addNote: { en: "Add note", ar: "أضف الملاحظة" },
  saving: { en: "Saving the draft…", ar: "جارٍ حفظ المسودة…" },
  saved: { en: "Draft saved at {time}", ar: "حُفظت المسودة الساعة\u00a0{time}" },
  notSaved: {
    en: "For now the draft is kept in this window only. It will be saved when the connection returns.",
    ar: "المسودة الآن في هذه النافذة فقط، وستُحفظ على الخادم حين يعود الاتصال.",
  },
  joined: {
    en: "Another window of yours had saved another text. Both are here now: check it before you send it.",
    ar: "كانت نافذة أخرى لك قد حفظت نصًا آخر، وقد جُمع النصان هنا. راجعهما قبل الإرسال.",
  },
  empty: { en: "Write something first.", ar: "اكتب النص أولًا." },
  gap: {
    en: "Replace or delete every […] that the template left open.",
    ar: "املأ كل فراغ […] في النص الجاهز، أو احذفه.",
  },
  fileMissing: {
    en: "A file was not uploaded. Try again, or remove it.",
    ar: "لم يُرفع أحد الملفات. حاول مرة أخرى أو أزله.",
  },
  waitsForFiles: {
    en: "The reply is sent as soon as its files are uploaded.",
    ar: "يُرسل الرد حالما يكتمل رفع ملفاته.",
  },
  tooLong: { en: "At most {max} characters.", ar: "{max} حرف على الأكثر." },
  repeated: {
    en: "You sent this reply at {time}. It was not sent a second time.",
    ar: "سبق إرسال هذا الرد الساعة\u00a0{time}، فلم يُرسل مرة ثانية.",
  },
} satisfies Record<string, LocalizedText>;
