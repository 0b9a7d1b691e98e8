import { errorText } from "../../../backend/errors/api-error.ts";
import type { Inquiry, InquiryChange } from "../../../backend/inquiry-rows.ts";
import { formatCount } from "../../../i18n/plural.ts";
import { inEachLocale, listSeparator, type LocalizedText } from "../../../i18n/text.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { inquiryCount } from "../../inbox-words.ts";
import { changedCount, selectionWords } from "../list/selection-words.ts";
import { changeInquiries, sayChanged, sayUnchanged } from "./change-inquiries.ts";

const maxNamed = 5;

export interface SeveralChanges {
  inquiries: Pick<Inquiry, "id" | "name">[];
  /** One for each. */
  changes: InquiryChange[];
  /** What they make of an inquiry, in words. */
  made: LocalizedText;
  /** What was changed is to be fetched again. */
  onChanged: () => void;
}

/**
 * Changes several inquiries, each only as it was seen. A notice says what was done, with a way back, and names those that somebody
 * else has changed meanwhile. Never rejects; false when nothing came of it.
 */
export async function changeSeveral(several: SeveralChanges, isUndo = false): Promise<boolean> {
  const { inquiries, changes, made, onChanged } = several;
  const result = await changeInquiries(changes);
  if (result.kind === "failed") {
    const title = isUndo ? selectionWords.notRestored : selectionWords.notChanged;
    sayUnchanged(title, errorText(result.error));
    return false;
  }
  onChanged();
  const undoing = result.kind === "done" ? result.undoing : [];
  const ids = new Set(undoing.map(({ id }) => id));
  const left = changes.filter(({ id }) => !ids.has(id)).length;
  const names = inquiries.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  const leftAsIs = inEachLocale((to) => {
    const named = names.slice(0, maxNamed).map((name) => nameInText(to, name));
    const more = names.length > maxNamed ? "…" : ".";
    return `${formatCount(to, left, changedCount)}: ${named.join(listSeparator(to))}${more}`;
  });
  const done = inEachLocale((to) => `${formatCount(to, ids.size, inquiryCount)}: ${made[to]}`);
  const undo = () =>
    changeSeveral(
      {
        ...several,
        inquiries: inquiries.filter(({ id }) => ids.has(id)),
        changes: undoing,
        made: selectionWords.undone,
      },
      true,
    );
  if (ids.size === 0) sayUnchanged(leftAsIs);
  else
    sayChanged({
      title: done,
      text: left > 0 ? leftAsIs : undefined,
      undo: isUndo ? undefined : undo,
    });
  return true;
}
