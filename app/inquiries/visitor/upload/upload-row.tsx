import { LtrText } from "../../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../../i18n/paths.ts";
import { FileRemoval } from "../file-removal.tsx";
import { uploadWords } from "./upload-words.ts";
import rowStyles from "../file-row.module.css";
import styles from "./upload-row.module.css";

/** What the script fills for each file that it sends. */
export function UploadRow({ path }: { path: string }) {
  const locale = useLocaleFromPath();
  return (
    <template id="upload-row">
      <li data-state="waiting">
        <div className={`${rowStyles.file} ${styles.file}`}>
          <svg className={rowStyles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <path className={styles.check} d="M1 8l4 4 8-10" />
            <path className={styles.cross} d="M2 2l10 10M12 2L2 12" />
            <circle className={styles.ring} cx="7" cy="7" r="5.8" />
            <circle className={styles.core} cx="7" cy="7" r="2.6" />
          </svg>
          <p className={rowStyles.name}>
            <LtrText>
              <span data-part="name" />
            </LtrText>
          </p>
          <p className={rowStyles.size} data-part="size" />
          <div className={styles.progress} role="progressbar" aria-valuemin={0} aria-valuemax={100}>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path className={styles.scale} d="M0 8H100M25 5V8M50 5V8M75 5V8" />
              <path className={styles.sent} data-part="sent" d="M0 8H0" />
              <path className={styles.gap} data-part="gaps" d="" />
              <path className={styles.cut} data-part="cuts" d="" />
            </svg>
          </div>
          <p className={`${rowStyles.state} ${styles.state}`} data-part="state" />
          <div className={styles.actions}>
            {(["pause", "resume", "dismiss"] as const).map((action) => (
              <button key={action} type="button" className={styles.action} data-action={action}>
                {uploadWords[action][locale]} <span className="sr-only" data-part="name" />
              </button>
            ))}
            <FileRemoval path={path} id="" name="" />
          </div>
        </div>
      </li>
    </template>
  );
}
