import { type ReactNode, useCallback, useState } from "react";
import {
  notSignedInAgain,
  RecentSignInContext,
  recentSignInRequired,
  type RunRecently,
} from "../../staff/recent-sign-in.ts";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";

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
