import { pagePath } from "../i18n/paths.ts";
import type { Locale } from "../i18n/text.ts";
import { company } from "../company.ts";
import "./brand.css";

/** The company's logo and name, a link to home. `label` is its accessible name. */
export function Brand({ locale, label }: { locale: Locale; label: string }) {
  return (
    <a className="brand" href={pagePath(locale, "home")} aria-label={label}>
      <LogoMark />
      <span>{company.name[locale]}</span>
    </a>
  );
}

/** The letter ن as a routed trace; its dot is a via. Symmetrical, so it is never mirrored. */
export function LogoMark() {
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="mark-trace" d="M9 24v10.5L23.5 49h17L55 34.5V24" />
      <path className="mark-pad" d="M4 18h10v9H4zM50 18h10v9H50z" />
      <circle className="mark-via" cx="32" cy="21" r="6.5" />
    </svg>
  );
}
