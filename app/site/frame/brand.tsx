import { pagePath } from "../../i18n/paths.ts";
import type { Locale } from "../../i18n/text.ts";
import { company } from "../../../firm/company.ts";
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
      <span>{company.name[locale]}</span>
    </a>
  );
}

/** The letter ن as a routed trace; its dot is a via. Symmetrical, so it is never mirrored. */
export function LogoMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.trace} d="M9 24v10.5L23.5 49h17L55 34.5V24" />
      <path className={styles.pad} d="M4 18h10v9H4zM50 18h10v9H50z" />
      <circle className={styles.via} cx="32" cy="21" r="6.5" />
    </svg>
  );
}
