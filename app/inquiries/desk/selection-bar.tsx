import { useState } from "react";
import { errorText, toApiError } from "../../backend/api-error.ts";
import { databaseClient } from "../../backend/database-client.ts";
import { formatCount } from "../../i18n/plural.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import { deskWords, movedCount, selectedCount } from "./desk-words.ts";
import styles from "./inquiry-list.module.css";

export interface SelectionBarProps {
  locale: Locale;
  ids: string[];
  /** They are spam now. */
  isSpam: boolean;
  onMoved: () => void;
  onClear: () => void;
}

/** What can be done with the selected inquiries at once, and how to take the last move back. */
export function SelectionBar({ locale, ids, isSpam, onMoved, onClear }: SelectionBarProps) {
  const words = localize(locale, deskWords);
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState<{ ids: string[]; wasSpam: boolean }>();

  async function move(inquiryIds: string[], toSpam: boolean, isUndo: boolean) {
    setBusy(true);
    const { error, status } = await databaseClient().rpc("mark_spam", {
      inquiry_ids: inquiryIds,
      is_spam: toSpam,
    });
    setBusy(false);
    if (error) {
      const text = errorText(toApiError(error, status))[locale];
      showToast({ kind: "error", topic: "spam", title: words.notMoved, text });
      return;
    }
    setMoved(isUndo ? undefined : { ids: inquiryIds, wasSpam: !toSpam });
    onMoved();
  }

  return (
    <div className={styles.selection} role="status">
      {ids.length > 0 ? (
        <>
          <span>{formatCount(locale, ids.length, selectedCount)}</span>
          <Button
            variant="outline"
            busy={busy}
            data-key={isSpam ? undefined : "s"}
            onClick={() => move(ids, !isSpam, false)}
          >
            {isSpam ? words.unmarkSpam : words.markSpam}
          </Button>
          <Button variant="ghost" onClick={onClear}>
            {words.clearSelection}
          </Button>
        </>
      ) : (
        moved && (
          <>
            <span>{formatCount(locale, moved.ids.length, movedCount)}</span>
            <Button
              variant="outline"
              busy={busy}
              data-key="u"
              onClick={() => move(moved.ids, moved.wasSpam, true)}
            >
              {words.undo}
            </Button>
          </>
        )
      )}
    </div>
  );
}
