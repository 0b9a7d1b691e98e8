import { useState } from "react";
import { signOut } from "../backend/session.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { accessWords } from "./words.ts";

export function SignOutButton({ locale }: { locale: Locale }) {
  const [busy, setBusy] = useState(false);

  async function handleSignOut() {
    setBusy(true);
    await signOut();
  }

  return (
    <Button variant="ghost" busy={busy} onClick={handleSignOut}>
      {accessWords.signOut[locale]}
    </Button>
  );
}
