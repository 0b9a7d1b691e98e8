import type { LocalizedText } from "../../i18n/text.ts";
import { invalidEmail, sessionEnded } from "./auth-error-words.ts";

/** For what our own SQL functions and the function `invite` raise, by the message: they share their codes. */
export const raisedErrorWords = {
  "Your session has ended.": sessionEnded,
  "Enter your password or code again.": {
    en: "Enter your password or code again.",
    ar: "اكتب كلمة المرور أو الرمز من جديد.",
  },
  "Enter a code from your authenticator app first.": {
    en: "Enter a code from your authenticator app first.",
    ar: "اكتب أولًا رمزًا من تطبيق المصادقة.",
  },
  "There is no such inquiry.": { en: "This inquiry has been deleted.", ar: "حُذف هذا الاستفسار." },
  "There is no such attachment.": { en: "This attachment has been deleted.", ar: "حُذف هذا المرفق." },
  "There is no such file.": { en: "This file has been removed.", ar: "أُزيل هذا الملف." },
  "A file can have 10 MB and cannot be empty.": {
    en: "Not attached: a file can be up to 10 MB, and not empty.",
    ar: "لم يُرفق: الحد الأقصى للملف 10 ميغابايت، ولا يُقبل ملف فارغ.",
  },
  "An email can carry 20 files and 20 MB.": {
    en: "Not attached: an email can carry up to 20 files and 20 MB.",
    ar: "لم يُرفق: الحد الأقصى للرسالة 20 ملفًا و20 ميغابايت.",
  },
  "The files of your drafts can have 200 MB together.": {
    en: "Not attached: the files in your drafts come to 200 MB. Send or remove some first.",
    ar: "لم يُرفق: بلغت ملفات مسوداتك 200 ميغابايت. أرسل بعضها أو أزله أولًا.",
  },
  "A file of this reply is missing.": {
    en: "A file of this reply is no longer there. Remove it and attach it again.",
    ar: "لم يعد أحد ملفات هذا الرد موجودًا. أزله وأرفقه من جديد.",
  },
  "There is no such export.": { en: "There is no such export.", ar: "لم نجد ملف التصدير هذا." },
  "The inquiry has changed.": {
    en: "This inquiry has changed since you opened it.",
    ar: "تغيّر هذا الاستفسار منذ أن فتحته.",
  },
  "There are too many special days.": {
    en: "There are too many closed days and days with other hours. Delete past ones first.",
    ar: "أيام الإغلاق والدوام الخاص كثيرة. احذف الماضية منها أولًا.",
  },
  "Choose a day from tomorrow on, within a year.": {
    en: "Choose a day from tomorrow on, within a year.",
    ar: "اختر يومًا من الغد فصاعدًا، خلال سنة.",
  },
  "What is closed or spam comes back on no day.": {
    en: "An inquiry that is closed or spam cannot be given a day to come back.",
    ar: "لا\u00a0يُحدَّد يوم للعودة إلى استفسار مغلق أو غير مرغوب فيه.",
  },
  "This reply has been sent already.": { en: "This reply has been sent already.", ar: "سبق إرسال هذا الرد." },
  "Inquiries can be assigned only to staff.": {
    en: "Inquiries can be assigned only to staff.",
    ar: "لا يُكلّف بالاستفسار إلا عضو في الفريق.",
  },
  "At most 100 inquiries at once.": {
    en: "Select at most 100 inquiries.",
    ar: "حدّد 100 استفسار على الأكثر.",
  },
  "At most 30 views of your own.": {
    en: "You have 30 views. Delete one first.",
    ar: "لديك 30 قائمة. احذف واحدة أولًا.",
  },
  "You have a view of this name.": { en: "You have a view of this name.", ar: "لديك قائمة بهذا الاسم." },
  "A reply can be sent at most 60 days from now.": {
    en: "Choose a day within the next 60 days.",
    ar: "اختر يومًا لا\u00a0يبعد أكثر من 60 يومًا.",
  },
  "There is no email address to reply to.": {
    en: "There is no email address to reply to.",
    ar: "لا\u00a0يوجد بريد إلكتروني للرد عليه.",
  },
  "At most 20 people can be in copy.": {
    en: "At most 20 people can be in copy.",
    ar: "الحد الأقصى للنسخة 20 شخصًا.",
  },
  "Only people of this conversation can be in copy.": {
    en: "Only people of this conversation can be in copy. Someone you ticked is no longer offered.",
    ar: "لا تُرسل نسخة إلا إلى من شارك في هذه المراسلة. أحد من اخترتهم لم يعد بينهم.",
  },
  "There is no such email.": { en: "This email has been deleted.", ar: "حُذفت هذه الرسالة." },
  "This is an address of our own.": {
    en: "This is one of our own addresses. Enter the sender’s.",
    ar: "هذا عنوان من عناويننا. اكتب عنوان صاحب الاستفسار.",
  },
  "An email is forwarded neither to its visitor nor to ourselves.": {
    en: "This address is the visitor’s own, or one of ours. Write a reply or a note instead.",
    ar: "هذا بريد صاحب الاستفسار، أو أحد عناويننا. اكتب ردًا أو ملاحظة بدلًا من ذلك.",
  },
  "Write at most 5,000 characters.": {
    en: "Write at most 5,000 characters.",
    ar: "اكتب 5,000 حرف على الأكثر.",
  },
  "The limit is fifty forwarded emails a day. Try again tomorrow.": {
    en: "The limit is fifty forwarded emails a day. Try again tomorrow.",
    ar: "الحد الأقصى خمسون رسالة معاد توجيهها في اليوم. حاول غدًا.",
  },
  "The moment must lie in the last 60 days.": {
    en: "Choose a moment within the last 60 days.",
    ar: "اختر وقتًا خلال آخر 60 يومًا.",
  },
  "Only an email that nobody has written about goes back to its mailbox.": {
    en: "This inquiry already has a reply, a note or a draft, or its mailbox is no longer read.",
    ar: "على الرسالة رد أو ملاحظة أو مسودة، أو لم نعد نقرأ صندوقها.",
  },
  "A reply answers an inquiry or closes it.": {
    en: "After a reply, the status of an inquiry is “Answered” or “Closed”.",
    ar: "بعد الرد تصبح حالة الاستفسار «جرى الرد» أو «مغلق».",
  },
  "Write between 1 and 20,000 characters.": {
    en: "Write between 1 and 20,000 characters.",
    ar: "اكتب نصًا لا يتجاوز 20,000 حرف، ولا تتركه فارغًا.",
  },
  "Inquiries or special days have changed meanwhile.": {
    en: "Inquiries or the office’s hours have changed meanwhile. Try again.",
    ar: "تغيّرت استفسارات أو أوقات العمل في هذه الأثناء. حاول مرة أخرى.",
  },
  "Choose a day, or up to 31 in a row.": {
    en: "Choose a day, or up to 31 in a row.",
    ar: "اختر يومًا واحدًا، أو أيامًا متتالية لا تتجاوز 31 يومًا.",
  },
  "A reply is due within a year from now.": {
    en: "A reply cannot be due in the past, or later than in a year.",
    ar: "لا يكون موعد الرد في الماضي ولا بعد أكثر من سنة.",
  },
  "Another notice covers one of these days.": {
    en: "Another notice covers one of these days.",
    ar: "يشمل إشعار آخر بعض هذه الأيام.",
  },
  "There is no such template.": {
    en: "A colleague has deleted this template.",
    ar: "حذف زميل هذا النص الجاهز.",
  },
  "The template has changed.": {
    en: "A colleague has changed this template meanwhile.",
    ar: "عدّل زميل هذا النص الجاهز في هذه الأثناء.",
  },
  "There are a hundred templates. Delete one first.": {
    en: "There are a hundred templates. Delete one first.",
    ar: "بلغت النصوص الجاهزة مئة. احذف واحدًا منها أولًا.",
  },
  "Only staff may do this.": { en: "Only staff can do this.", ar: "لا يستطيع ذلك إلا أعضاء الفريق." },
  "Only admins may do this.": { en: "Only an admin can do this.", ar: "لا يستطيع ذلك إلا مشرف." },
  "The last admin cannot be removed.": {
    en: "The last admin cannot be removed.",
    ar: "لا يمكن سحب صلاحية المشرف الوحيد.",
  },
  "You cannot suspend your own account.": {
    en: "You cannot suspend your own account.",
    ar: "لا يمكنك تعليق حسابك.",
  },
  "No account has this verified address.": {
    en: "No account has this address, or the address is not confirmed yet.",
    ar: "لا يوجد حساب مؤكّد بهذا البريد.",
  },
  "There is already an admin. Ask an admin for access.": {
    en: "There is already an admin. Ask an admin for access.",
    ar: "سبق أن عُيّن مشرف للموقع. اطلب الصلاحية من أحد المشرفين.",
  },
  "Sign in with the address that should become admin.": {
    en: "Sign in with the email address of the first admin.",
    ar: "سجّل الدخول بالبريد الذي ستُمنح له صلاحية المشرف.",
  },
  "Verify your email first.": {
    en: "Confirm your email address first.",
    ar: "أكّد بريدك الإلكتروني أولًا.",
  },
  "Set FIRST_ADMIN_EMAIL on the server, then try again.": {
    en: "Set FIRST_ADMIN_EMAIL on the server, then try again.",
    ar: "اضبط FIRST_ADMIN_EMAIL على الخادم ثم حاول مرة أخرى.",
  },
  "This address is on the team already.": {
    en: "This address already belongs to someone on the team.",
    ar: "هذا البريد لأحد أعضاء الفريق.",
  },
  "This address has an account. Grant it access instead.": {
    en: "This address has an account. Grant it access instead.",
    ar: "لهذا البريد حساب. امنحه الصلاحية بدلًا من دعوته.",
  },
  "The limit is twenty invitations a day. Try again tomorrow.": {
    en: "The limit is twenty invitations a day. Try again tomorrow.",
    ar: "الحد الأقصى عشرون دعوة في اليوم. حاول غدًا.",
  },
  "Fifty invitations are pending. Revoke one first.": {
    en: "Fifty invitations are pending. Revoke one first.",
    ar: "بلغت الدعوات التي تنتظر القبول خمسين. ألغِ واحدة منها أولًا.",
  },
  "Enter an email address such as name@example.com.": invalidEmail,
  "The invitation email could not be sent. Send it again.": {
    en: "The invitation email could not be sent. Send it again.",
    ar: "تعذّر إرسال رسالة الدعوة. أرسلها من جديد.",
  },
} satisfies Record<string, LocalizedText>;
