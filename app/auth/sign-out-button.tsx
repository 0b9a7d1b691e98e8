import { useState } from "react";
import { signOut } from "../backend/session.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { useCommands } from "../staff/commands/use-commands.ts";
import { Button } from "../ui/button.tsx";
import { accessWords } from "./words.ts";

export function SignOutButton({ className }: { className?: string | undefined }) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function handleSignOut() {
    setBusy(true);
    await signOut();
  }

  useCommands(() => [
    { id: "sign-out", group: "general", label: accessWords.signOut, run: () => void handleSignOut() },
  ]);

  return (
    <Button variant="ghost" className={className} busy={busy} onClick={handleSignOut}>
      {accessWords.signOut[locale]}
    </Button>
  );
}
