import { addUpload, isSending } from "./add-upload.ts";
import { drop } from "./page-parts.ts";
import { removeInPlace } from "./remove-files.ts";

/** Takes what is chosen or dropped, for as long as the window is open. */
export function takeFiles() {
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = "";
    for (const file of files) addUpload(file, false);
  });

  // A file that misses the place would be opened by the browser, and the page left.
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    drop().toggleAttribute("data-over", isOverDrop(event));
  });
  addEventListener("dragleave", () => drop().removeAttribute("data-over"));
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    drop().removeAttribute("data-over");
    if (!isOverDrop(event)) return;
    for (const item of event.dataTransfer?.items ?? []) {
      const file = item.getAsFile();
      if (file) addUpload(file, item.webkitGetAsEntry()?.isDirectory === true);
    }
  });

  addEventListener("beforeunload", (event) => {
    if (isSending()) event.preventDefault();
  });

  removeInPlace();
}

/** Text that is dragged goes where it always goes. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true;
}

function isOverDrop({ target }: Event): boolean {
  return target instanceof Node && drop().contains(target);
}
