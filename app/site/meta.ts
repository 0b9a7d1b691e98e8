import type { MetaFunction } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import type { PageKey } from "./page-metadata.ts";

/**
 * A route's `meta`. Naming the page makes missing metadata a type error; the head itself comes with the root loader's data,
 * found by path, so that no page's script carries the metadata of all pages.
 */
export function pageMeta(_page: PageKey): MetaFunction<unknown, { root: typeof rootLoader }> {
  return ({ matches }) => {
    // In the browser React leaves the head as it was served, where the server has put its own origin; see
    // docs/decisions/page-head.md.
    if (!import.meta.env.SSR) return [];
    return matches.find((match) => match.id === "root")?.loaderData?.head ?? [];
  };
}
