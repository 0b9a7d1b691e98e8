import { dress, key } from "./dressed.ts";
import { changeLetters } from "./same-lines.ts";
import { savesData } from "./saves-data.ts";
import { whenPainted } from "./when-painted.ts";

/**
 * On a first visit the words are painted in letters the browser has, of the same widths; the site's own are fetched when
 * that is done. See docs/decisions/words-first.md.
 */
export function dressWhenPainted() {
  if (savesData()) dress("own");
  else whenPainted(dressOnceFetched);
}

async function dressOnceFetched() {
  const letters = document.documentElement.lang === "ar" ? "aن" : "a";
  // Letters that do not come leave the page as it is, and the drawings may come all the same.
  await document.fonts.load('1em "Readex Pro Variable"', letters).catch(() => []);
  changeLetters(() => dress("ours"));
  try {
    localStorage.setItem(key, "yes");
  } catch {}
}
