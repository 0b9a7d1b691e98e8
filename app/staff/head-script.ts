import { preferredLocale } from "./preferred-locale.ts";
import { redirectBySession } from "./redirect-by-session.ts";

// Runs in the head of each staff page, before the first paint.
try {
  redirectBySession();
  // The page is built in English: all but the bar of the header stays hidden until Arabic is applied, for five seconds at most.
  if (preferredLocale() !== "en") document.documentElement.dataset["localePending"] = "";
} catch {
  // Local storage is blocked.
  document.documentElement.dataset["storageBlocked"] = "";
}
