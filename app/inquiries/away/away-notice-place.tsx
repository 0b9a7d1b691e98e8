import styles from "./away-notice.module.css";

/** Where the server writes the notice of the day when it serves the page; a host of files leaves it hidden. */
export function AwayNoticePlace() {
  return <p className={styles.notice} data-away-notice="" hidden />;
}
