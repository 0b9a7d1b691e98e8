import { wordRefusal } from "../backend/refusal.ts";
import { fillIn, type InLocale, type Locale } from "../i18n/text.ts";
import { AccessSampleTable } from "./access-sample-table.tsx";
import type { AccessAnswer } from "./access-test.ts";
import type { securityTestWords } from "./words.ts";

export interface AccessResultProps {
  locale: Locale;
  words: InLocale<typeof securityTestWords>;
  answer: AccessAnswer;
}

/** What the database answered. A refusal is the good news here. */
export function AccessResult({ locale, words, answer }: AccessResultProps) {
  if (answer.outcome === "retrieved") {
    return (
      <>
        <p>{fillIn(words.retrieved, { n: answer.sample.length })}</p>
        {answer.sample.length > 0 && (
          <AccessSampleTable locale={locale} words={words} sample={answer.sample} />
        )}
      </>
    );
  }
  const message = wordRefusal(answer.refusal)[locale];
  if (answer.outcome === "unexpected")
    return <p className="notice">{fillIn(words.unexpected, { message })}</p>;
  return (
    <div className="denied">
      <h2>{words.denied}</h2>
      <p>{words.deniedText}</p>
      <p>{fillIn(words.deniedBy, { message })}</p>
    </div>
  );
}
