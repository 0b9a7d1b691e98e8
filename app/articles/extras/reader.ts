import { isShortName } from "../../i18n/latin-runs.ts";
import { part } from "../../site/extras/part.ts";
import type { ArticleText } from "../article-text.ts";
import { cards, findCard, hrefOf } from "./cards.ts";
import { textOf } from "./fetch-ahead.ts";

/** What the history remembers of an article opened over the list. */
interface Opened {
  reader?: string;
}

/** Articles open over the list; the address is the article's meanwhile, and Back closes it. */
export function openInPlace() {
  const reader = part<HTMLDialogElement>(document, "#reader");
  const { title } = document;

  for (const card of cards)
    card.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const opened: Opened = { reader: card.dataset["slug"] ?? "" };
      history.pushState(opened, "", hrefOf(card));
      // A link that was pressed is not focused everywhere; this is where the focus comes back to.
      part<HTMLElement>(card, "h2 a").focus({ preventScroll: true });
      open(reader, card);
    });
  part(reader, ".close").addEventListener("click", () => reader.close());
  reader.addEventListener("click", (event) => {
    if (event.target === reader && isOutside(reader, event)) reader.close();
  });
  reader.addEventListener("close", () => {
    document.title = title;
    if (openedNow()) history.back();
  });
  addEventListener("popstate", () => {
    const card = findCard(openedNow() ?? "");
    if (card) open(reader, card);
    else if (reader.open) reader.close();
  });
}

function openedNow(): string | undefined {
  // Only this file puts anything there.
  return (history.state as Opened | null)?.reader;
}

function open(reader: HTMLDialogElement, card: HTMLElement) {
  const title = part(card, "h2 a");
  copy(card, "time", reader, "time");
  part(reader, "time").setAttribute("datetime", part(card, "time").getAttribute("datetime") ?? "");
  for (const source of reader.querySelectorAll(".source")) copyInto(source, part(card, ".source"));
  copy(card, ".label", reader, ".label");
  copy(card, ".label", reader, ".category");
  copyInto(part(reader, "h2"), title);
  copy(card, ".gist", reader, ".lead");
  copy(card, ".plate", reader, ".plate");
  part<HTMLAnchorElement>(reader, ".own-page").href = hrefOf(card);
  document.title = title.textContent ?? "";
  void fillText(reader, hrefOf(card));
  if (!reader.open) reader.showModal();
  reader.scrollTop = 0;
}

function copy(from: ParentNode, what: string, to: ParentNode, where: string) {
  copyInto(part(to, where), part(from, what));
}

function copyInto(place: Element, original: Element) {
  place.replaceChildren(...[...original.childNodes].map((node) => node.cloneNode(true)));
}

/** A text that cannot be had is read on the article's own page. */
async function fillText(reader: HTMLDialogElement, href: string) {
  const place = part<HTMLElement>(reader, ".text");
  place.replaceChildren();
  place.ariaBusy = "true";
  const text = await textOf(href).catch(() => undefined);
  // Another may have been opened meanwhile, or none.
  if (location.href !== href) return;
  if (!text) return location.reload();
  place.replaceChildren(...text.paragraphs.map(paragraphOf));
  place.ariaBusy = null;
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

function isOutside(reader: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = reader.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
