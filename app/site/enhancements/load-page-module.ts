import { afterFirstPaint } from "./after-first-paint.ts";

/** Imports the module that the page's `handle` names, if any. See docs/decisions/page-modules.md. */
export function loadPageModule() {
  const url = document.querySelector<HTMLMetaElement>("meta[name=page-module]")?.content;
  if (url) afterFirstPaint(() => import(/* @vite-ignore */ url));
}
