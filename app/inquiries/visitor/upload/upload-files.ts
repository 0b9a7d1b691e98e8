// Sends the files of an inquiry from its private page: several at once, and on after a lost connection.
import { addUpload, isSending } from "./add-upload.ts";
import { chooser, drop, locale, part, rowsOfFiles } from "./page-parts.ts";
import { removeInPlace } from "./remove-files.ts";
import { uploadWords } from "./upload-words.ts";

for (const element of drop.querySelectorAll("[data-without-script]")) element.remove();
for (const template of drop.querySelectorAll<HTMLTemplateElement>("template[data-with-script]"))
  template.replaceWith(template.content);
drop.dataset["ready"] = "";
chooser.multiple = true;

for (const row of rowsOfFiles().filter(({ dataset }) => !("whole" in dataset)))
  part("state", row).append(` ${uploadWords.chooseAgain[locale]}`);

for (const input of drop.querySelectorAll<HTMLInputElement>("input[type=file]")) {
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = "";
    for (const file of files) addUpload(file, false);
  });
}

// A file that misses the place would be opened by the browser, and the page left.
addEventListener("dragover", (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  drop.toggleAttribute("data-over", isOverDrop(event));
});
addEventListener("dragleave", () => drop.removeAttribute("data-over"));
addEventListener("drop", (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  drop.removeAttribute("data-over");
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

/** Text that is dragged goes where it always goes. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true;
}

function isOverDrop({ target }: Event): boolean {
  return target instanceof Node && drop.contains(target);
}
