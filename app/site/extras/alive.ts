import { whenPainted } from "./when-painted.ts";

/** A page that comes alive in the browser names the module that does it. See docs/decisions/alive-after-load.md. */
export function bringAliveWhenPainted() {
  const module = document.querySelector<HTMLMetaElement>("meta[name=alive]")?.content;
  if (module) whenPainted(() => import(/* @vite-ignore */ module));
}
