import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { fileWords } from "./file-words.ts";
import styles from "./file-removal.module.css";

interface FileRemovalProps {
  path: string;
  id: string;
  name: string;
}

/** A file is removed with a box that is ticked: a mail scanner presses every button. */
export function FileRemoval({ path, id, name }: FileRemovalProps) {
  const locale = useLocaleFromPath();
  return (
    <details className={styles.removal}>
      <summary>
        {fileWords.remove[locale]}{" "}
        <span className="sr-only" data-part="name">
          {name}
        </span>
      </summary>
      <form method="post" action={`${path}/files`}>
        <input type="hidden" name="remove" value={id} />
        <label>
          <input type="checkbox" name="sure" required /> {fileWords.sure[locale]}
        </label>
        <Button type="submit" variant="outline">
          {fileWords.remove[locale]}
        </Button>
      </form>
    </details>
  );
}
