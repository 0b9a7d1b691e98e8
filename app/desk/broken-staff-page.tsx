import { company } from "../company.ts";
import { Latin } from "../i18n/isolate.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import { brokenWords } from "../site/broken-words.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Frame } from "./frame.tsx";
import { useStaffLocale } from "./staff-language.ts";

/**
 * The last resort of these pages. The document's own would draw the document anew, scripts included, which the policy of
 * trusted types forbids: the page would stay blank.
 */
export function BrokenStaffPage() {
  const locale = useStaffLocale();
  return (
    <Frame locale={locale} title={brokenWords.title[locale]}>
      <section className="desk-main">
        <h1>{brokenWords.title[locale]}</h1>
        <p>
          <Sentence text={brokenWords.text[locale]} values={{ email: <Latin>{company.email}</Latin> }} />
        </p>
        <ButtonLink kind="line" href="">
          {brokenWords.reload[locale]}
        </ButtonLink>
      </section>
    </Frame>
  );
}
