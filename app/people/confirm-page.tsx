import { useSession } from "../backend/session.ts";
import { BrokenStaffPage } from "../desk/broken-staff-page.tsx";
import { Frame } from "../desk/frame.tsx";
import { Gate } from "../desk/gate.tsx";
import { useStaffLocale } from "../desk/staff-language.ts";
import type { PageHandle } from "../root.tsx";
import { pageMeta } from "../site/meta.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { confirmWords } from "./words.ts";

export const handle = { hydrate: true } satisfies PageHandle;
export const meta = pageMeta("auth/confirm");
export const ErrorBoundary = BrokenStaffPage;

/** Where a mail's link leads. Opening it changes nothing: what it is for happens when the button is pressed. */
export default function ConfirmPage() {
  const locale = useStaffLocale();
  const session = useSession();
  return (
    <Frame locale={locale} title={confirmWords.title[locale]}>
      <Gate>
        <h1>{confirmWords.title[locale]}</h1>
        {/* A form that is not alive yet would put the password into the address. */}
        <fieldset className="forms scripted" disabled={session.status === "unknown"}>
          <ConfirmForm locale={locale} session={session} />
        </fieldset>
      </Gate>
    </Frame>
  );
}
