import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { queryWords } from "../../backend/query-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useCommands } from "../../staff/commands/use-commands.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { parseDeskParams } from "./desk-params.ts";
import { deskWords } from "./desk-words.ts";
import styles from "./desk.module.css";
import { OpenInquiry } from "./inquiry/open-inquiry.tsx";
import { InquiryList } from "./list/inquiry-list.tsx";
import { listedCommands } from "./list/listed-commands.ts";
import { OperatingNotices } from "./list/operating-notices.tsx";
import { ToolsLine } from "./list/tools-line.tsx";
import { useInquiryList } from "./list/use-inquiry-list.ts";
import { useSavedViews } from "./list/use-saved-views.ts";
import { FailedMails } from "./mail-problems/failed-mails.tsx";
import { MissedMails } from "./mail-problems/missed-mails.tsx";
import { NewInquiry } from "./new/new-inquiry.tsx";
import { useListPreferences } from "./use-list-preferences.ts";

/** The inquiries, for staff: a list, and beside it, or instead where there is no room, the open inquiry. The URL says which. */
export default function Desk() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const given = parseDeskParams(parameters);
  // Without parameters, what was chosen last.
  const isGiven = parameters.size > 0;
  const isOpen = given.inquiry !== undefined;
  const preferences = useListPreferences(isGiven && !isOpen && !given.isNew ? given : undefined);
  const address = isGiven || !preferences ? given : parseDeskParams(new URLSearchParams(preferences.address));
  const params = { ...address, isNew: undefined };
  const list = useInquiryList(params);
  const savedViews = useSavedViews(params);
  const frame = list.data ?? list.shown;
  useCommands((typed) => (typed && frame ? listedCommands(locale, frame, (url) => void navigate(url)) : []));
  const lastOpen = useRef(params.inquiry);
  useEffect(() => {
    if (params.inquiry) lastOpen.current = params.inquiry;
  }, [params.inquiry]);
  const hasRoom = useMedia("(width >= 64rem)");
  const display = params.display ?? preferences?.display;

  if (!isOpen && !display) return <Skeleton text={queryWords.loading[locale]} />;
  const isTable = display === "table" && hasRoom && !isOpen;
  return (
    <div className={styles.desk} data-fills-window="" data-open={isOpen || undefined}>
      {!isOpen && <h1 className="sr-only">{deskWords.title[locale]}</h1>}
      <ToolsLine params={params} frame={frame} display={display ?? "list"} savedViews={savedViews} />
      <div className={styles.problems}>
        <OperatingNotices />
        {frame && (
          <>
            <FailedMails mails={frame.failedMails} total={frame.failedMailCount} onResent={list.refresh} />
            <MissedMails counts={frame.missedMails} onDismissed={list.refresh} />
          </>
        )}
      </div>
      <div className={isTable ? styles.whole : styles.split}>
        <InquiryList
          params={params}
          list={list}
          name={savedViews.shown?.name}
          isTable={isTable}
          lastOpen={lastOpen}
        />
        {params.inquiry ? (
          <OpenInquiry key={params.inquiry} id={params.inquiry} params={params} list={list} />
        ) : (
          !isTable && (
            <div className={styles.nothingOpen}>
              <EmptyState text={deskWords.choose[locale]} />
            </div>
          )
        )}
      </div>
      <NewInquiry params={address} team={frame?.team ?? []} onStored={list.refresh} />
    </div>
  );
}
