import { dress, key } from "./dressed.ts";
import { offerLanguage } from "./language-offer.ts";

// Runs in the head, before anything is painted.
try {
  if (localStorage.getItem(key)) dress("ours");
} catch {}
offerLanguage();
