import { isShortName } from "../../i18n/latin-runs.ts";
import { part } from "../../site/extras/part.ts";
import type { ArticleText } from "../article-text.ts";
import { hrefOf } from "./cards.ts";
import { textOf } from "./fetch-ahead.ts";

/** Everything that stands in the card already. */
export function fillHead(reader: HTMLDialogElement, card: HTMLElement) {
  copy(card, "time", reader, "time");
  part(reader, "time").setAttribute("datetime", part(card, "time").getAttribute("datetime") ?? "");
  for (const source of reader.querySelectorAll(".source")) copyInto(source, part(card, ".source"));
  copy(card, ".label", reader, ".label");
  copy(card, ".label", reader, ".category");
  copy(card, "h2 a", reader, "h2");
  copy(card, ".gist", reader, ".lead");
  copy(card, ".plate", reader, ".plate");
  part<HTMLAnchorElement>(reader, ".own-page").href = hrefOf(card);
  part<HTMLElement>(reader, ".not-loaded").hidden = true;
}

function copy(from: ParentNode, what: string, to: ParentNode, where: string) {
  copyInto(part(to, where), part(from, what));
}

function copyInto(place: Element, original: Element) {
  place.replaceChildren(...[...original.childNodes].map((node) => node.cloneNode(true)));
}

/** The article's own text, or why it is not there and how to have it. Its own page would not come either. */
export async function fillText(reader: HTMLDialogElement, href: string) {
  const place = part<HTMLElement>(reader, ".text");
  const notLoaded = part<HTMLElement>(reader, ".not-loaded");
  const reason = part<HTMLElement>(notLoaded, "[role=alert]");
  const wasAskedAgain = notLoaded.contains(document.activeElement);
  place.replaceChildren();
  place.ariaBusy = "true";
  // Emptied, so that the same sentence is read out again.
  reason.textContent = "";
  const text = await textOf(href).catch(() => undefined);
  // Another may have been opened meanwhile, or none.
  if (location.href !== href) return;
  place.ariaBusy = null;
  part<HTMLElement>(reader, ".own-page").hidden = !text;
  notLoaded.hidden = text !== undefined;
  reason.textContent = reason.dataset[navigator.onLine ? "notLoaded" : "offline"] ?? "";
  if (!text) return;
  place.replaceChildren(...text.paragraphs.map(paragraphOf));
  if (wasAskedAgain) place.focus({ preventScroll: true });
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
