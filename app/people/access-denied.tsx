import { useState } from "react";
import { database } from "../backend/database.ts";
import { refusalOf, wordRefusal } from "../backend/refusal.ts";
import { Gate } from "../desk/gate.tsx";
import { Latin } from "../i18n/isolate.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { accessWords, toastWords } from "./words.ts";

export interface AccessDeniedProps {
  locale: Locale;
  email: string;
  /** Nobody is admin yet. */
  mayBecomeAdmin: boolean;
  isChecking: boolean;
  checkAgain: () => void;
}

/** Signed in, but not an admin. The very first one may be made here, once. */
export function AccessDenied({ locale, email, mayBecomeAdmin, isChecking, checkAgain }: AccessDeniedProps) {
  const [busy, setBusy] = useState(false);

  async function grant() {
    setBusy(true);
    const { error, status } = await database().rpc("bootstrap_first_admin", { admin_email: email });
    setBusy(false);
    if (error) {
      const text = wordRefusal(refusalOf(error, status))[locale];
      showToast({ kind: "error", topic: "grant", title: toastWords.grantFailed[locale], text });
    } else {
      showToast({ kind: "success", topic: "grant", title: toastWords.grantDone[locale] });
    }
    checkAgain();
  }

  return (
    <Gate>
      <h1>{accessWords.title[locale]}</h1>
      <p>
        <Sentence text={accessWords.text[locale]} values={{ email: <Latin>{email}</Latin> }} />
      </p>
      {!mayBecomeAdmin && <p>{accessWords.adminExists[locale]}</p>}
      <div className="actions">
        {mayBecomeAdmin && (
          <Button kind="pad" busy={busy || isChecking} onClick={grant}>
            {accessWords.grant[locale]}
          </Button>
        )}
        <SignOutButton locale={locale} />
      </div>
    </Gate>
  );
}
