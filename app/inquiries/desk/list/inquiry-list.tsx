import { type RefCallback, type RefObject, useRef } from "react";
import { Link } from "react-router";
import { QueryView } from "../../../backend/query-view.tsx";
import type { ListedInquiry } from "../../../backend/inquiry-rows.ts";
import { useSession } from "../../../backend/session.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { formatCount } from "../../../i18n/plural.ts";
import { listSeparator } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { layoutWords } from "../../../staff/words.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Menu } from "../../../ui/dialog/menu.tsx";
import { moveFocus } from "../../../ui/move-focus.ts";
import { usePageTurn } from "../../../ui/use-page-turn.ts";
import { type DeskParams, serializeDeskParams, type Sorting } from "../desk-params.ts";
import { arrivedCount, deskWords, viewWords } from "../desk-words.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { KeysHelp } from "../keys/keys-help.tsx";
import styles from "./inquiry-list.module.css";
import { useListKeys, useReturnFocus } from "./list-keys.ts";
import { ListPager, ListRange } from "./list-pages.tsx";
import { ListTable } from "./list-table.tsx";
import { listWords, sortingWords } from "./list-words.ts";
import { SelectionBar, useSeveralChanges } from "./selection-bar.tsx";
import type { InquiryListState } from "./use-inquiry-list.ts";
import { type Selection, useSelection } from "./use-selection.ts";

export interface InquiryListProps {
  /** What the URL asks for. */
  params: DeskParams;
  list: InquiryListState;
  /** What somebody calls it. */
  name: string | undefined;
  /** The id of the inquiry that was open before, if any. */
  lastOpen: RefObject<string | undefined>;
}

/** A page of inquiries under what says which they are, alone or beside the open inquiry. */
export function InquiryList({ params, list, name, lastOpen }: InquiryListProps) {
  const locale = useLocale();
  const session = useSession();
  const rows = useRef<HTMLDivElement>(null);
  const { turn, beginAt } = usePageTurn();
  const selection = useSelection(list.data?.inquiries ?? []);
  const { selected, toggle } = selection;
  const change = useSeveralChanges(() => {
    moveFocus(rows.current);
    list.refresh();
  });
  const userId = session.status === "open" ? session.userId : null;

  function findFocused() {
    const row = rows.current?.querySelector<HTMLElement>("[data-inquiry]:focus-within");
    return list.data?.inquiries.find(({ id }) => id === row?.dataset["inquiry"]);
  }

  async function take(inquiry: ListedInquiry) {
    await change([inquiry], () => ({ assignee_id: userId }));
    rows.current?.querySelector<HTMLElement>(`[data-inquiry="${inquiry.id}"] a`)?.focus();
  }

  useListKeys({ rows, toggle, open: params.inquiry });
  useReturnFocus(rows, { open: params.inquiry, lastOpen, isLoaded: list.data !== undefined });
  return (
    <section className={styles.list} aria-labelledby="list-title" aria-busy={list.isFetching} data-list="">
      <ListHead params={params} list={list} name={name} selection={selection} rangeRef={beginAt} />
      <div
        // A page begins at its top.
        key={params.cursor?.id}
        className={styles.rows}
        ref={rows}
        tabIndex={-1}
      >
        <div role="status">
          {list.arrived > 0 && (
            <Button variant="outline" className={styles.arrived} onClick={list.showArrived}>
              {formatCount(locale, list.arrived, arrivedCount)}
            </Button>
          )}
        </div>
        <QueryView query={list} errorTitle={deskWords.failed[locale]}>
          {(page) => (
            <>
              <ListTable
                page={page}
                open={params.inquiry}
                selected={selected}
                onToggle={toggle}
                onTake={(inquiry) => void take(inquiry)}
              />
              <ListPager page={page} onTurn={turn} />
            </>
          )}
        </QueryView>
      </div>
      <div className={`${styles.foot} screen-only`}>
        {list.data && !list.error && <span className={styles.live}>{listWords.live[locale]}</span>}
        <Button variant="ghost" onClick={list.refetch}>
          {layoutWords.reload[locale]}
        </Button>
        {!params.inquiry && <KeysHelp />}
      </div>
      <div className={styles.selection}>
        <SelectionBar
          selection={selection}
          change={change}
          focused={params.inquiry ? undefined : findFocused}
        />
      </div>
    </section>
  );
}

interface ListHeadProps extends Pick<InquiryListProps, "params" | "list" | "name"> {
  selection: Selection;
  rangeRef: RefCallback<HTMLElement>;
}

/** Which inquiries are listed, in which order, and which part of them. */
function ListHead({ params, list: { data: page }, name, selection, rangeRef }: ListHeadProps) {
  const locale = useLocale();
  const words = useWords(listWords);
  const order = sortingWords[params.sorting][locale];
  return (
    <header className={`${styles.head} screen-only`}>
      <label className={styles.all}>
        <input
          type="checkbox"
          className="tick"
          ref={(box) => {
            if (box) box.indeterminate = !selection.isAll && selection.inquiries.length > 0;
          }}
          checked={selection.isAll}
          aria-label={words.selectAll}
          onChange={selection.toggleAll}
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
      <ExportMenu params={params} />
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
  return view === "waiting" ? ["look_again", "waiting", "newest"] : ["due", "newest"];
}
