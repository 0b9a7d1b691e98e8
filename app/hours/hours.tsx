import { useRef } from "react";
import { adminWords } from "../admin/words.ts";
import { useQuery } from "../backend/use-query.ts";
import { interpolate } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { workingHours } from "../inquiries/reply-promise.ts";
import { QuerySection } from "../staff/query-section.tsx";
import { AwayNotices } from "./away-notices.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { hoursQuery } from "./fetch-hours.ts";
import { hoursWords } from "./hours-words.ts";
import styles from "./hours.module.css";

/** The admin's tab with the days on which nobody replies, and what visitors are told meanwhile. */
export default function Hours() {
  const locale = useLocale();
  const hours = useQuery(hoursQuery);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The row goes away, and the focus must not go with it. */
  const leaveRow = () => heading.current?.focus();
  return (
    <div className={styles.hours}>
      <QuerySection
        title={adminWords.hours[locale]}
        query={hours}
        errorTitle={hoursWords.failed[locale]}
        headingRef={heading}
      >
        {({ closed, notices }) => (
          <>
            <p className="prose">{interpolate(hoursWords.hours[locale], { hours: workingHours[locale] })}</p>
            <AwayNotices notices={notices} onDeleted={leaveRow} />
            <ClosedDays closed={closed} onDeleted={leaveRow} />
          </>
        )}
      </QuerySection>
    </div>
  );
}
