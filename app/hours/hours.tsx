import { useRef } from "react";
import { adminWords } from "../admin/words.ts";
import { useQuery } from "../backend/use-query.ts";
import { interpolate } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { workingHours } from "../inquiries/reply-promise.ts";
import { QuerySection } from "../staff/query-section.tsx";
import { AwayNotices } from "./away-notices.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { fetchHours } from "./fetch-hours.ts";
import { hoursWords } from "./hours-words.ts";
import styles from "./hours.module.css";

/** The admin's tab with the days on which nobody replies, and what visitors are told meanwhile. */
export default function Hours() {
  const locale = useLocale();
  const hours = useQuery(fetchHours);
  const heading = useRef<HTMLHeadingElement>(null);

  function refreshFromRow() {
    // The row goes away, and the focus must not go with it.
    heading.current?.focus();
    hours.refetch();
  }

  const shared = { onSaved: hours.refetch, onDeleted: refreshFromRow };
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
            <AwayNotices notices={notices} {...shared} />
            <ClosedDays closed={closed} {...shared} />
          </>
        )}
      </QuerySection>
    </div>
  );
}
