import { errorText } from "../backend/api-error.ts";
import { formatCount } from "../i18n/plural.ts";
import { interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import styles from "./access-result.module.css";
import { AccessSampleTable } from "./access-sample-table.tsx";
import type { AccessTestResult } from "./access-test.ts";
import { retrievedCount, securityTestWords } from "./words.ts";

export interface AccessResultProps {
  result: AccessTestResult;
}

/** What the database returned. For anyone but staff, an error is the expected outcome. */
export function AccessResult({ result }: AccessResultProps) {
  const words = useWords(securityTestWords);
  const locale = useLocale();
  if (result.outcome === "denied") {
    const message = result.error ? errorText(result.error)[locale] : words.hidden;
    return (
      <div className={styles.denied}>
        <h2>{words.denied}</h2>
        <p>{result.error ? words.deniedText : words.hiddenText}</p>
        <p>{interpolate(words.deniedBy, { message })}</p>
      </div>
    );
  }
  return (
    <>
      <p>{formatCount(locale, result.sample.length, retrievedCount)}</p>
      {result.sample.length > 0 && <AccessSampleTable sample={result.sample} />}
    </>
  );
}
