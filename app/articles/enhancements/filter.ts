import { selectPluralForm } from "../../i18n/plural.ts";
import { requireElement } from "../../site/enhancements/require-element.ts";
import { cards } from "./cards.ts";
import { matchesQuery } from "./search.ts";

const allCategories = "all";

/** Filters and searches the list in place; the category is in the address, as it is without script, and what is searched for. */
export function filterInPlace() {
  const filters = requireElement<HTMLElement>(document, "[data-filters]");
  const empty = requireElement<HTMLElement>(document, "#no-articles");
  const search = requireElement<HTMLInputElement>(document, "input[type=search]");
  const { pathname } = location;
  const show = () => applyFilters(filters, empty, search.value);
  const showAddress = () => {
    search.value = new URLSearchParams(location.search).get("q") ?? "";
    show();
  };

  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-filters] a, #no-articles a"))
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (link.matches("[data-see-all]")) search.value = "";
      const address = addressOf(link.href, search.value);
      if (address !== location.href) history.pushState(null, "", address);
      show();
      // This link is hidden with the empty state, so the focus moves to the first filter.
      if (empty.contains(link)) requireElement<HTMLElement>(filters, "a").focus();
    });
  search.addEventListener("input", () => {
    show();
    history.replaceState(null, "", addressOf(location.href, search.value));
  });
  addEventListener("popstate", () => {
    // The address may be that of an article opened over the list.
    if (location.pathname === pathname) showAddress();
  });
  showAddress();
}

/** A list's address, with what is searched for in it. */
function addressOf(list: string, query: string): string {
  const address = new URL(list);
  address.searchParams.delete("q");
  if (query.trim()) address.searchParams.set("q", query);
  return address.href;
}

function applyFilters(filters: HTMLElement, empty: HTMLElement, query: string) {
  const selected = new URLSearchParams(location.search).get("category") || allCategories;
  const matching = cards.filter((card) => matchesQuery(searchableText(card), query));
  const shown = matching.filter((card) => selected === allCategories || hasFilterValue(card, selected));
  for (const card of cards) card.hidden = !shown.includes(card);
  for (const link of filters.querySelectorAll("a")) {
    const isSelected = hasFilterValue(link, selected);
    link.ariaCurrent = isSelected ? "true" : null;
    if (isSelected) document.title = link.dataset["title"] ?? "";
  }
  empty.hidden = shown.length > 0;
  if (shown.length > 0) return announceStatus(formatCount(shown.length), false);
  requireElement<HTMLElement>(empty, "[data-search-everywhere]").hidden = matching.length === 0 || !query;
  const sentence = requireElement<HTMLElement>(empty, "[data-search]");
  sentence.textContent = sentence.dataset[emptyReason(selected, query)] ?? "";
  announceStatus(sentence.textContent, true);
}

/** Which sentence says why nothing is shown. A category that is empty is so whatever is searched for in it. */
function emptyReason(selected: string, query: string): string {
  if (!query.trim() || !cards.some((card) => selected === allCategories || hasFilterValue(card, selected)))
    return "category";
  return selected === allCategories ? "search" : "searchInCategory";
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
