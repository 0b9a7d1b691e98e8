import { company } from "../company.ts";
import { useLocale } from "../i18n/paths.ts";
import { MixedText } from "../i18n/isolate.tsx";
import { interpolate } from "../i18n/text.ts";
import { ButtonLink } from "../ui/button.tsx";
import { brokenWords } from "./broken-words.ts";

/** The last resort, when the document itself cannot be drawn. */
export function BrokenPage() {
  return (
    <main id="main" tabIndex={-1}>
      <BrokenNotice />
    </main>
  );
}

/** What stands in the place of a page that throws. It reads no loader: that may be what broke. */
export function BrokenNotice() {
  const locale = useLocale();
  return (
    <section className="sheet page-head">
      <div className="frame">
        <h1 className="text-title">{brokenWords.title[locale]}</h1>
        <p className="lead text-lead">
          <MixedText text={interpolate(brokenWords.text[locale], { email: company.email })} />
        </p>
        <p className="actions mt-8 lg:col-start-6">
          <ButtonLink variant="outline" href="">
            {brokenWords.reload[locale]}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
