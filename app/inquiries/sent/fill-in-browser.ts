import { localeFromPath } from "../../i18n/text.ts";
import { replyBy } from "../reply-promise.ts";
import { parseSentQuery } from "./sent-path.ts";

// On a static host nobody else puts into the page what was sent.
const { reference, due } = parseSentQuery(location.search);
fill("reference", reference);
if (due) fill("due", replyBy(localeFromPath(location.pathname), due));

function fill(name: string, text = "") {
  const place = document.querySelector(`[data-sent=${name}]`);
  if (place && text) place.textContent = text;
}
