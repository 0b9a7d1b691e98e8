import { wordRefusal } from "../backend/refusal.ts";
import { countOf } from "../i18n/count.ts";
import { fillIn, type InLocale, type Locale } from "../i18n/text.ts";
import { AccessSampleTable } from "./access-sample-table.tsx";
import type { AccessAnswer } from "./access-test.ts";
import { retrievedCount, type securityTestWords } from "./words.ts";

export interface AccessResultProps {
  locale: Locale;
  words: InLocale<typeof securityTestWords>;
  answer: AccessAnswer;
}

/** What the database answered. A refusal is the good news here. */
export function AccessResult({ locale, words, answer }: AccessResultProps) {
  if (answer.outcome === "denied") {
    const message = answer.refusal ? wordRefusal(answer.refusal)[locale] : words.hidden;
    return (
      <div className="denied">
        <h2>{words.denied}</h2>
        <p>{answer.refusal ? words.deniedText : words.hiddenText}</p>
        <p>{fillIn(words.deniedBy, { message })}</p>
      </div>
    );
  }
  return (
    <>
      <p>{countOf(locale, answer.sample.length, retrievedCount)}</p>
      {answer.sample.length > 0 && <AccessSampleTable locale={locale} words={words} sample={answer.sample} />}
    </>
  );
}
