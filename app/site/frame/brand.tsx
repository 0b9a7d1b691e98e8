import { pagePath } from "../../i18n/paths.ts";
import type { Locale } from "../../i18n/text.ts";
import { company } from "../../../firm/company.ts";
import { logo } from "../../../firm/logo.ts";
import styles from "./brand.module.css";

interface BrandProps {
  locale: Locale;
  /** Its accessible name. */
  label: string;
  /** May set `--brand-size`, of the name, and `--mark-size`. */
  className?: string | undefined;
}

/** The company's logo and name, a link to home. */
export function Brand({ locale, label, className }: BrandProps) {
  const classes = className ? `${styles.brand} ${className}` : styles.brand;
  return (
    <a className={classes} href={pagePath(locale, "home")} aria-label={label}>
      <LogoMark className={styles.mark} />
      <span data-long={company.name[locale].length > 7 || undefined}>{company.name[locale]}</span>
    </a>
  );
}

/** The logo in the colours of what it lies on, never mirrored. */
export function LogoMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={logo.ink} />
      <path fill="var(--accent)" d={logo.accent} />
    </svg>
  );
}
