import type { Draft } from "../../../backend/inquiry-rows.ts";
import { LtrText } from "../../../i18n/isolate.tsx";
import { useWords } from "../../../i18n/use-locale.ts";
import { RadioBar } from "../../../ui/radio-bar.tsx";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";

export interface ComposerHeadProps {
  mode: Draft["kind"];
  /** Where a reply goes; null when that is nowhere. */
  address: string | null;
  onModeChange: (mode: Draft["kind"]) => void;
}

/** A reply or a note, and who gets it: the two are never to be taken for each other. */
export function ComposerHead({ mode, address, onModeChange }: ComposerHeadProps) {
  const words = useWords(composerWords);
  return (
    <RadioBar
      legend={words.tabs}
      options={["reply", "note"]}
      value={mode}
      labelOf={(option) => words[option]}
      onChange={onModeChange}
      className={styles.head}
    >
      <span className={styles.recipient}>
        {mode === "note"
          ? words.staffOnly
          : address && (
              <>
                {words.to} <LtrText>{address}</LtrText>
              </>
            )}
      </span>
    </RadioBar>
  );
}
