import type { Asked } from "../backend/answer.ts";
import { AnswerView } from "../backend/answer-view.tsx";
import type { Locale } from "../i18n/text.ts";
import { SignOutButton } from "../people/sign-out-button.tsx";
import type { Access } from "./check-access.ts";
import { Loading } from "./frame.tsx";
import { adminWords } from "./words.ts";

/** Neither admitted nor denied: it is being asked, or the question itself failed. */
export function AccessUnknown({ locale, asked }: { locale: Locale; asked: Asked<Access> }) {
  if (!asked.refusal && !asked.isLate) return <Loading locale={locale} />;
  return (
    <section className="desk-main">
      <h1>{adminWords.title[locale]}</h1>
      <AnswerView locale={locale} asked={asked} failed={adminWords.roleUnknown[locale]}>
        {() => null}
      </AnswerView>
      <SignOutButton locale={locale} />
    </section>
  );
}
