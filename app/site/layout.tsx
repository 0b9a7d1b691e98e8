import { Outlet, useLocation } from "react-router";
import { fillIn, localeOf } from "../i18n/text.ts";
import { pageOf } from "../i18n/address.ts";
import type { Route } from "./+types/layout.ts";
import { companyWords } from "./company-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { words } from "./words.ts";

export function loader({ url }: Route.LoaderArgs) {
  const told = companyWords(localeOf(url.pathname), words);
  // The year is that of the build, so that hydration meets the page as it was built.
  return { ...told, footerRights: fillIn(told.footerRights, { year: new Date().getFullYear() }) };
}

export default function SiteLayout({ loaderData: words }: Route.ComponentProps) {
  const path = useLocation().pathname;
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header words={words} path={path} material={pageOf(path) === "home" ? "board deep" : "sheet"} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer words={words} />
    </>
  );
}
