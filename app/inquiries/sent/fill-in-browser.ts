import { localeFromPath } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { momentPlaceholder, parseSentQuery, referencePlaceholder } from "./sent-path.ts";

// On a static host nobody else puts into the page what was sent.
const { reference, due } = parseSentQuery(location.search);
if (reference) {
  fill("reference", referencePlaceholder, reference);
  if (due) fill("due", momentPlaceholder, momentText(localeFromPath(location.pathname), due));
}

function fill(name: "reference" | "due", placeholder: string, value: string) {
  const place = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (!place) return;
  place.dataset[name] = value;
  const text = place.querySelector("bdi") ?? place;
  text.textContent = text.textContent.replace(placeholder, value);
}
