/** What a visitor reads on the page of an inquiry, as the tests look for it. */
export const visitorWords = {
  en: {
    addNote: "Add a note",
    note: "Note to our engineers",
    saveNote: "Add it to the inquiry",
    noted: "Your note is with our engineers.",
    withdraw: "Withdraw the inquiry",
    erase: "Erase everything",
    mailLink: "Mail me the link",
    withdrawn: /You withdrew this inquiry/,
    askedToErase: /The link is on its way/,
    eraseQuestion: "Erase your inquiry?",
    erased: "Erased",
    closed: "This link no longer works",
    newLink: "Mail me a new link",
    address: "Email address you wrote from",
    onItsWay: /a new link is on its way to it/,
  },
  ar: {
    addNote: "أضف ملاحظة",
    note: "ملاحظة إلى مهندسينا",
    saveNote: "أضفها إلى الاستفسار",
    noted: "وصلت ملاحظتك إلى مهندسينا.",
    withdraw: "اسحب الاستفسار",
    erase: "احذف كل شيء",
    mailLink: "أرسل إليّ الرابط",
    withdrawn: /سحبت هذا الاستفسار/,
    askedToErase: /الرابط في طريقه إلى بريدك/,
    eraseQuestion: "أتريد حذف استفسارك؟",
    erased: "حُذف الاستفسار",
    closed: "لم يعد هذا الرابط يعمل",
    newLink: "أرسل إليّ رابطًا جديدًا",
    address: "البريد الذي كتبت منه",
    onItsWay: /فالرابط الجديد في طريقه إليه/,
  },
} as const;

export type VisitorWords = (typeof visitorWords)["en" | "ar"];
