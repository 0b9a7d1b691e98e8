import { fileOutcomeWords, fileProblemWords } from "../file-words.ts";
import { stopUpload } from "./add-upload.ts";
import type { FilesPlace } from "./files-place.ts";
import { announce, chooser, findDrop, locale, part, updateTotals } from "./page-parts.ts";

/** Removes files without leaving the page, where others may be on their way. */
export function removeInPlace(place: FilesPlace) {
  addEventListener("submit", (event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("#files li") : null;
    if (!row || !findDrop()) return;
    event.preventDefault();
    void remove(row, place);
  });
}

async function remove(row: HTMLElement, place: FilesPlace) {
  const { endpoint, headers } = place();
  await stopUpload(row);
  const { id } = row.dataset;
  if (id && !(await isDeleted(`${endpoint}/${id}`, headers))) {
    const problem = fileProblemWords["server"]?.[locale] ?? "";
    part("state", row).textContent = problem;
    return announce(problem);
  }
  row.remove();
  updateTotals();
  chooser().focus();
  announce(fileOutcomeWords["file_removed"]?.[locale] ?? "");
}

export async function isDeleted(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const { ok, status } = await fetch(url, {
      method: "DELETE",
      headers: { ...headers, "Tus-Resumable": "1.0.0" },
    });
    // Somebody else, or another window, did it before.
    return ok || status === 404;
  } catch {
    return false;
  }
}
