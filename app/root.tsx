// First: it declares the order of the layers.
import "./style.css";
import { type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import { findArticleHead, findListingHead, feedLink } from "./articles/article-head.server.ts";
import { pageFromPath } from "./i18n/paths.ts";
import { pageEntry } from "./page-entry.server.ts";
import { directionOf, localeFromPath } from "./i18n/text.ts";
import headScript from "./site/enhancements/head-script.ts?script";
import { grounds } from "./site/metadata/colors.server.ts";
import { ErrorPage } from "./site/error-page.tsx";
import { InlineScript } from "./ui/inline-script.tsx";
import { siteOrigin } from "./site/origin.server.ts";
import { buildPageHead } from "./site/metadata/document-head.server.ts";
import { speculationRules } from "./site/speculation-rules.ts";

/** Runs when the site is built. */
export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname;
  const origin = siteOrigin();
  const head = findListingHead(path, origin) ?? findArticleHead(path, origin) ?? buildPageHead(path, origin);
  const isNews = pageFromPath(path).split("/")[0] === "articles";
  return {
    head: isNews ? [...head, feedLink(path, origin)] : head,
    pageEntry: pageEntry(),
    themeColors: grounds,
  };
}

/** What the build wrote into the page holds; there is nothing to ask when React Router goes to another. */
export const shouldRevalidate = () => false;

/** Every page's head: routes have no `meta` of their own. */
export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeFromPath(useLocation().pathname);
  const isStaffPage = useMatches().some(({ id }) => id === "staff");
  const entry = useRouteLoaderData<typeof loader>("root")?.pageEntry;
  return (
    // Its attributes are changed by scripts in the head.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColors />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.${locale}.webmanifest`} />
        <Meta />
        <Links />
        <InlineScript text={headScript} />
        {/* Written by the build alone: the page's policy lets nobody make a script, even if React renders all anew. */}
        {import.meta.env.SSR && <script type="module" src={entry} />}
      </head>
      <body>
        {children}
        <InlineScript type="speculationrules" text={JSON.stringify(speculationRules)} />
        {import.meta.env.SSR && (isStaffPage ? <Scripts /> : <DevelopmentRuntime />)}
      </body>
    </html>
  );
}

export default function Document() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

/** Browsers colour their own window so. */
function ThemeColors() {
  const colors = useRouteLoaderData<typeof loader>("root")?.themeColors;
  return Object.entries(colors ?? {}).map(([scheme, color]) => (
    <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={color} />
  ));
}

/** In development, modules with React need what `<Scripts/>` brings elsewhere. */
function DevelopmentRuntime() {
  return (
    import.meta.env.DEV && <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
  );
}
