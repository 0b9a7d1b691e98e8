import { list, rowsOfFiles, updateTotals } from "./page-parts.ts";

/** The rows of files that are on their way, to be put into the page that takes the place of this one. */
export function sendingRows(): HTMLElement[] {
  return rowsOfFiles().filter(({ dataset }) => "state" in dataset && !("whole" in dataset));
}

export function keepRows(rows: HTMLElement[]) {
  for (const row of rows) {
    const { name, size } = row.dataset;
    const begun = rowsOfFiles().find(({ dataset }) => dataset["name"] === name && dataset["size"] === size);
    if (begun) begun.replaceWith(row);
    else list().append(row);
  }
  updateTotals();
}
