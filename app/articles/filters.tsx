import { useLocale } from "../i18n/address.ts";
import type { InLocale } from "../i18n/text.ts";
import { everything } from "./categories.ts";
import { listingAddress } from "./listing-address.ts";
import type { words as listingWords } from "./words.ts";

interface FiltersProps {
  /** The value the address asks for. */
  asked: string;
  filters: { value: string; name: string }[];
  words: InLocale<typeof listingWords>;
}

/** Links, so that a category has an address. */
export function Filters({ asked, filters, words }: FiltersProps) {
  const locale = useLocale();
  return (
    <nav className="filters" aria-label={words.filtersLabel}>
      {[{ value: everything, name: words.all }, ...filters].map(({ value, name }) => (
        <a
          key={value}
          href={listingAddress(locale, value)}
          data-value={value}
          aria-current={value === asked ? "true" : undefined}
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
