import { afterFirstPaint } from "./after-first-paint.ts";

/**
 * Imports the module that the page's `handle` names, if any, and asks for all that it imports at once.
 * See docs/decisions/pages.md.
 */
export function loadPageModule() {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=page-module]");
  const [url, ...imports] = meta?.content.split(" ") ?? [];
  // A staff page can do nothing without storage, and says so.
  if (!url || "storageBlocked" in document.documentElement.dataset) return;
  const load = () => {
    for (const href of imports) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    import(/* @vite-ignore */ url).catch((error: unknown) => {
      // Of another version than the page, or the network failed. Styles show the page as it is without JavaScript, and a page that
      // needs the module says so.
      delete document.documentElement.dataset["localePending"];
      document.documentElement.dataset["moduleFailed"] = "";
      reportError(error);
    });
  };
  // A staff page that waits for Arabic shows nothing until then, and Firefox and Safari report no paint without content.
  if ("localePending" in document.documentElement.dataset) load();
  else afterFirstPaint(load);
}
