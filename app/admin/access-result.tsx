import { errorText } from "../backend/api-error.ts";
import { formatCount } from "../i18n/plural.ts";
import { interpolate, type Localized, type Locale } from "../i18n/text.ts";
import styles from "./access-result.module.css";
import { AccessSampleTable } from "./access-sample-table.tsx";
import type { AccessTestResult } from "./access-test.ts";
import { retrievedCount, type securityTestWords } from "./words.ts";

export interface AccessResultProps {
  locale: Locale;
  words: Localized<typeof securityTestWords>;
  result: AccessTestResult;
}

/** What the database returned. For anyone but an admin, an error is the expected outcome. */
export function AccessResult({ locale, words, result }: AccessResultProps) {
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
      {result.sample.length > 0 && <AccessSampleTable locale={locale} words={words} sample={result.sample} />}
    </>
  );
}
