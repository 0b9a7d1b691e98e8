import { type FormEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { errorText } from "../backend/api-error.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Verification } from "../backend/staff-rows.ts";
import { formatNumber } from "../i18n/format.ts";
import { interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import sectionStyles from "../staff/staff-section.module.css";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import formStyles from "../ui/form.module.css";
import noticeStyles from "../ui/notice.module.css";
import { serializeAuditParams } from "./audit-params.ts";
import { parseCheckpoint, verifyAuditLog } from "./verify-audit-log.ts";
import styles from "./audit-log.module.css";
import { verifyWords } from "./verify-words.ts";

/** Computes the log again, and says in words whether it is as it was written. */
export function VerifyLog() {
  const [share, setShare] = useState<number>();
  const [result, setResult] = useState<ApiResult<Verification>>();
  const [checkpoint, setCheckpoint] = useState<string>();
  const [isOdd, setOdd] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const words = useWords(verifyWords);

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (share !== undefined) return;
    const text = String(new FormData(event.currentTarget).get("checkpoint")).trim();
    const given = text === "" ? undefined : parseCheckpoint(text);
    setOdd(text !== "" && !given);
    if (text !== "" && !given) {
      form.current?.querySelector("input")?.focus();
      return;
    }
    setResult(undefined);
    setCheckpoint(given);
    setShare(0);
    setResult(await verifyAuditLog(given ?? null, setShare));
    setShare(undefined);
  }

  return (
    <section id="verify-log" className={`screen-only ${sectionStyles.section}`} aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <p className="prose">{words.text}</p>
      <form ref={form} className={`${formStyles.form} ${styles.form}`} noValidate onSubmit={verify}>
        <TextField
          name="checkpoint"
          dir="ltr"
          label={words.checkpoint}
          hint={words.checkpointHelp}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          problem={isOdd ? words.notACheckpoint : undefined}
        />
        <Button type="submit" variant="outline" busy={share !== undefined}>
          {words.verify}
        </Button>
      </form>
      <div role="status">
        {share !== undefined && (
          <p className={styles.result} ref={showOnScreen}>
            {interpolate(words.verifying, { share: String(Math.round(share * 100)) })}
          </p>
        )}
        {result && (
          <div className={styles.result} ref={showOnScreen}>
            <Result result={result} hasCheckpoint={checkpoint !== undefined} />
          </div>
        )}
      </div>
    </section>
  );
}

/** What has come below the window is brought into it. */
function showOnScreen(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}

interface ResultProps {
  result: ApiResult<Verification>;
  hasCheckpoint: boolean;
}

function Result({ result: { data, error }, hasCheckpoint }: ResultProps) {
  const locale = useLocale();
  const words = useWords(verifyWords);
  if (!data)
    return (
      <p className={noticeStyles.notice}>
        {words.failed} {error && errorText(error)[locale]}
      </p>
    );
  const { problem, entries, erased } = data;
  if (problem) {
    const text = words[problem.kind === "checkpoint" ? "checkpoint_differs" : problem.kind];
    return (
      <div className={noticeStyles.notice}>
        <p>{interpolate(text, { number: formatNumber(problem.number) })}</p>
        {problem.number > 0 && (
          <Link className="link" to={serializeAuditParams({ before: problem.number + 1 })}>
            {words.show}
          </Link>
        )}
      </div>
    );
  }
  return (
    <p>
      {interpolate(words.right, { count: formatNumber(entries) })} {hasCheckpoint && words.agrees}{" "}
      {erased > 0 && interpolate(words.erased, { count: formatNumber(erased) })}
    </p>
  );
}
