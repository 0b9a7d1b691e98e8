import { company } from "../../firm/company.ts";
import { pagePath } from "../i18n/paths.ts";
import { locales } from "../i18n/text.ts";
import { siteOrigin } from "./origin.server.ts";

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires, so that no stale contact is trusted. */
export function loader() {
  const origin = siteOrigin();
  return new Response(
    `Contact: mailto:${company.email}
Contact: ${origin}${pagePath("en", "contact")}
Expires: ${daysFromNow(validDays)}
Preferred-Languages: ${locales.join(", ")}
Canonical: ${origin}/.well-known/security.txt
`,
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
}

/** The standard asks for less than a year. */
const validDays = 360;

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, "Z");
}
