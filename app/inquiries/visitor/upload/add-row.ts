import { announce, list, locale, part, rowTemplate, updateTotals } from "./page-parts.ts";
import { shareOf, sizeText, stateText } from "./row-text.ts";
import { sentBytes, type UploadState } from "./upload-state.ts";

/** Adds a row for a file that is to be sent; in place of `former` when it was begun before. */
export function addRow({ name, size }: File, former: HTMLElement | null) {
  const row = rowTemplate().content.firstElementChild?.cloneNode(true);
  if (!(row instanceof HTMLElement)) throw new Error("The page has no row for a file");
  const progress = row.querySelector("[role=progressbar]");
  const lostAt: number[] = [];
  let kind = "";
  progress?.setAttribute("aria-label", name);
  for (const place of row.querySelectorAll("[data-part=name]")) place.textContent = name;
  if (former) former.replaceWith(row);
  else list().append(row);

  return {
    row,

    show(state: UploadState) {
      const share = shareOf(sentBytes(state, size), size);
      if (state.kind === "lost" && lostAt.at(-1) !== share) lostAt.push(share);
      row.dataset["state"] = state.kind;
      row.toggleAttribute("data-lost", lostAt.length > 0);
      part("size", row).textContent = sizeText(locale, state, size);
      part("state", row).textContent = stateText(locale, state, size, lostAt);
      progress?.setAttribute("aria-valuenow", String(Math.floor(100 * share)));
      part("sent", row).setAttribute("d", `M0 8H${100 * share}`);
      part("gaps", row).setAttribute("d", lostAt.map(gapAt).join(""));
      part("cuts", row).setAttribute("d", lostAt.map(cutAt).join(""));
      if (state.kind === kind) return;
      kind = state.kind;
      if (kind !== "waiting" && kind !== "sending") announce(`${name}: ${part("state", row).textContent}`);
      // Of a file that is refused, the server keeps nothing.
      if (kind === "refused") delete row.dataset["size"];
      else Object.assign(row.dataset, { name, size });
      row.toggleAttribute("data-whole", kind === "done");
      updateTotals();
    },
  };
}

/** A line of a scale of a hundred is interrupted, and begins again. */
function gapAt(share: number): string {
  return `M${100 * share - 0.7} 8h1.4`;
}

function cutAt(share: number): string {
  return `M${100 * share - 0.9} 12l0.8-8m0.2 8l0.8-8`;
}
