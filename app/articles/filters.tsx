import { useLocaleFromPath } from "../i18n/paths.ts";
import type { Localized } from "../i18n/text.ts";
import { listingPath } from "./listing-path.ts";
import type { words as listingWords } from "./words.ts";
import controlStyles from "../ui/control.module.css";
import styles from "./filters.module.css";

export interface Filter {
  /** Its value of `?category=`. */
  value: string;
  /** Every value of `?category=` that selects it. */
  values: string[];
  name: string;
  /** Of the page that shows it. */
  title: string;
}

interface FiltersProps {
  /** The value of `?category=`. */
  selected: string;
  filters: Filter[];
  words: Localized<typeof listingWords>;
}

/** Links, so that a category has an address. */
export function Filters({ selected, filters, words }: FiltersProps) {
  const locale = useLocaleFromPath();
  return (
    <nav className={styles.filters} aria-label={words.filtersLabel} data-filters>
      {filters.map(({ value, values, name, title }) => (
        <a
          key={value}
          href={listingPath(locale, value)}
          data-values={values.join(" ")}
          data-title={title}
          aria-current={values.includes(selected) ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Works where scripts run (`enhancements/listing.ts`). */
export function SearchField({ label }: { label: string }) {
  return (
    <search className={styles.search}>
      <input
        type="search"
        className={controlStyles.control}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  );
}
