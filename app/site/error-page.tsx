import { company } from "../company.ts";
import { useLocaleFromPath } from "../i18n/paths.ts";
import { MixedText } from "../i18n/isolate.tsx";
import { interpolate } from "../i18n/text.ts";
import { ButtonLink } from "../ui/form/button.tsx";
import { errorWords } from "./words.ts";

/** The last resort, when the document itself fails to render. */
export function ErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorNotice />
    </main>
  );
}

/** Shown in place of a page that throws. It uses no loader data: the loader may be what failed. */
export function ErrorNotice() {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base page-header">
      <div className="page-container">
        <h1 className="text-title">{errorWords.title[locale]}</h1>
        <p className="lead text-lead">
          <MixedText text={interpolate(errorWords.text[locale], { email: company.email })} />
        </p>
        <p className="actions page-header-actions">
          <ButtonLink variant="outline" href="">
            {errorWords.reload[locale]}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
