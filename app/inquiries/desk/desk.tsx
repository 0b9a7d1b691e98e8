import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { queryWords } from "../../backend/query-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useCommands } from "../../staff/commands/use-commands.ts";
import { useTeam } from "../../staff/team.ts";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { parseDeskParams } from "./desk-params.ts";
import { deskWords } from "./desk-words.ts";
import styles from "./desk.module.css";
import { OpenInquiry } from "./inquiry/open-inquiry.tsx";
import { InquiryList } from "./list/inquiry-list.tsx";
import { listedCommands } from "./list/list-commands.ts";
import { useSavedViews } from "./list/saved-views.tsx";
import { ToolsLine } from "./list/tools-line.tsx";
import { useInquiryList } from "./list/use-inquiry-list.ts";
import { MailProblems } from "./mail-problems/mail-problems.tsx";
import { NewInquiry } from "./new/new-inquiry.tsx";
import { useListAddress } from "./use-list-address.ts";

/** The inquiries, for staff: a list, and beside it, or instead where there is no room, the open inquiry. The URL says which. */
export default function Desk() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const given = parseDeskParams(parameters);
  // Without parameters, what was looked at last.
  const isGiven = parameters.size > 0;
  const isOpen = given.inquiry !== undefined;
  const lastAddress = useListAddress(isGiven && !isOpen && !given.isNew ? given : undefined);
  const address = isGiven || !lastAddress ? given : parseDeskParams(new URLSearchParams(lastAddress));
  const params = { ...address, isNew: undefined };
  const team = useTeam();
  const list = useInquiryList(params);
  const { frame } = list;
  const savedViews = useSavedViews(params);
  useCommands((typed) =>
    typed && frame ? listedCommands(locale, frame, team, (url) => void navigate(url)) : [],
  );
  const lastOpen = useRef(params.inquiry);
  useEffect(() => {
    if (params.inquiry) lastOpen.current = params.inquiry;
  }, [params.inquiry]);

  if (!isGiven && !lastAddress) return <Skeleton text={queryWords.loading[locale]} />;
  return (
    <div className={styles.desk} data-fills-window="" data-open={isOpen || undefined}>
      {!isOpen && <h1 className="sr-only">{deskWords.title[locale]}</h1>}
      <ToolsLine params={params} counts={frame?.counts} savedViews={savedViews} />
      <div className={`${styles.problems} screen-only`}>
        <MailProblems page={frame} />
      </div>
      <div className={styles.split}>
        <InquiryList params={params} list={list} name={savedViews.shown?.name} lastOpen={lastOpen} />
        {params.inquiry && (
          <OpenInquiry key={params.inquiry} id={params.inquiry} params={params} list={list} />
        )}
      </div>
      <NewInquiry params={address} onStored={list.refresh} />
    </div>
  );
}
