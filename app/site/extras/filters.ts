/** The page is built without a category; the one in the address is marked as the current one of the filters. */
export function markFilter() {
  const asked = categoryIn(location.search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".filters a"))
    link.ariaCurrent = categoryIn(link.search) === asked ? "true" : null;
}

function categoryIn(query: string): string {
  return new URLSearchParams(query).get("category") ?? "all";
}
