import { useState } from "react";
import { useSession } from "../backend/session.ts";
import { Latin } from "../i18n/isolate.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import { inLocale } from "../i18n/text.ts";
import type { PageHandle } from "../root.tsx";
import { pageMeta } from "../site/meta.ts";
import { Button } from "../ui/button.tsx";
import { type AccessAnswer, testAccess } from "./access-test.ts";
import { AccessResult } from "./access-result.tsx";
import { BrokenStaffPage } from "./broken-staff-page.tsx";
import { Frame } from "./frame.tsx";
import { useStaffLocale } from "./staff-language.ts";
import { frameWords, securityTestWords } from "./words.ts";

export const handle = { hydrate: true } satisfies PageHandle;
export const meta = pageMeta("security-test");
export const ErrorBoundary = BrokenStaffPage;

export default function SecurityTestPage() {
  const locale = useStaffLocale();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<AccessAnswer>();
  const words = inLocale(locale, securityTestWords);

  async function test() {
    setBusy(true);
    setAnswer(await testAccess());
    setBusy(false);
  }

  return (
    <Frame locale={locale} title={words.title}>
      <section className="desk-main desk-aside">
        <h1>{words.title}</h1>
        <p className="prose">{words.lead}</p>
        <p className="scripted">
          {session.status === "unknown" && frameWords.loading[locale]}
          {session.status === "none" && words.signedOut}
          {session.status === "open" && (
            <Sentence text={words.signedIn} values={{ email: <Latin>{session.email}</Latin> }} />
          )}
        </p>
        <Button className="start scripted" busy={busy} disabled={session.status === "unknown"} onClick={test}>
          {busy ? words.testing : words.button}
        </Button>
        <div role="status">{answer && <AccessResult locale={locale} words={words} answer={answer} />}</div>
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
