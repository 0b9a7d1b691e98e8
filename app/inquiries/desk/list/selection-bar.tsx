import { useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import { formatCount } from "../../../i18n/plural.ts";
import type { Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { changeStatuses, type StatusChange, type StatusChanges } from "../changes/change-statuses.ts";
import { actionWords } from "../actions/action-words.ts";
import {
  changedCount,
  markedCount,
  restoredCount,
  selectedCount,
  selectionWords,
  unmarkedCount,
} from "./selection-words.ts";
import styles from "./inquiry-list.module.css";

const counts = { marked: markedCount, unmarked: unmarkedCount, restored: restoredCount };

export interface SelectionBarProps {
  /** What moves the selected inquiries to spam, or out of it. */
  moves: StatusChange[];
  /** They are spam now. */
  isSpam: boolean;
  onMoved: () => void;
  onClear: () => void;
}

/** What was done last. */
interface LastMove extends StatusChanges {
  kind: keyof typeof counts;
}

/** What can be done with the selected inquiries at once, and how to take the last move back. */
export function SelectionBar({ moves, isSpam, onMoved, onClear }: SelectionBarProps) {
  const locale = useLocale();
  const words = useWords(selectionWords);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<LastMove>();

  async function change(kind: LastMove["kind"], changes: StatusChange[]) {
    setBusy(true);
    const { data, error } = await changeStatuses(changes);
    setBusy(false);
    if (error) {
      const title = kind === "restored" ? words.notRestored : words.notChanged;
      showToast({ kind: "error", topic: "spam", title, text: errorText(error)[locale] });
      return;
    }
    setLast({ ...data, kind });
    onMoved();
  }

  return (
    <div className={styles.selection} role="status">
      {moves.length > 0 ? (
        <>
          <span>{formatCount(locale, moves.length, selectedCount)}</span>
          <Button
            variant="outline"
            busy={busy}
            data-key={isSpam ? undefined : "s"}
            onClick={() => change(isSpam ? "unmarked" : "marked", moves)}
          >
            {isSpam ? words.unmarkSpam : words.markSpam}
          </Button>
          <Button variant="ghost" onClick={onClear}>
            {words.clearSelection}
          </Button>
        </>
      ) : (
        last && (
          <>
            <span>{describe(locale, last)}</span>
            {last.kind !== "restored" && last.undoing.length > 0 && (
              <Button
                variant="outline"
                busy={busy}
                data-key="u"
                onClick={() => change("restored", last.undoing)}
              >
                {actionWords.undo[locale]}
              </Button>
            )}
          </>
        )
      )}
    </div>
  );
}

function describe(locale: Locale, { kind, undoing, refused }: LastMove): string {
  const sentences = [];
  if (undoing.length > 0) sentences.push(formatCount(locale, undoing.length, counts[kind]));
  if (refused > 0) sentences.push(formatCount(locale, refused, changedCount));
  return sentences.join(". ");
}
