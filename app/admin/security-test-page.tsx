import { useSession } from "../backend/session.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { AccessTestPanel } from "./access-test-panel.tsx";
import { StaffLayout } from "../staff/frame/staff-layout.tsx";
import { SlowSessionNotice } from "../staff/frame/slow-session-notice.tsx";
import { queryWords } from "../backend/query-words.ts";
import { securityTestWords } from "./words.ts";
import sectionStyles from "../staff/staff-section.module.css";
import bulletListStyles from "../ui/text/bullet-list.module.css";

export default function SecurityTestPage() {
  const locale = useLocale();
  const session = useSession();
  const words = useWords(securityTestWords);
  const userId = session.status === "open" ? session.userId : undefined;
  return (
    <StaffLayout title={words.title}>
      <section className={`${sectionStyles.section} ${sectionStyles.withNote}`}>
        <h1>{words.title}</h1>
        <p className="prose">{words.lead}</p>
        <p className="requires-script" role="status">
          {session.status === "unknown" && queryWords.loading[locale]}
          {session.status === "none" && (session.ended ? words.sessionEnded : words.signedOut)}
          {session.status === "open" && (
            <InterpolatedText text={words.signedIn} values={{ email: <LtrText>{session.email}</LtrText> }} />
          )}
        </p>
        {session.status === "unknown" && <SlowSessionNotice />}
        {/* One account's result must not be shown to another: the key resets the panel. */}
        <AccessTestPanel key={userId ?? ""} userId={userId} disabled={session.status === "unknown"} />
        <div className={`stack panel ${sectionStyles.note}`}>
          <h2>{words.howTo}</h2>
          <ul className={bulletListStyles.list}>
            <li>{words.howTo1}</li>
            <li>{words.howTo2}</li>
          </ul>
        </div>
      </section>
    </StaffLayout>
  );
}
