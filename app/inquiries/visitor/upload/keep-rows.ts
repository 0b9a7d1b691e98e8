import { list, updateTotals } from "./page-parts.ts";

/** The rows that the script has added, to be put into the page that takes the place of this one. */
export function addedRows(): HTMLElement[] {
  return [...list().querySelectorAll<HTMLElement>("li[data-state]")];
}

export function keepRows(rows: HTMLElement[]) {
  for (const row of rows) {
    const { id } = row.dataset;
    const listed = id && list().querySelector<HTMLElement>(`[data-id="${id}"]`);
    if (!listed) list().append(row);
    else if (!("whole" in listed.dataset)) listed.replaceWith(row);
  }
  updateTotals();
}
