import { signOut } from "../backend/session.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { useCommands } from "../staff/commands/use-commands.ts";
import { useAction } from "../staff/use-action.ts";
import { Button } from "../ui/form/button.tsx";
import { accessWords } from "./words.ts";

export function SignOutButton({ className }: { className?: string | undefined }) {
  const locale = useLocale();
  const { run, isBusy } = useAction(async () => ({ data: await signOut() }), {});
  useCommands(() => [
    { id: "sign-out", group: "general", label: accessWords.signOut, run: () => void run() },
  ]);

  return (
    <Button variant="ghost" className={className} busy={isBusy} onClick={() => void run()}>
      {accessWords.signOut[locale]}
    </Button>
  );
}
