import { useState } from "react";
import { signOut } from "../backend/session.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { accessWords } from "./words.ts";

export function SignOutButton({ locale }: { locale: Locale }) {
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    await signOut();
  }

  return (
    <Button kind="quiet" busy={busy} onClick={leave}>
      {accessWords.signOut[locale]}
    </Button>
  );
}
