import { preferredLocale } from "./preferred-locale.ts";
import { redirectBySession } from "./redirect-by-session.ts";

// Runs at the top of each staff page, before the first paint.
const { dataset } = document.documentElement;
try {
  redirectBySession();
  // The page is built in English: all but the bar of the header stays hidden until Arabic is applied, for five seconds at most.
  if (preferredLocale() !== "en") dataset["localePending"] = "";
} catch {
  // Local storage is blocked.
  dataset["storageBlocked"] = "";
}

// Until the page's scripts run, what fails is one of them: of another version than the page, or the network failed.
dataset["scriptsPending"] = "";
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showFailure(), true);
addEventListener("unhandledrejection", showFailure);

function showFailure() {
  if (!("scriptsPending" in dataset)) return;
  delete dataset["localePending"];
  dataset["moduleFailed"] = "";
}
