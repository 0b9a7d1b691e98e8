// Progressive enhancement: the pages work without it. Bundled and inlined into each page; stays below 2 KB on the wire.
import { loadWebFonts } from "./load-web-fonts.ts";
import { loadPageModule } from "./load-page-module.ts";
import { closeLanguageOffer } from "./language-offer.ts";
import { completeLanguageSwitch } from "./language-switch.ts";
import { closeMenu } from "./menu.ts";
import { reportNotFound } from "./not-found.ts";

completeLanguageSwitch();
closeLanguageOffer();
closeMenu();
reportNotFound();
loadWebFonts();
loadPageModule();
