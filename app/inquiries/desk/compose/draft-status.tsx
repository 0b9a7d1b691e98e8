import { formatTime } from "../../../i18n/format.ts";
import { interpolate, localize, type Locale } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";
import type { DraftState } from "./draft-saver.ts";

/** Whether what is written is safe. */
export function DraftStatus({ state }: { state: DraftState }) {
  const locale = useLocale();
  return (
    <p className={styles.draft} role="status">
      {textOf(locale, state)}
    </p>
  );
}

function textOf(locale: Locale, state: DraftState): string {
  const words = localize(locale, composerWords);
  if (state.kind === "none" || state.kind === "newer") return "";
  if (state.kind === "saving") return words.saving;
  if (state.kind === "kept") return words.notSaved;
  return interpolate(words.saved, { time: formatTime(locale, state.at) });
}
