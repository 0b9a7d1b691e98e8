import { useState } from "react";
import { toApiError } from "../../backend/api-error.ts";
import { authClient } from "../../backend/auth-client.ts";
import { databaseClient } from "../../backend/database-client.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import { showAccountError } from "../show-account-error.ts";
import { factorWords, secondFactorWords } from "../second-factor-words.ts";
import { FactorSetup } from "./factor-setup.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export interface SecondFactorProps {
  email: string;
  /** The id of the factor that the account has. */
  factorId: string | undefined;
}

/** Turning the second factor on and off, and its recovery codes. */
export function SecondFactor({ email, factorId }: SecondFactorProps) {
  const locale = useLocale();
  const words = useWords(factorWords);
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[]>();

  async function createCodes() {
    const { data, error, status } = await databaseClient().rpc("create_recovery_codes");
    if (error) report(error, status);
    else setCodes(data);
  }

  async function turnOff(id: string) {
    const { error } = await authClient().mfa.unenroll({ factorId: id });
    if (error) return report(error);
    await authClient().refreshSession();
    showToast({ kind: "success", topic: "account", title: factorWords.turnedOff });
  }

  function report(error: unknown, status?: number) {
    showAccountError(factorWords.failed, toApiError(error, status));
  }

  async function finishSetup() {
    setSettingUp(false);
    showToast({ kind: "success", topic: "account", title: factorWords.turnedOn });
    await createCodes();
  }

  return (
    <>
      <h2>{secondFactorWords.title[locale]}</h2>
      <p className="prose">{factorId ? words.on : words.off}</p>
      {codes && <RecoveryCodes email={email} codes={codes} onKept={() => setCodes(undefined)} />}
      {isSettingUp && !factorId && <FactorSetup email={email} onDone={finishSetup} />}
      {factorId && !codes && (
        <p className="actions">
          <Button variant="outline" onClick={createCodes}>
            {words.newCodes}
          </Button>
          <Button variant="ghost" onClick={() => turnOff(factorId)}>
            {words.turnOff}
          </Button>
        </p>
      )}
      {!factorId && !isSettingUp && (
        <p>
          <Button variant="outline" onClick={() => setSettingUp(true)}>
            {secondFactorWords.setUp[locale]}
          </Button>
        </p>
      )}
    </>
  );
}
