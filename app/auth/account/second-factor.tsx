import { useState } from "react";
import { authClient, toAuthResult } from "../../backend/auth-client.ts";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { useAction } from "../../staff/use-action.ts";
import { Button } from "../../ui/form/button.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
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

  const shared = { failed: factorWords.failed, topic: "account" };
  const createCodes = useAction(async () => toResult(await databaseClient().rpc("create_recovery_codes")), {
    ...shared,
    onDone: setCodes,
  });
  const turnOff = useAction(
    async (id: string) => {
      const result = toAuthResult(await authClient().mfa.unenroll({ factorId: id }));
      if (!result.error) await authClient().refreshSession();
      return result;
    },
    { ...shared, done: factorWords.turnedOff },
  );

  function finishSetup() {
    setSettingUp(false);
    showToast({ kind: "success", topic: "account", title: factorWords.turnedOn });
    void createCodes.run();
  }

  return (
    <>
      <h2>{secondFactorWords.title[locale]}</h2>
      <p className="prose">{factorId ? words.on : words.off}</p>
      {codes && <RecoveryCodes email={email} codes={codes} onKept={() => setCodes(undefined)} />}
      {isSettingUp && !factorId && <FactorSetup email={email} onDone={finishSetup} />}
      {factorId && !codes && (
        <p className="actions">
          <Button variant="outline" busy={createCodes.isBusy} onClick={() => void createCodes.run()}>
            {words.newCodes}
          </Button>
          <Button variant="ghost" busy={turnOff.isBusy} onClick={() => void turnOff.run(factorId)}>
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
