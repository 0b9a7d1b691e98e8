import { afterFirstPaint } from "./after-first-paint.ts";

/**
 * Imports the module that the page's `handle` names, if any, and asks for all that it imports at once.
 * See docs/decisions/pages.md.
 */
export function loadPageModule() {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=page-module]");
  const [url, ...imports] = meta?.content.split(" ") ?? [];
  if (!url) return;
  afterFirstPaint(() => {
    for (const href of imports) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    import(/* @vite-ignore */ url).catch((error: unknown) => {
      // Of another version than the page, or the network failed. Styles show the page as it is without JavaScript.
      document.documentElement.dataset["moduleFailed"] = "";
      reportError(error);
    });
  });
}
