import { Outlet, useLocation } from "react-router";
import { localeFromPath } from "../i18n/text.ts";
import type { Route } from "./+types/layout.ts";
import { canonicalPath } from "./metadata/canonical-path.ts";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { SkipLink } from "./frame/skip-link.tsx";
import { words } from "./words.ts";

/** Of the build. */
export function loader() {
  return { year: new Date().getFullYear() };
}

export default function SiteLayout({ loaderData: { year } }: Route.ComponentProps) {
  const path = canonicalPath(useLocation().pathname);
  return (
    <>
      <SkipLink label={words.skip[localeFromPath(path)]} />
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer year={year} />
    </>
  );
}
