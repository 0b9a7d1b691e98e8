import type { MetaFunction } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import type { PageKey } from "./page-table.ts";

/**
 * Head of a page, as a route's `meta`. Naming the page makes a missing entry of the table a type error; what the entry says
 * comes with the document's data, chosen by address, so that no page's script carries the table.
 */
export function pageMeta(_page: PageKey): MetaFunction<unknown, { root: typeof rootLoader }> {
  return ({ matches }) => {
    // In the browser React leaves the head as it was served, where the server has put its own origin; see
    // docs/decisions/unknown-origin.md.
    if (!import.meta.env.SSR) return [];
    return matches.find((match) => match.id === "root")?.loaderData?.head ?? [];
  };
}
