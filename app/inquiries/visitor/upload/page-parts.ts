import { localeFromPath } from "../../../i18n/text.ts";
import { countText, usedPath, usedText } from "../file-totals.ts";

export const locale = localeFromPath(location.pathname);

/** Where the files of the inquiry are begun. */
export const filesUrl = `${location.origin}${location.pathname}/files`;

// The places of the page that a script fills.
export const drop = () => find<HTMLElement>("[data-drop]");
export const list = () => find<HTMLElement>("#files > ul");
export const rowTemplate = () => find<HTMLTemplateElement>("#upload-row");
export const chooser = () => find<HTMLInputElement>("#file");

/** The rows of files that the server has or takes. */
export function rowsOfFiles(): HTMLElement[] {
  return [...list().querySelectorAll<HTMLElement>("[data-size]")];
}

export function part(name: string, of: ParentNode = drop()): HTMLElement {
  return find(`[data-part=${name}]`, of);
}

export function announce(text: string) {
  part("announcement").textContent = text;
}

/** Says anew how many files there are, and how large. */
export function updateTotals() {
  const sizes = rowsOfFiles().map((row) => Number(row.dataset["size"]));
  const used = sizes.reduce((sum, size) => sum + size, 0);
  part("count").textContent = countText(locale, sizes.length);
  part("used").textContent = usedText(locale, used);
  part("use").setAttribute("d", usedPath(used));
  list().hidden = list().children.length === 0;
}

function find<Found extends Element>(selector: string, of: ParentNode = document): Found {
  const found = of.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
