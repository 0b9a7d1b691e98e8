import { company } from "../../../firm/company.ts";
import { toApiError } from "../../backend/errors/api-error.ts";
import { authClient } from "../../backend/auth-client.ts";
import { type ApiResult, serverQuery } from "../../backend/query.ts";
import { QueryView } from "../../backend/query-view.tsx";
import { useQuery } from "../../backend/use-query.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import { CodeForm } from "../code-form.tsx";
import { factorWords, secondFactorWords } from "../second-factor-words.ts";
import { verifyCode } from "../verify-code.ts";
import styles from "./factor-setup.module.css";
import { PasswordAgainForm } from "../recent-sign-in.tsx";

interface NewFactor {
  id: string;
  /** A data URL. */
  picture: string;
  key: string;
}

export interface FactorSetupProps {
  email: string;
  onDone: () => void;
}

/** Asks for the password when the session is old, then shows the key of a new factor, and turns it on with its first code. */
export function FactorSetup({ email, onDone }: FactorSetupProps) {
  const words = useWords(factorWords);
  const locale = useLocale();
  const factor = useQuery(factorQuery);
  if (factor.error?.code === "reauthentication_needed") {
    return <PasswordPrompt email={email} onDone={factor.refetch} />;
  }
  return (
    <QueryView query={factor} errorTitle={words.failed}>
      {({ id, picture, key }) => (
        <div className="stack" tabIndex={-1} ref={focusOnMount}>
          <p>{words.scan}</p>
          <img className={styles.picture} src={picture} alt={words.picture} width={220} height={220} />
          <p className="code">
            {words.key} <LtrText>{key.replaceAll(/(.{4})(?=.)/g, "$1 ")}</LtrText>
          </p>
          <CodeForm
            label={secondFactorWords.code[locale]}
            submitLabel={words.turnOn}
            isNumeric
            send={async (code) => {
              const problem = await verifyCode(id, code);
              if (!problem) onDone();
              return problem;
            }}
          />
        </div>
      )}
    </QueryView>
  );
}

/** A key is shown once: the next setup has another one. */
const factorQuery = { ...serverQuery(["new-factor"], enroll), gcTime: 0 };

/** An unfinished factor from before is replaced: its key was shown once and is gone. */
async function enroll(): Promise<ApiResult<NewFactor>> {
  const { data: listed } = await authClient().mfa.listFactors();
  for (const { id, status } of listed?.all ?? []) {
    if (status === "unverified") await authClient().mfa.unenroll({ factorId: id });
  }
  const { data, error } = await authClient().mfa.enroll({ factorType: "totp", issuer: company.name.en });
  if (error) return { error: toApiError(error) };
  return { data: { id: data.id, picture: data.totp.qr_code, key: data.totp.secret } };
}

/** Asks who signed in long ago for the password. */
function PasswordPrompt({ email, onDone }: { email: string; onDone: () => void }) {
  const words = useWords(factorWords);
  return (
    <div className="stack" tabIndex={-1} ref={focusOnMount}>
      <p className="prose">{words.passwordNeeded}</p>
      <PasswordAgainForm email={email} onDone={onDone} />
    </div>
  );
}
