import { pagePath } from "../../i18n/paths.ts";
import { directionOf, type Locale } from "../../i18n/text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Brand } from "../brand.tsx";
import { interpolateFacts } from "../localize-words.ts";
import { pageMeta } from "../meta.ts";
import { words as siteWords } from "../words.ts";
import emptyFootprint from "./empty-footprint.svg";
import { words } from "./words.ts";

export const meta = pageMeta("404");

/** The language is unknown, so both are shown side by side; the trace below ends where a part is missing. */
export default function NotFoundPage() {
  return (
    <>
      <header className="top sheet">
        <div className="top-in">
          <Brand locale="en" label={interpolateFacts("en", siteWords.brandHomeLink.en)} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="lost-page" data-not-found>
        <div className="sheet lost-sheet">
          <div className="frame">
            <p className="ref" aria-hidden="true">
              NC
            </p>
            <div className="lost in">
              <NotFoundText locale="en" Heading="h1" />
              <NotFoundText locale="ar" Heading="h2" />
            </div>
          </div>
        </div>
        <div className="board lost-board">
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
      <ButtonLink variant="outline" href={pagePath(locale, "home")}>
        {words.home[locale]} <ArrowIcon />
      </ButtonLink>
    </div>
  );
}
