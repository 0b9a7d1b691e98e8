import { part } from "../../site/extras/part.ts";
import { cards, findCard, hrefOf } from "./cards.ts";
import { fillHead, fillText } from "./reader-content.ts";

/** What the history remembers of an article opened over the list. */
interface Opened {
  reader?: string;
}

/** Articles open over the list; the address is the article's meanwhile, and Back closes it. */
export function openInPlace() {
  const reader = part<HTMLDialogElement>(document, "#reader");
  let listTitle = document.title;
  /** Where the focus comes back to. */
  let opener: HTMLElement | undefined;

  const open = (card: HTMLElement, link: HTMLElement) => {
    if (!reader.open) listTitle = document.title;
    opener = link;
    document.title = part(card, "h2 a").textContent ?? "";
    fillHead(reader, card);
    void fillText(reader, hrefOf(card));
    if (!reader.open) reader.showModal();
    // A panel that scrolls would take the focus itself.
    part<HTMLElement>(reader, ".close").focus();
    part(reader, ".reader-panel").scrollTop = 0;
  };

  for (const card of cards)
    card.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const opened: Opened = { reader: card.dataset["slug"] ?? "" };
      history.pushState(opened, "", hrefOf(card));
      // The picture is no stop of the keyboard.
      open(card, link.tabIndex < 0 ? part(card, "h2 a") : link);
    });
  part(reader, ".close").addEventListener("click", () => reader.close());
  reader.addEventListener("click", (event) => {
    // All that is not its panel.
    if (event.target === reader) reader.close();
  });
  reader.addEventListener("close", () => {
    // The event follows the closing; Forward may have opened it again by then.
    if (reader.open) return;
    document.title = listTitle;
    // Not every browser focuses a link that is pressed, so it would not come back there by itself.
    opener?.focus({ preventScroll: true });
    if (openedNow()) history.back();
  });
  addEventListener("popstate", () => {
    const card = findCard(openedNow() ?? "");
    if (card) open(card, part(card, "h2 a"));
    else if (reader.open) reader.close();
  });
  const tryAgain = () => {
    void fillText(reader, location.href);
    // A picture that did not come is asked for once more when its address is set.
    for (const image of reader.querySelectorAll("img")) image.setAttribute("src", image.src);
  };
  part(reader, ".not-loaded button").addEventListener("click", tryAgain);
  addEventListener("online", () => {
    if (reader.open && !part<HTMLElement>(reader, ".not-loaded").hidden) tryAgain();
  });
}

function openedNow(): string | undefined {
  // Only this file puts anything there.
  return (history.state as Opened | null)?.reader;
}
