import type { Plugin } from "vite";

/** Vite's helper also preloads what a module imports, and its styles: few are imported later, and `placeStyles` puts their styles into the page. */
export function lightPreload(): Plugin {
  return {
    name: "light-preload",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  };
}
