import { awaitLanguage } from "./await-language.ts";
import { leadToRightDoor } from "./right-door.ts";

// Runs in the head of each staff page, before anything is painted. Without storage there is no session, and no choice.
try {
  leadToRightDoor();
  awaitLanguage();
} catch {}
