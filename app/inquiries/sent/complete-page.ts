import { localeFromPath } from "../../i18n/text.ts";
import { replyBy } from "../reply-promise.ts";
import { parseSentQuery } from "./sent-path.ts";

// Inside the page and not an island: one comes after the first paint, and on a static host the reference would come with it.
offerPrint();
if (import.meta.env.VITE_SUPABASE_URL) fillInBrowser();

/** Only a script can open the browser's print dialog. */
function offerPrint() {
  const button = document.querySelector<HTMLButtonElement>("[data-print]");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => print());
}

/** On a static host nobody else puts into the page what was sent. */
function fillInBrowser() {
  const { reference, due } = parseSentQuery(location.search);
  fill("reference", reference);
  if (due) fill("due", replyBy(localeFromPath(location.pathname), due));
}

function fill(name: string, text = "") {
  const place = document.querySelector(`[data-sent=${name}]`);
  if (place && text) place.textContent = text;
}
