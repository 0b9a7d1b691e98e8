import { isShortName } from "../../i18n/latin-runs.ts";
import { requireElement } from "../../site/enhancements/require-element.ts";
import type { ArticleText } from "../article-text.ts";
import { cards, hrefOf, loadArticleText } from "./cards.ts";

/** The history state of an article opened over the list. */
interface DialogHistoryState {
  slug: string;
}

/** Articles open over the list; the address is the article's meanwhile, and Back closes it. */
export function openInDialog() {
  const dialog = requireElement<HTMLDialogElement>(document, "#article-dialog");
  let listTitle = document.title;
  /** Where the focus comes back to. */
  let opener: HTMLElement | undefined;
  /** Whether the address is that of the article. Events of closing come late, and two of them may find it closed. */
  let isAddressed = false;

  const open = (card: HTMLElement, link: HTMLElement) => {
    if (!dialog.open) listTitle = document.title;
    opener = link;
    document.title = requireElement(card, "h2 a").textContent ?? "";
    fillSummary(dialog, card);
    void loadBody(dialog, hrefOf(card));
    if (!dialog.open) dialog.showModal();
    isAddressed = true;
    // A panel that scrolls would take the focus itself.
    requireElement<HTMLElement>(dialog, "[data-close]").focus();
    requireElement(dialog, "[data-panel]").scrollTop = 0;
  };

  for (const card of cards)
    card.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const state: DialogHistoryState = { slug: card.dataset["slug"] ?? "" };
      history.pushState(state, "", hrefOf(card));
      open(card, link);
    });
  requireElement(dialog, "[data-close]").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    // A press outside the panel.
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    // The event follows the closing; Forward may have opened it again by then.
    if (dialog.open) return;
    document.title = listTitle;
    // Not every browser focuses a link that is pressed, so it would not come back there by itself.
    opener?.focus({ preventScroll: true });
    if (isAddressed) history.back();
    isAddressed = false;
  });
  addEventListener("popstate", () => {
    // Only this file puts anything there.
    const opened = history.state as DialogHistoryState | null;
    const card = cards.find(({ dataset }) => dataset["slug"] === opened?.slug);
    if (card) open(card, requireElement(card, "h2 a"));
    else if (dialog.open) {
      isAddressed = false;
      dialog.close();
    }
  });
}

/** Copies what the card already shows. */
function fillSummary(dialog: HTMLDialogElement, card: HTMLElement) {
  for (const target of dialog.querySelectorAll<HTMLElement>("[data-field]")) {
    const original = requireElement<HTMLElement>(card, `[data-field=${target.dataset["field"]}]`);
    target.replaceChildren(...[...original.childNodes].map((node) => node.cloneNode(true)));
  }
  requireElement<HTMLAnchorElement>(dialog, "[data-permalink]").href = hrefOf(card);
}

/** Loads the article's text; where that fails, its page, as without script. */
async function loadBody(dialog: HTMLDialogElement, href: string) {
  const body = requireElement<HTMLElement>(dialog, "[data-text]");
  const end = requireElement<HTMLElement>(dialog, "[data-end]");
  body.replaceChildren();
  body.ariaBusy = "true";
  end.hidden = true;
  const text = await loadArticleText(href).catch(() => undefined);
  // Another may have been opened meanwhile, or none.
  if (location.href !== href) return;
  if (!text) return location.reload();
  body.ariaBusy = null;
  end.hidden = false;
  requireElement<HTMLImageElement>(dialog, "img").alt = text.pictureAlt;
  body.replaceChildren(
    ...text.paragraphs.map((pieces) => {
      const paragraph = document.createElement("p");
      paragraph.append(...toNodes(pieces));
      return paragraph;
    }),
  );
  requireElement(end, "[data-note]").replaceChildren(...toNodes(text.note));
  requireElement<HTMLAnchorElement>(end, "[data-ask]").href = text.wayOn.askHref;
  requireElement(end, "[data-services]").replaceChildren(
    ...text.wayOn.services.map(({ name, href: service }) =>
      Object.assign(document.createElement("a"), { className: "link", href: service, textContent: name }),
    ),
  );
}

/** Every second piece runs left to right in Arabic. */
function toNodes(pieces: ArticleText["note"]): (Node | string)[] {
  return pieces.map((piece, index) =>
    index % 2 === 0
      ? piece
      : Object.assign(document.createElement("bdi"), {
          className: isShortName(piece) ? "short-name" : "",
          dir: "ltr",
          textContent: piece,
        }),
  );
}
