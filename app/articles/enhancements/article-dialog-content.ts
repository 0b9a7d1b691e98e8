import { isShortName } from "../../i18n/latin-runs.ts";
import { requireElement } from "../../site/enhancements/require-element.ts";
import type { ArticleText } from "../article-text.ts";
import { hrefOf } from "./cards.ts";
import { loadArticleText } from "./prefetch.ts";

/** Copies what the card already shows. */
export function fillSummary(dialog: HTMLDialogElement, card: HTMLElement) {
  for (const target of dialog.querySelectorAll<HTMLElement>("[data-field]")) {
    const original = requireElement<HTMLElement>(card, `[data-field=${target.dataset["field"]}]`);
    target.replaceChildren(...[...original.childNodes].map((node) => node.cloneNode(true)));
  }
  const { dateTime } = requireElement<HTMLTimeElement>(card, "time");
  requireElement<HTMLTimeElement>(dialog, "time").dateTime = dateTime;
  requireElement<HTMLAnchorElement>(dialog, "[data-permalink]").href = hrefOf(card);
  requireElement<HTMLElement>(dialog, "[data-error]").hidden = true;
}

/** Loads the article's text, or shows why that failed and a retry button. The link to the article's page is hidden then: it would fail too. */
export async function loadBody(dialog: HTMLDialogElement, href: string) {
  const body = requireElement<HTMLElement>(dialog, "[data-text]");
  const note = requireElement<HTMLElement>(dialog, "[data-note]");
  const notLoaded = requireElement<HTMLElement>(dialog, "[data-error]");
  const reason = requireElement<HTMLElement>(notLoaded, "[role=alert]");
  const isRetry = notLoaded.contains(document.activeElement);
  body.replaceChildren();
  note.hidden = true;
  body.ariaBusy = "true";
  // Emptied, so that screen readers announce the same sentence again.
  reason.textContent = "";
  const text = await loadArticleText(href).catch(() => undefined);
  // Another may have been opened meanwhile, or none.
  if (location.href !== href) return;
  body.ariaBusy = null;
  requireElement<HTMLElement>(dialog, "[data-permalink]").hidden = !text;
  notLoaded.hidden = text !== undefined;
  note.hidden = !text;
  reason.textContent = reason.dataset[navigator.onLine ? "notLoaded" : "offline"] ?? "";
  if (!text) return;
  requireElement<HTMLImageElement>(dialog, "img").alt = text.pictureAlt;
  body.replaceChildren(...text.paragraphs.map(paragraphOf));
  requireElement<HTMLElement>(note, "p").replaceWith(paragraphOf(text.note));
  if (isRetry) body.focus({ preventScroll: true });
}

function paragraphOf(pieces: ArticleText["paragraphs"][number]): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.append(...pieces.map((piece, index) => (index % 2 === 1 ? isolate(piece) : piece)));
  return paragraph;
}

function isolate(piece: string): HTMLElement {
  const className = isShortName(piece) ? "short-name" : "";
  return Object.assign(document.createElement("bdi"), { className, dir: "ltr", textContent: piece });
}
