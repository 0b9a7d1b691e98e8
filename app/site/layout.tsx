import { Outlet, useLocation } from "react-router";
import { seenPath } from "../articles/listing-address.ts";
import { interpolate, localize, localeFromPath, otherLocale } from "../i18n/text.ts";
import { pageFromPath } from "../i18n/paths.ts";
import type { Route } from "./+types/layout.ts";
import { companyWords } from "./company-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { offerWords } from "./language-offer-words.ts";
import { words } from "./words.ts";

export function loader({ url }: Route.LoaderArgs) {
  const told = companyWords(localeFromPath(url.pathname), words);
  // The year is that of the build, so that hydration meets the page as it was built.
  const offer = localize(otherLocale(localeFromPath(url.pathname)), offerWords);
  return { ...told, offer, footerRights: interpolate(told.footerRights, { year: new Date().getFullYear() }) };
}

export default function SiteLayout({ loaderData: words }: Route.ComponentProps) {
  const path = seenPath(useLocation().pathname);
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <LanguageOffer path={path} words={words.offer} />
      <Header words={words} path={path} material={pageFromPath(path) === "home" ? "board deep" : "sheet"} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer words={words} />
    </>
  );
}
