import { escapeHtml } from "../../escape-html.ts";
import { formPaths, inquiryKinds } from "../fields.ts";
import { parseFormQuery } from "../form-path.ts";

/** The page that was built for `path` with what its query fills in; undefined when that fills in nothing. */
export function fillForm(built: Buffer, path: string, query: string): string | undefined {
  const kind = inquiryKinds.find((each) => path.endsWith(`/${formPaths[each]}`));
  const given = kind ? parseFormQuery(kind, query) : [];
  if (given.length === 0) return undefined;
  const filled = given.reduce(fillField, String(built));
  // What is chosen can stand in the part that is folded.
  const isChosen = given.some(([name, value]) => name !== "subject" && value !== "on");
  return isChosen ? insertAfter(filled, '<details id="more"', ' open=""') : filled;
}

/** As React has written the controls. */
function fillField(page: string, [name, value]: [name: string, value: string]): string {
  if (name === "subject") return insertAfter(page, 'name="subject"', ` value="${escapeHtml(value)}"`);
  if (value === "on") return insertAfter(page, `name="${name}"`, ' checked=""');
  const option = insertAfter(page, `<option value="${value}"`, ' selected=""');
  return insertAfter(option, `name="${name}" value="${value}"`, ' checked=""');
}

function insertAfter(page: string, place: string, inserted: string): string {
  return page.replace(place, () => place + inserted);
}
