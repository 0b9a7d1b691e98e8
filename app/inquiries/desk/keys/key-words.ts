import type { LocalizedText } from "../../../i18n/text.ts";
import { actionWords } from "../actions/action-words.ts";
import { inquiryActions } from "../actions/inquiry-actions.ts";
import { listCommandWords } from "../list/list-command-words.ts";
import { forSelected, selectionWords } from "../list/selection-words.ts";

export const keysHelpWords = {
  open: { en: "Shortcuts (?)", ar: "الاختصارات (؟)" },
  title: { en: "Keyboard shortcuts", ar: "اختصارات لوحة المفاتيح" },
  list: { en: "In the list", ar: "في القائمة" },
  inquiry: { en: "In an inquiry", ar: "في الاستفسار" },
  setting: { en: "Use single-key shortcuts", ar: "استخدم اختصارات المفتاح الواحد" },
} satisfies Record<string, LocalizedText>;

interface KeyHelp {
  key: string;
  label: LocalizedText;
}

const steps: KeyHelp[] = [
  { key: "j", label: listCommandWords.next },
  { key: "k", label: listCommandWords.previous },
];
const palette: KeyHelp = { key: "Ctrl K", label: { en: "All commands, by name", ar: "كل الأوامر بأسمائها" } };

/** Which key does what, by where. */
export const keysHelp: Record<"list" | "inquiry", KeyHelp[]> = {
  list: [
    ...steps,
    { key: "Enter", label: { en: "Open the inquiry", ar: "افتح الاستفسار" } },
    { key: "x", label: { en: "Select or deselect the inquiry", ar: "حدّد الاستفسار أو ألغِ تحديده" } },
    {
      key: "⇧",
      label: {
        en: "Click: select every inquiry from the last selected one",
        ar: "حدّد بالنقر كل ما بينه وبين آخر ما حدّدته",
      },
    },
    ...inquiryActions.flatMap(({ key, change, frequent }) =>
      key && change && frequent ? [{ key, label: forSelected(frequent([])) }] : [],
    ),
    { key: "a", label: forSelected(selectionWords.assign) },
    { key: "z", label: actionWords.undo },
    { key: "c", label: listCommandWords.newInquiry },
    { key: "/", label: { en: "Search", ar: "ابحث" } },
    palette,
  ],
  inquiry: [
    ...inquiryActions.flatMap(({ key, label }) => (key ? [{ key, label }] : [])),
    ...steps,
    {
      key: "Esc",
      label: {
        en: "Leave the text box; press again for the list",
        ar: "اخرج من مربع النص، وبضغطة ثانية عُد إلى القائمة",
      },
    },
    { key: "Ctrl Enter", label: { en: "Send what you have written", ar: "أرسل ما كتبته" } },
    palette,
  ],
};
