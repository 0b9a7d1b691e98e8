import { fileOutcomeWords, fileProblemWords } from "../file-words.ts";
import { stopUpload } from "./add-upload.ts";
import { announce, chooser, filesUrl, locale, part, updateTotals } from "./page-parts.ts";

/** Removes files without leaving the page, where others may be on their way. */
export function removeInPlace() {
  addEventListener("submit", (event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("#files li") : null;
    if (!row) return;
    event.preventDefault();
    void remove(row);
  });
}

async function remove(row: HTMLElement) {
  await stopUpload(row);
  const { id } = row.dataset;
  if (id && !(await isDeleted(`${filesUrl}/${id}`))) {
    const problem = fileProblemWords["server"]?.[locale] ?? "";
    part("state", row).textContent = problem;
    return announce(problem);
  }
  row.remove();
  updateTotals();
  chooser().focus();
  announce(fileOutcomeWords["file_removed"]?.[locale] ?? "");
}

async function isDeleted(url: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(url, {
      method: "DELETE",
      headers: { "Tus-Resumable": "1.0.0" },
    });
    // Somebody else, or another window, did it before.
    return ok || status === 404;
  } catch {
    return false;
  }
}
