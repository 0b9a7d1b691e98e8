import { useSession } from "../backend/session.ts";
import { Latin } from "../i18n/isolate.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import { inLocale } from "../i18n/text.ts";
import type { PageHandle } from "../root.tsx";
import { pageMeta } from "../site/meta.ts";
import { AccessTestPanel } from "./access-test-panel.tsx";
import { BrokenStaffPage } from "./broken-staff-page.tsx";
import { Frame } from "./frame.tsx";
import { LateSession } from "./late-session.tsx";
import { useStaffLocale } from "./staff-language.ts";
import { frameWords, securityTestWords } from "./words.ts";

export const handle = { hydrate: true } satisfies PageHandle;
export const meta = pageMeta("security-test");
export const ErrorBoundary = BrokenStaffPage;

export default function SecurityTestPage() {
  const locale = useStaffLocale();
  const session = useSession();
  const words = inLocale(locale, securityTestWords);
  const userId = session.status === "open" ? session.userId : undefined;
  return (
    <Frame locale={locale} title={words.title}>
      <section className="desk-main desk-aside">
        <h1>{words.title}</h1>
        <p className="prose">{words.lead}</p>
        <p className="scripted" role="status">
          {session.status === "unknown" && frameWords.loading[locale]}
          {session.status === "none" && (session.ended ? words.sessionEnded : words.signedOut)}
          {session.status === "open" && (
            <Sentence text={words.signedIn} values={{ email: <Latin>{session.email}</Latin> }} />
          )}
        </p>
        {session.status === "unknown" && <LateSession locale={locale} />}
        {/* What one account was shown is no result for another. */}
        <AccessTestPanel
          key={userId ?? ""}
          locale={locale}
          userId={userId}
          disabled={session.status === "unknown"}
        />
        <div className="desk-note">
          <h2>{words.howTo}</h2>
          <ul className="pins">
            <li>{words.howTo1}</li>
            <li>{words.howTo2}</li>
          </ul>
        </div>
      </section>
    </Frame>
  );
}
