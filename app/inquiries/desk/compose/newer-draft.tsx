import { useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { FoldedText } from "../conversation/folded-text.tsx";
import { composerWords } from "./composer-words.ts";
import styles from "./composer.module.css";

export interface NewerDraftProps {
  body: string;
  onUse: () => void;
  onKeepOwn: () => void;
}

/** The text that another window has stored meanwhile, in place of the buttons that send. */
export function NewerDraft({ body, onUse, onKeepOwn }: NewerDraftProps) {
  const words = useWords(composerWords);
  return (
    <div className={styles.newer}>
      <p role="alert">{words.newer}</p>
      <FoldedText text={body} className={styles.stored} />
      <div className="actions">
        <Button onClick={onUse}>{words.useNewer}</Button>
        <Button variant="outline" onClick={onKeepOwn}>
          {words.keepOwn}
        </Button>
      </div>
    </div>
  );
}
