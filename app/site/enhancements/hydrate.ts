import { afterFirstPaint } from "./after-first-paint.ts";

/** Imports the module a page names for this: React's hydration, or the page's own enhancements. See docs/decisions/hydrate-after-load.md. */
export function hydrateAfterFirstPaint() {
  const module = document.querySelector<HTMLMetaElement>("meta[name=hydrate]")?.content;
  if (module) afterFirstPaint(() => import(/* @vite-ignore */ module));
}
