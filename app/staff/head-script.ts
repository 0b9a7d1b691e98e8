import { markLocalePending } from "./locale-pending.ts";
import { redirectBySession } from "./redirect-by-session.ts";

// Runs in the head of each staff page, before the first paint. Where local storage is blocked there is nothing to apply.
try {
  redirectBySession();
  markLocalePending();
} catch {}
