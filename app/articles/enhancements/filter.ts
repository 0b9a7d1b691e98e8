import { selectPluralForm } from "../../i18n/plural.ts";
import { requireElement } from "../../site/enhancements/require-element.ts";
import { cards } from "./cards.ts";
import { matchesQuery } from "./search.ts";

const allCategories = "all";

/** Shows in place what the address asks for: a category, as it does without script, or what is searched for in all of them. */
export function filterInPlace() {
  const filters = [...document.querySelectorAll<HTMLAnchorElement>("[data-filters] a")];
  const empty = requireElement<HTMLElement>(document, "#no-articles");
  const search = requireElement<HTMLInputElement>(document, "input[type=search]");
  const { pathname } = location;
  const show = () => showCards(filters, empty, search);

  for (const link of [...filters, ...empty.querySelectorAll("a")])
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (link.href !== location.href) history.pushState(null, "", link.href);
      show();
      // This link is hidden with the empty state, so the focus moves to the first filter.
      if (empty.contains(link)) filters[0]?.focus();
    });
  search.addEventListener("input", () => {
    const query = search.value.trim() && `?${new URLSearchParams({ q: search.value })}`;
    history.replaceState(null, "", pathname + query);
    show();
  });
  addEventListener("popstate", () => {
    // The address may be that of an article opened over the list.
    if (location.pathname === pathname) show();
  });
  if (new URLSearchParams(location.search).has("q")) show();
}

function showCards(filters: HTMLAnchorElement[], empty: HTMLElement, search: HTMLInputElement) {
  const address = new URLSearchParams(location.search);
  const query = address.get("q") ?? "";
  const selected = (!query && address.get("category")) || allCategories;
  // While somebody types it is the same.
  if (search.value.trim() !== query.trim()) search.value = query;
  for (const card of cards)
    card.hidden = query
      ? !matchesQuery(searchableText(card), query)
      : selected !== allCategories && !hasFilterValue(card, selected);
  for (const link of filters) {
    const isSelected = hasFilterValue(link, selected);
    link.ariaCurrent = isSelected ? "true" : null;
    if (isSelected) document.title = link.dataset["title"] ?? "";
  }
  const shown = cards.filter((card) => !card.hidden).length;
  empty.hidden = shown > 0;
  const sentence = requireElement<HTMLElement>(empty, "[data-search]");
  sentence.textContent = sentence.dataset[query ? "search" : "category"] ?? "";
  announceStatus(shown > 0 ? formatCount(shown) : sentence.textContent, shown === 0);
}

function hasFilterValue({ dataset }: HTMLElement, value: string): boolean {
  return dataset["values"]?.split(" ").includes(value) ?? false;
}

/** Its category also under its English name: that is what its address has. */
function searchableText(card: HTMLElement): string {
  const fields = ["title", "excerpt", "category"];
  const texts = fields.map((field) => requireElement(card, `[data-field=${field}]`).textContent);
  return [...texts, card.dataset["values"]].join(" ");
}

/** The plural forms are in the page: scripts carry no text. */
function formatCount(shown: number): string {
  // Written by the listing page.
  const forms = JSON.parse(
    requireElement<HTMLElement>(document, "[data-count]").dataset["count"] ?? "{}",
  ) as Parameters<typeof selectPluralForm>[2];
  return selectPluralForm(document.documentElement.lang, shown, forms);
}

let announceTimer: ReturnType<typeof setTimeout>;

/** Debounced, and only on a change: screen readers announce what is written to this live region. */
function announceStatus(text: string, isEmpty: boolean) {
  clearTimeout(announceTimer);
  announceTimer = setTimeout(() => {
    const status = requireElement<HTMLElement>(document, "[data-count]");
    if (status.textContent !== text) status.textContent = text;
    status.classList.toggle("sr-only", isEmpty);
  }, 250);
}
