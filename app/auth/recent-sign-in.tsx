import { type ReactNode, useCallback, useState } from "react";
import {
  notSignedInAgain,
  RecentSignInContext,
  recentSignInRequired,
  type RunRecently,
} from "../staff/recent-sign-in.ts";
import { authClient } from "../backend/auth-client.ts";
import { type ApiError, errorText, toApiError } from "../backend/errors/api-error.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import dialogStyles from "../ui/dialog/dialog.module.css";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { Form, type FormProblems } from "../ui/form/form.tsx";
import { accountWords } from "./account/words.ts";
import { CodeForm } from "./code-form.tsx";
import { parseCredentials } from "./credentials.ts";
import { PasswordField } from "./password-field.tsx";
import { secondFactorWords, signInAgainWords } from "./second-factor-words.ts";
import { verifyCode } from "./verify-code.ts";
import { credentialProblems } from "./words.ts";

export interface RecentSignInProps {
  email: string;
  factorId: string | undefined;
  children: ReactNode;
}

/** Lets what is inside do what needs a recent sign-in: it asks for one when the server does. */
export function RecentSignIn({ email, factorId, children }: RecentSignInProps) {
  const [close, setClose] = useState<(isDone: boolean) => void>();

  const run = useCallback<RunRecently>(async (action) => {
    const result = await action();
    if (result.error?.code !== recentSignInRequired) return result;
    const isDone = await new Promise<boolean>((resolve) => setClose(() => resolve));
    setClose(undefined);
    return isDone ? action() : { error: { ...result.error, code: notSignedInAgain } };
  }, []);

  return (
    <RecentSignInContext value={run}>
      {children}
      {close && <SignInAgainDialog email={email} factorId={factorId} onClose={close} />}
    </RecentSignInContext>
  );
}

interface SignInAgainDialogProps {
  email: string;
  /** The id of the account's second factor: with one, its code is asked for. */
  factorId: string | undefined;
  /** Called once, with whether they did it. */
  onClose: (isDone: boolean) => void;
}

/** Asks who is signed in to prove it once more. */
function SignInAgainDialog({ email, factorId, onClose }: SignInAgainDialogProps) {
  const locale = useLocale();
  const words = useWords(signInAgainWords);

  async function sendCode(code: string) {
    const problem = await verifyCode(factorId ?? "", code);
    if (!problem) onClose(true);
    return problem;
  }

  return (
    <Dialog title={words.title} className={dialogStyles.narrow} onClose={() => onClose(false)}>
      <p>{factorId ? words.codeText : words.passwordText}</p>
      {factorId ? (
        <CodeForm
          label={secondFactorWords.code[locale]}
          submitLabel={secondFactorWords.submit[locale]}
          isNumeric
          send={sendCode}
        />
      ) : (
        <PasswordAgainForm email={email} onDone={() => onClose(true)} />
      )}
    </Dialog>
  );
}

/** The password of who is signed in, once more. */
export function PasswordAgainForm({ email, onDone }: { email: string; onDone: () => void }) {
  const locale = useLocale();
  const words = useWords(secondFactorWords);

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const { password } = parseCredentials(fields);
    if (!password) return { password: credentialProblems.passwordMissing };
    const error = await signInAgain(email, password);
    if (error?.code === "invalid_credentials") return { password: credentialProblems.currentPasswordWrong };
    if (error) return { password: errorText(error) };
    onDone();
    return undefined;
  }

  return (
    <Form send={send} submitLabel={words.submit} busyLabel={words.checking}>
      {/* Password managers look for whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={accountWords.currentPassword[locale]} autoComplete="current-password" />
    </Form>
  );
}

/**
 * Proves the password of who is signed in. The official client has one call for it, which begins another session: the one
 * before is ended, so that nobody finds a row for each in the list of their sessions. Resolves to why it failed, if it did.
 */
async function signInAgain(email: string, password: string): Promise<ApiError | undefined> {
  const { data: before } = await authClient().getSession();
  const { error } = await authClient().signInWithPassword({ email, password });
  if (error) return toApiError(error);
  if (!before.session) return undefined;
  const ended = await authClient().admin.signOut(before.session.access_token, "local");
  if (ended.error) console.error("The session before could not be ended", ended.error);
  return undefined;
}
