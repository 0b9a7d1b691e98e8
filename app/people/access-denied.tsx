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
  /** The account became the first admin. */
  onGranted: () => void;
}

/** Signed in, but not an admin. The very first one may be made here, once. */
export function AccessDenied({ locale, email, onGranted }: AccessDeniedProps) {
  const [busy, setBusy] = useState(false);

  async function grant() {
    setBusy(true);
    const { error } = await database().rpc("bootstrap_first_admin", { admin_email: email });
    if (error) {
      setBusy(false);
      const text = wordRefusal(refusalOf(error))[locale];
      showToast({ kind: "error", title: toastWords.grantFailed[locale], text });
      return;
    }
    showToast({ kind: "success", title: toastWords.grantDone[locale] });
    onGranted();
  }

  return (
    <Gate>
      <h1>{accessWords.title[locale]}</h1>
      <p>
        <Sentence text={accessWords.text[locale]} values={{ email: <Latin>{email}</Latin> }} />
      </p>
      <div className="actions">
        <Button kind="pad" busy={busy} onClick={grant}>
          {accessWords.grant[locale]}
        </Button>
        <SignOutButton locale={locale} />
      </div>
    </Gate>
  );
}
