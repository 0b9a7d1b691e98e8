import { type RefObject, useRef } from "react";
import { QueryView } from "../../../backend/query-view.tsx";
import { formatCount } from "../../../i18n/plural.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { moveFocus } from "../../../ui/move-focus.ts";
import { FailedMails } from "../mail-problems/failed-mails.tsx";
import { MissedMails } from "../mail-problems/missed-mails.tsx";
import type { DeskParams } from "../desk-params.ts";
import { arrivedCount, deskWords } from "../desk-words.ts";
import { ExportButtons } from "../export/export-buttons.tsx";
import { InquiryFilters } from "./inquiry-filters.tsx";
import styles from "./inquiry-list.module.css";
import { KeysHelp } from "../keys/keys-help.tsx";
import { ListPage } from "./list-page.tsx";
import { NewInquiryButton } from "../new/new-inquiry.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SavedViews } from "./saved-views.tsx";
import { Summary } from "./summary.tsx";
import type { InquiryListState } from "./use-inquiry-list.ts";
import { useSelection } from "./use-selection.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { ViewLinks } from "./view-links.tsx";

export interface InquiryListProps {
  /** What the URL asks for. */
  params: DeskParams;
  list: InquiryListState;
  /** The id of the inquiry that was open before, if any. */
  lastOpen: RefObject<string | undefined>;
}

/** A page of inquiries with what narrows it down, which stays when a page cannot be loaded: somebody may be writing there. */
export function InquiryList({ params, list, lastOpen }: InquiryListProps) {
  const locale = useLocale();
  const table = useRef<HTMLDivElement>(null);
  const frame = list.data ?? list.shown;
  const selection = useSelection(list.data?.inquiries ?? []);
  const { selected, toggle } = selection;

  function finishMove() {
    moveFocus(table.current);
    list.refresh();
  }

  useListKeys({ table, toggle });
  useReturnFocus(table, lastOpen);
  return (
    <>
      {frame && (
        <>
          <div className={styles.top}>
            <Summary counts={frame.counts} />
            <NewInquiryButton params={params} />
          </div>
          <FailedMails mails={frame.failedMails} total={frame.failedMailCount} onResent={list.refresh} />
          <MissedMails mails={frame.missedMails} onDismissed={list.refresh} />
          <InquiryFilters params={params} team={frame.team} />
          <ViewLinks params={params} counts={frame.counts} />
          <SavedViews params={params} />
        </>
      )}
      <div role="status">
        {list.arrived > 0 && (
          <Button variant="outline" className={styles.arrived} onClick={list.showArrived}>
            {formatCount(locale, list.arrived, arrivedCount)}
          </Button>
        )}
      </div>
      <SelectionBar
        inquiries={selection.inquiries}
        team={frame?.team ?? []}
        onChanged={finishMove}
        onClear={selection.clear}
      />
      <div className={styles.table} ref={table} tabIndex={-1}>
        <QueryView query={list} errorTitle={deskWords.failed[locale]}>
          {(page) => <ListPage page={page} selected={selected} onToggle={toggle} />}
        </QueryView>
      </div>
      <div className={styles.tools}>
        <ExportButtons params={params} team={frame?.team ?? []} />
        <KeysHelp />
      </div>
    </>
  );
}
