import { useLocale } from "../i18n/paths.ts";
import type { Localized } from "../i18n/text.ts";
import { listingAddress } from "./listing-address.ts";
import type { words as listingWords } from "./words.ts";

export interface Filter {
  /** What stands for it in the address. */
  value: string;
  /** Everything the address may say for it. */
  values: string[];
  name: string;
  /** Of the page that shows it. */
  title: string;
}

interface FiltersProps {
  /** The value the address asks for. */
  asked: string;
  filters: Filter[];
  words: Localized<typeof listingWords>;
}

/** Links, so that a category has an address. */
export function Filters({ asked, filters, words }: FiltersProps) {
  const locale = useLocale();
  return (
    <nav className="filters" aria-label={words.filtersLabel}>
      {filters.map(({ value, values, name, title }) => (
        <a
          key={value}
          href={listingAddress(locale, value)}
          data-values={values.join(" ")}
          data-title={title}
          aria-current={values.includes(asked) ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** There where scripts run (`extras/main.ts`). */
export function Search({ label }: { label: string }) {
  return (
    <search className="search">
      <input
        type="search"
        className="control"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  );
}
