import type { Draft } from "../../../backend/inquiry-rows.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { RadioBar } from "../../../ui/radio-bar.tsx";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";

export interface ComposerHeadProps {
  mode: Draft["kind"];
  onModeChange: (mode: Draft["kind"]) => void;
}

/** A reply or a note: the two are never to be taken for each other. */
export function ComposerHead({ mode, onModeChange }: ComposerHeadProps) {
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
      {mode === "note" && <span className={styles.recipient}>{words.staffOnly}</span>}
    </RadioBar>
  );
}
