// Extras for pages that work without them. They are bundled into each page, and stay below 2 KB on the wire.
import { dressWhenPainted } from "./after-paint.ts";
import { bringAliveWhenPainted } from "./alive.ts";
import { countUp } from "./count-up.ts";
import { closeLanguageOffer } from "./language-offer.ts";
import { completeLanguageSwitch } from "./language-switch.ts";
import { closeMenu } from "./menu.ts";
import { reportNotFound } from "./not-found.ts";

completeLanguageSwitch();
closeLanguageOffer();
closeMenu();
countUp();
reportNotFound();
dressWhenPainted();
bringAliveWhenPainted();
