import { type RefObject, useRef } from "react";
import { QueryView } from "../../../backend/query-view.tsx";
import { formatCount } from "../../../i18n/plural.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { layoutWords } from "../../../staff/words.ts";
import { Button } from "../../../ui/button.tsx";
import { moveFocus } from "../../../ui/move-focus.ts";
import { usePageTurn } from "../../../ui/use-page-turn.ts";
import type { DeskParams } from "../desk-params.ts";
import { arrivedCount, deskWords } from "../desk-words.ts";
import { KeysHelp } from "../keys/keys-help.tsx";
import styles from "./inquiry-list.module.css";
import { ListHead } from "./list-head.tsx";
import { ListPage } from "./list-page.tsx";
import { listWords } from "./list-words.ts";
import { SelectionBar } from "./selection-bar.tsx";
import type { InquiryListState } from "./use-inquiry-list.ts";
import { useSelection } from "./use-selection.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export interface InquiryListProps {
  /** What the URL asks for. */
  params: DeskParams;
  list: InquiryListState;
  /** What somebody calls it. */
  name: string | undefined;
  isTable: boolean;
  /** The id of the inquiry that was open before, if any. */
  lastOpen: RefObject<string | undefined>;
}

/** A page of inquiries under what says which they are, alone or beside the open inquiry. */
export function InquiryList({ params, list, name, isTable, lastOpen }: InquiryListProps) {
  const locale = useLocale();
  const rows = useRef<HTMLDivElement>(null);
  const { turn, beginAt } = usePageTurn();
  const selection = useSelection(list.data?.inquiries ?? []);
  const { selected, toggle } = selection;

  function finishMove() {
    moveFocus(rows.current);
    list.refresh();
  }

  function findFocused() {
    const row = rows.current?.querySelector<HTMLElement>("[data-inquiry]:focus-within");
    return list.data?.inquiries.find(({ id }) => id === row?.dataset["inquiry"]);
  }

  useListKeys({ rows, toggle, open: params.inquiry });
  useReturnFocus(rows, { open: params.inquiry, lastOpen, isLoaded: list.data !== undefined });
  return (
    <section className={styles.list} aria-labelledby="list-title" aria-busy={list.isFetching} data-list="">
      <ListHead
        params={params}
        name={name}
        page={list.data}
        isAll={selection.isAll}
        isSome={!selection.isAll && selection.inquiries.length > 0}
        onToggleAll={selection.toggleAll}
        rangeRef={beginAt}
      />
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
            <ListPage
              page={page}
              params={params}
              isTable={isTable}
              selected={selected}
              onToggle={toggle}
              onTurn={turn}
            />
          )}
        </QueryView>
      </div>
      <div className={styles.foot}>
        {list.data && !list.error && <span className={styles.live}>{listWords.live[locale]}</span>}
        <Button variant="ghost" onClick={list.refetch}>
          {layoutWords.reload[locale]}
        </Button>
        {!params.inquiry && <KeysHelp />}
      </div>
      <div className={styles.selection}>
        <SelectionBar
          inquiries={selection.inquiries}
          team={(list.data ?? list.shown)?.team ?? []}
          onChanged={finishMove}
          onClear={selection.clear}
          focused={params.inquiry ? undefined : findFocused}
          onSelect={toggle}
        />
      </div>
    </section>
  );
}
