import { honeypot } from "../fields.ts";
import type { Submission } from "../submission.ts";

/** Nobody reads a page and sends its form sooner. */
const minHumanMs = 2_000;

/**
 * Judges whether a program sent an inquiry. A visitor's browser may cause the signs of `suspicious` too: its filler filled the hidden
 * field, a restored draft was sent at once, or the page stood on another site, such as one that translates. `spam` is a hidden
 * field that was filled without a browser: browsers say from which site they post. See docs/decisions/forms.md.
 */
export function judgeSender(
  request: Request,
  siteOrigin: string,
  fields: Submission["fields"],
): { suspicious: boolean; spam: boolean } {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isFilled = typeof fields[honeypot] === "string" && fields[honeypot] !== "";
  const { elapsed: reported } = fields;
  const elapsed =
    typeof reported === "number" || typeof reported === "string" ? Number(reported) : Number.NaN;
  return {
    suspicious: isFilled || elapsed < minHumanMs || (site === "cross-site" && origin !== siteOrigin),
    spam: isFilled && origin === null && site === null,
  };
}
