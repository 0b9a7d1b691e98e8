import { chooser, drop, locale, part, rowsOfFiles } from "./page-parts.ts";
import { uploadWords } from "./upload-words.ts";

/** Turns the forms that send a file each into a place that takes several. */
export function prepareFiles() {
  for (const element of drop().querySelectorAll("[data-without-script]")) element.remove();
  for (const template of drop().querySelectorAll<HTMLTemplateElement>("template[data-with-script]"))
    template.replaceWith(template.content);
  drop().dataset["ready"] = "";
  chooser().multiple = true;
  for (const row of rowsOfFiles().filter(({ dataset }) => !("whole" in dataset)))
    part("state", row).append(` ${uploadWords.chooseAgain[locale]}`);
}
