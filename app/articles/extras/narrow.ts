import { formOf } from "../../i18n/count.ts";
import { part } from "../../site/extras/part.ts";
import { cards } from "./cards.ts";
import { hasWords } from "./search.ts";

const everything = "all";

/** Filters and search change the list where it stands; the category is in the address, as it is without scripts. */
export function narrowInPlace() {
  const filters = part<HTMLElement>(document, ".filters");
  const search = part<HTMLInputElement>(document, ".search input");
  const show = () => showMatching(filters, search.value);

  for (const link of document.querySelectorAll<HTMLAnchorElement>(".filters a, #no-articles a"))
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (!filters.contains(link)) search.value = "";
      if (link.href !== location.href) history.pushState(null, "", link.href);
      show();
      // The link to everything goes away with what it stands in.
      if (!filters.contains(link)) part<HTMLElement>(filters, "a").focus();
    });
  search.addEventListener("input", show);
  addEventListener("popstate", show);
  // A browser that comes back to the page fills the field again.
  if (search.value) show();
}

function showMatching(filters: HTMLElement, query: string) {
  const asked = new URLSearchParams(location.search).get("category") || everything;
  let shown = 0;
  for (const card of cards) {
    const isAsked = asked === everything || card.dataset["values"]?.split(" ").includes(asked);
    card.hidden = !isAsked || !hasWords(textOf(card), query);
    if (!card.hidden) shown++;
  }
  for (const link of filters.querySelectorAll("a"))
    link.ariaCurrent = link.dataset["value"] === asked ? "true" : null;
  part<HTMLElement>(document, "#no-articles").hidden = shown > 0;
  tellCount(shown);
}

function textOf(card: HTMLElement): string {
  return ["h2", ".gist"].map((selector) => part(card, selector).textContent).join(" ");
}

/** The forms of the sentence stand in the page: scripts carry no words. */
function tellCount(shown: number) {
  const count = part<HTMLElement>(document, ".count");
  // Written by the listing page.
  const forms = JSON.parse(count.dataset["forms"] ?? "{}") as Parameters<typeof formOf>[2];
  count.textContent = formOf(document.documentElement.lang, shown, forms);
}
