import { pagePath } from "../../i18n/paths.ts";
import { directionOf, type Locale } from "../../i18n/text.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Brand } from "../frame/brand.tsx";
import { interpolateFacts } from "../localize-words.ts";
import { words as siteWords } from "../words.ts";
import emptyFootprint from "./empty-footprint.svg";
import { words } from "./words.ts";
import notFoundStyles from "./not-found.module.css";
import headerStyles from "../frame/header.module.css";

/** The language is unknown, so both are shown side by side; the trace below ends where a part is missing. */
export default function NotFoundPage() {
  return (
    <>
      <header className={`${headerStyles.siteHeader} surface-base screen-only`}>
        <div className={headerStyles.siteHeaderContent}>
          <Brand locale="en" label={interpolateFacts("en", siteWords.brandHomeLink.en)} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={notFoundStyles.notFoundPage} data-not-found>
        <div className={`surface-base ${notFoundStyles.notFoundSurface}`}>
          <div className="page-container">
            <div className={`${notFoundStyles.notFoundLanguages} content`}>
              <NotFoundText locale="en" Heading="h1" />
              <NotFoundText locale="ar" Heading="h2" />
            </div>
          </div>
        </div>
        <div className={`surface-dark ${notFoundStyles.notFoundDrawing}`}>
          <img src={emptyFootprint} width="2400" height="520" alt="" />
          <span className="edge edge-top" aria-hidden="true" />
        </div>
      </main>
    </>
  );
}

function NotFoundText({ locale, Heading }: { locale: Locale; Heading: "h1" | "h2" }) {
  return (
    <div lang={locale} dir={directionOf(locale)}>
      <Heading className="text-title">{words.title[locale]}</Heading>
      <p className="text-lead">{words.text[locale]}</p>
      <ButtonLink variant="outline" className={notFoundStyles.notFoundLink} href={pagePath(locale, "home")}>
        {words.home[locale]} <ArrowIcon />
      </ButtonLink>
    </div>
  );
}
