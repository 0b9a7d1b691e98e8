import { useOutdatedPage } from "../backend/outdated-page.ts";
import { useWords } from "../i18n/use-locale.ts";
import { Button } from "../ui/button.tsx";
import noticeStyles from "../ui/notice.module.css";
import styles from "./staff-layout.module.css";
import { layoutWords } from "./words.ts";

/** Offers to load the page again once it is older than the server. What was written is kept by then. */
export function OutdatedNotice() {
  const isOutdated = useOutdatedPage();
  const words = useWords(layoutWords);
  return (
    <div role="alert" className={styles.outdated}>
      {isOutdated && (
        <div className={noticeStyles.notice}>
          <p>{words.outdated}</p>
          <Button variant="outline" onClick={() => location.reload()}>
            {words.reloadPage}
          </Button>
        </div>
      )}
    </div>
  );
}
