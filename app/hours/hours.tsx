import { useRef } from "react";
import { adminWords } from "../admin/words.ts";
import { useQuery } from "../backend/use-query.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { LtrText } from "../i18n/isolate.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { workingHours } from "../inquiries/reply-promise.ts";
import { QuerySection } from "../staff/query-section.tsx";
import { AwayNotices } from "./away-notices.tsx";
import { hoursQuery } from "./fetch-hours.ts";
import { hoursWords } from "./hours-words.ts";
import styles from "./hours.module.css";
import { SpecialDays } from "./special-days.tsx";

/** The admin's tab with the office's usual week, the days that differ, and what visitors are told meanwhile. */
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
        {({ special, past, notices }) => (
          <>
            <p className="prose">
              <InterpolatedText
                text={hoursWords.hours[locale]}
                values={{ hours: workingHours[locale], file: <LtrText>firm/office.ts</LtrText> }}
              />
            </p>
            <AwayNotices notices={notices} onDeleted={leaveRow} />
            <SpecialDays special={special} past={past} onDeleted={leaveRow} />
          </>
        )}
      </QuerySection>
    </div>
  );
}
