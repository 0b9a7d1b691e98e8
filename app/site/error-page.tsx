import { company } from "../../firm/company.ts";
import { useLocaleFromPath } from "../i18n/paths.ts";
import { interpolate } from "../i18n/text.ts";
import { ButtonLink } from "../ui/form/button.tsx";
import { PageHeader } from "./page-header.tsx";
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
    <PageHeader
      title={errorWords.title[locale]}
      lead={interpolate(errorWords.text[locale], { email: company.email })}
    >
      <p className="actions page-header-actions">
        <ButtonLink variant="outline" href="">
          {errorWords.reload[locale]}
        </ButtonLink>
      </p>
    </PageHeader>
  );
}
