import { type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from "react-router";
import type { Route } from "./+types/root.ts";
import { findArticleHead, findListingHead, feedLinks } from "./articles/article-head.server.ts";
import { pageFromPath } from "./i18n/paths.ts";
import { directionOf, localeFromPath } from "./i18n/text.ts";
import { ErrorPage } from "./site/error-page.tsx";
import { siteOrigin } from "./site/origin.server.ts";
import { buildPageHead } from "./site/document-head.server.ts";
import "./style.css";

/** What a route module may export as its `handle`. */
export interface PageHandle {
  /** React hydrates the page in the browser; every other page ships no React. */
  hydrate?: boolean;
}

/** Runs when the site is built. */
export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname;
  const origin = siteOrigin();
  const head = findListingHead(path, origin) ?? findArticleHead(path, origin) ?? buildPageHead(path, origin);
  const isNews = pageFromPath(path).split("/")[0] === "articles";
  return { head: isNews ? [...head, ...feedLinks(path, origin)] : head };
}

/** A page's head is prerendered. The staff pages navigate on the client and set their own titles. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeFromPath(useLocation().pathname);
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f2ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1f19" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.${locale}.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* In production the build inlines them into the page. */}
        {import.meta.env.DEV && <script type="module" src="/app/site/enhancements/main.ts" />}
        {useShouldHydrate() && <Scripts />}
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

function useShouldHydrate(): boolean {
  // Route modules export `handle` as PageHandle; React Router leaves it untyped.
  return useMatches().some((match) => (match.handle as PageHandle | undefined)?.hydrate);
}
