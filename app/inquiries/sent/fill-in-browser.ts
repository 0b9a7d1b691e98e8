import { localeFromPath } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { keptPage } from "./kept-page.ts";
import { momentPlaceholder, parseSentQuery, referencePlaceholder } from "./sent-path.ts";

// On a static host nobody else puts into the page what was sent.
const { reference, due } = parseSentQuery(location.search);
if (reference) {
  fill("reference", referencePlaceholder, reference);
  if (due) fill("due", momentPlaceholder, momentText(localeFromPath(location.pathname), due));
  const page = keptPage(reference);
  if (page) fill("page", "", page);
}

function fill(name: "reference" | "due" | "page", placeholder: string, value: string) {
  const place = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (!place) return;
  place.dataset[name] = value;
  const link = place.querySelector("a");
  if (link) link.href = value;
  const text = place.querySelector("bdi") ?? place;
  if (placeholder) text.textContent = text.textContent.replace(placeholder, value);
}
