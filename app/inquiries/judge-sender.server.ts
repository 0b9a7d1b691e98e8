import { honeypot } from "./fields.ts";
import type { Submission } from "./submission.ts";

/** Sooner than this nobody has read a page and sent its form. */
const minHumanMs = 2_000;

/**
 * Whether a program seems to have sent an inquiry. What a visitor's browser may cause too is suspicious, and comes to the inbox:
 * its filler filled what people do not see, the form was sent at once, or posted from another site, such as one that translates.
 * Spam is what no browser sends: it names the site it posts from, and a program that fills in everything does not. See
 * docs/decisions/spam.md.
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
