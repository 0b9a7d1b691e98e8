/** The cards of the list, in their order. All are in the page; those that do not match the filter are hidden. */
export const cards = [...document.querySelectorAll<HTMLElement>("[data-slug]")];

export function findCard(slug: string): HTMLElement | undefined {
  return cards.find((card) => card.dataset["slug"] === slug);
}

/** Address of the article a card leads to. */
export function hrefOf(card: HTMLElement): string {
  return card.querySelector<HTMLAnchorElement>("h2 a")?.href ?? "";
}
