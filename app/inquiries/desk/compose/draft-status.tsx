import { formatTime } from "../../../i18n/format.ts";
import { interpolate, localize, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/form/button.tsx";
import { FoldedText } from "../conversation/folded-text.tsx";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";
import type { DraftState } from "./draft-saver.ts";
import { focusComposer } from "./focus-composer.ts";
import type { UseDraftResult } from "./use-draft.ts";

/** Whether what is written is safe, and what another window had written. */
export function DraftStatus({ draft }: { draft: UseDraftResult }) {
  const locale = useLocale();
  return (
    <>
      <p className={styles.draft} role="status">
        {textOf(locale, draft.state)}
      </p>
      {draft.other !== undefined && <OtherDraft {...draft} other={draft.other} />}
    </>
  );
}

function textOf(locale: Locale, state: DraftState): string {
  const words = localize(locale, composerWords);
  if (state.kind === "none") return "";
  if (state.kind === "saving") return words.saving;
  if (state.kind === "kept") return words.notSaved;
  return interpolate(words.saved, { time: formatTime(locale, state.at) });
}

type OtherDraftProps = Pick<UseDraftResult, "takeOther" | "leaveOther"> & { other: string };

function OtherDraft({ other, takeOther, leaveOther }: OtherDraftProps) {
  const words = useWords(composerWords);
  const choose = (choice: () => void) => () => {
    choice();
    focusComposer();
  };
  return (
    <div className={styles.other}>
      <p role="alert">{words.other}</p>
      <FoldedText text={other} className={styles.stored} />
      <div className="actions">
        <Button variant="outline" onClick={choose(takeOther)}>
          {words.useOther}
        </Button>
        <Button variant="ghost" onClick={choose(leaveOther)}>
          {words.keepOwn}
        </Button>
      </div>
    </div>
  );
}
