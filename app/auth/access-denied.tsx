import { databaseClient, toResult } from "../backend/database-client.ts";
import { AuthCard } from "../staff/frame/auth-card.tsx";
import cardStyles from "../staff/frame/auth-card.module.css";
import { LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { useAction } from "../staff/use-action.ts";
import { Button } from "../ui/form/button.tsx";
import { accessKey } from "./role.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import { accessWords, toastWords } from "./words.ts";

export interface AccessDeniedProps {
  email: string;
  /** Nobody is admin yet. */
  mayBecomeAdmin: boolean;
  isChecking: boolean;
}

/** Signed in, but not of staff. The first admin can be granted here, once. */
export function AccessDenied({ email, mayBecomeAdmin, isChecking }: AccessDeniedProps) {
  const locale = useLocale();
  const grant = useAction(
    async () => toResult(await databaseClient().rpc("bootstrap_first_admin", { admin_email: email })),
    {
      done: toastWords.grantDone,
      failed: toastWords.grantFailed,
      topic: "grant",
      changes: [accessKey],
    },
  );

  return (
    <AuthCard>
      <h1>{accessWords.title[locale]}</h1>
      <p>
        <InterpolatedText text={accessWords.text[locale]} values={{ email: <LtrText>{email}</LtrText> }} />
      </p>
      {!mayBecomeAdmin && <p>{accessWords.adminExists[locale]}</p>}
      <div className="actions">
        {mayBecomeAdmin && (
          <Button variant="primary" busy={grant.isBusy || isChecking} onClick={() => void grant.run()}>
            {accessWords.grant[locale]}
          </Button>
        )}
        <SignOutButton className={cardStyles.signOut} />
      </div>
    </AuthCard>
  );
}
