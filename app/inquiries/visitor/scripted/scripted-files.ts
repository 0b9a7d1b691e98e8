import { apiHeaders, apiOrigin } from "../../../backend/api-origin.ts";
import { findDrop } from "../upload/page-parts.ts";
import { prepareFiles } from "../upload/prepare-files.ts";
import { isDeleted } from "../upload/remove-files.ts";
import { openedHash, pageOf } from "./page-address.ts";

/** Addresses are logged on the way, so the key is in a header. */
export const functionPlace = () => ({
  endpoint: `${apiOrigin()}/functions/v1/visitor-files`,
  headers: { ...apiHeaders(), "inquiry-page": pageOf(openedHash) },
});

/** React puts what a template has beside its content, not into it. */
export function prepareRenderedFiles() {
  for (const template of document.querySelectorAll<HTMLTemplateElement>("#files template"))
    template.content.append(...template.childNodes);
  if (findDrop()) prepareFiles();
}

/** Removes the file of a row while no others are taken. */
export function removeFile(id: string): Promise<boolean> {
  const { endpoint, headers } = functionPlace();
  return isDeleted(`${endpoint}/${id}`, headers);
}
