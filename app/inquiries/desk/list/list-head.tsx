import type { RefCallback } from "react";
import { Link } from "react-router";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { listSeparator } from "../../../i18n/text.ts";
import { Menu } from "../../../ui/menu.tsx";
import { type DeskParams, serializeDeskParams, type Sorting, usualSorting } from "../desk-params.ts";
import { viewWords } from "../desk-words.ts";
import type { InquiryList } from "./fetch-inquiry-list.ts";
import styles from "./inquiry-list.module.css";
import { ListRange } from "./list-range.tsx";
import { listWords, sortingWords } from "./list-words.ts";

export interface ListHeadProps {
  params: DeskParams;
  /** What somebody calls the list. */
  name: string | undefined;
  page: InquiryList | undefined;
  /** Whether all of the page are selected. */
  isAll: boolean;
  /** Whether some of them are, and not all. */
  isSome: boolean;
  onToggleAll: () => void;
  rangeRef: RefCallback<HTMLElement>;
}

/** Which inquiries are listed, in which order, and which part of them. */
export function ListHead({ params, name, page, isAll, isSome, onToggleAll, rangeRef }: ListHeadProps) {
  const locale = useLocale();
  const words = useWords(listWords);
  const order = sortingWords[params.sorting][locale];
  return (
    <header className={styles.head}>
      <label className={styles.all}>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isSome;
          }}
          checked={isAll}
          aria-label={words.selectAll}
          onChange={onToggleAll}
        />
      </label>
      <h2 id="list-title">
        {name ? (
          <Isolate>{name}</Isolate>
        ) : (
          viewWords[params.view][locale] + listSeparator(locale) + order.toLowerCase()
        )}
      </h2>
      {page && <ListRange key={page.params.cursor?.id} page={page} ref={rangeRef} />}
      <Menu
        label={words.order}
        className={styles.order}
        button={
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M5 2v12M2 11l3 3 3-3M11 14V2M8 5l3-3 3 3" />
          </svg>
        }
      >
        {sortingsOf(params.view).map((sorting) => (
          <Link
            key={sorting}
            to={serializeDeskParams({ ...params, sorting, cursor: undefined })}
            aria-current={sorting === params.sorting || undefined}
          >
            {sortingWords[sorting][locale]}
          </Link>
        ))}
      </Menu>
    </header>
  );
}

function sortingsOf(view: DeskParams["view"]): Sorting[] {
  return view === "waiting" ? ["look_again", "waiting", "newest"] : [usualSorting("open"), "newest"];
}
