import { setFonts, storageKey } from "./fonts.ts";
import { offerLanguage } from "./language.ts";

// Runs in the head, before anything is painted.
try {
  if (localStorage.getItem(storageKey)) setFonts("web");
} catch {}
offerLanguage();
