import { Outlet, useLocation } from "react-router";
import { canonicalPath } from "./canonical-path.ts";
import { formatMonth } from "../i18n/format.ts";
import { interpolate, localize, localeFromPath, otherLocale } from "../i18n/text.ts";
import { pageFromPath } from "../i18n/paths.ts";
import type { Route } from "./+types/layout.ts";
import { localizeWords } from "./localize-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { footerColumns, headerLinks } from "./navigation.ts";
import { SkipLink } from "./skip-link.tsx";
import { LanguageOffer } from "./language-offer.tsx";

import { offerWords, words, wordsUpdated } from "./words.ts";

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const localized = localizeWords(locale, words);
  // The year of the build, so that hydration renders what the page was built with.
  const offer = localize(otherLocale(locale), offerWords);
  return {
    ...localized,
    offer,
    footerRights: interpolate(localized.footerRights, { year: new Date().getFullYear() }),
    footerRevised: formatMonth(locale, wordsUpdated),
    headerLinks: headerLinks(locale),
    footerColumns: footerColumns(locale),
  };
}

export default function SiteLayout({ loaderData: words }: Route.ComponentProps) {
  const path = canonicalPath(useLocation().pathname);
  return (
    <>
      <SkipLink label={words.skip} />
      <LanguageOffer path={path} words={words.offer} />
      <Header
        words={words}
        links={words.headerLinks}
        path={path}
        surface={pageFromPath(path) === "home" ? "surface-dark surface-darkest" : "surface-base"}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer words={words} columns={words.footerColumns} />
    </>
  );
}
