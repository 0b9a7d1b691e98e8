import { company } from "../../firm/company.ts";
import { pagePath } from "../i18n/paths.ts";
import { directionOf, locales } from "../i18n/text.ts";
import type { Route } from "./+types/web-manifest.ts";
import { grounds } from "./metadata/colors.server.ts";
import { interpolateFacts } from "./localize-words.ts";
import { pageMetadata } from "./metadata/page-metadata.ts";

/** `/site.en.webmanifest`, `/site.ar.webmanifest`: the web app manifest of each language. */
export function loader({ url }: Route.LoaderArgs) {
  const locale = locales.find((language) => url.pathname.includes(`.${language}.`)) ?? "en";
  return Response.json(
    {
      id: pagePath(locale, "home"),
      name: interpolateFacts(locale, pageMetadata.home.title[locale]),
      short_name: company.name[locale],
      description: interpolateFacts(locale, pageMetadata.home.description[locale]),
      lang: locale,
      dir: directionOf(locale),
      start_url: pagePath(locale, "home"),
      scope: "/",
      display: "browser",
      background_color: grounds.dark,
      theme_color: grounds.dark,
      icons,
    },
    { headers: { "Content-Type": "application/manifest+json" } },
  );
}

const icons = [
  { src: "/mark.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];
