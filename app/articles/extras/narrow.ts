import { selectPluralForm } from "../../i18n/plural.ts";
import { part } from "../../site/extras/part.ts";
import { cards } from "./cards.ts";
import { hasWords } from "./search.ts";

const everything = "all";

/** Filters and search change the list where it stands; the category is in the address, as it is without scripts. */
export function narrowInPlace() {
  const filters = part<HTMLElement>(document, ".filters");
  const empty = part<HTMLElement>(document, "#no-articles");
  const search = part<HTMLInputElement>(document, ".search input");
  const { pathname } = location;
  const show = () => showMatching(filters, empty, search.value);

  for (const link of document.querySelectorAll<HTMLAnchorElement>(".filters a, #no-articles a"))
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (link.matches(".see-all")) search.value = "";
      if (link.href !== location.href) history.pushState(null, "", link.href);
      show();
      // A link to everything goes away with what it stands in.
      if (empty.contains(link)) part<HTMLElement>(filters, "a").focus();
    });
  search.addEventListener("input", show);
  addEventListener("popstate", () => {
    // The address may be that of an article opened over the list.
    if (location.pathname === pathname) show();
  });
  // A browser that comes back to the page fills the field again.
  if (search.value) show();
}

function showMatching(filters: HTMLElement, empty: HTMLElement, query: string) {
  const asked = new URLSearchParams(location.search).get("category") || everything;
  const matching = cards.filter((card) => hasWords(textOf(card), query));
  const shown = matching.filter((card) => asked === everything || isOneOf(card, asked));
  for (const card of cards) card.hidden = !shown.includes(card);
  for (const link of filters.querySelectorAll("a")) {
    const isAsked = isOneOf(link, asked);
    link.ariaCurrent = isAsked ? "true" : null;
    if (isAsked) document.title = link.dataset["title"] ?? "";
  }
  empty.hidden = shown.length > 0;
  if (shown.length > 0) return tellStatus(countOf(shown.length), false);
  part<HTMLElement>(empty, ".search-everywhere").hidden = matching.length === 0 || !query;
  const sentence = part<HTMLElement>(empty, "[data-search]");
  sentence.textContent = sentence.dataset[reasonOf(asked, query)] ?? "";
  tellStatus(sentence.textContent, true);
}

/** Which sentence says why nothing is shown. A category that is empty is so whatever is searched for in it. */
function reasonOf(asked: string, query: string): string {
  if (!query.trim() || !cards.some((card) => asked === everything || isOneOf(card, asked))) return "category";
  return asked === everything ? "search" : "searchInCategory";
}

function isOneOf({ dataset }: HTMLElement, value: string): boolean {
  return dataset["values"]?.split(" ").includes(value) ?? false;
}

function textOf(card: HTMLElement): string {
  return ["h2", ".gist"].map((selector) => part(card, selector).textContent).join(" ");
}

/** The forms of the sentence stand in the page: scripts carry no words. */
function countOf(shown: number): string {
  // Written by the listing page.
  const forms = JSON.parse(part<HTMLElement>(document, ".count").dataset["forms"] ?? "{}") as Parameters<
    typeof selectPluralForm
  >[2];
  return selectPluralForm(document.documentElement.lang, shown, forms);
}

let waiting: ReturnType<typeof setTimeout>;

/** Once the typing pauses, and only where it differs: what is written here is read out. */
function tellStatus(text: string, isEmpty: boolean) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const status = part<HTMLElement>(document, ".count");
    if (status.textContent !== text) status.textContent = text;
    status.classList.toggle("sr-only", isEmpty);
  }, 250);
}
