import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { queryClient, serverQuery } from "../../backend/query.ts";
import { queryWords } from "../../backend/query-words.ts";
import { useQuery } from "../../backend/use-query.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useCommands } from "../../staff/commands/use-commands.ts";
import { useTeam } from "../../staff/team.ts";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { type DeskParams, parseDeskParams, serializeDeskParams } from "./desk-params.ts";
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

const listAddress = serverQuery(["list-address"], async () => {
  const { data, error } = toResult(
    await databaseClient().from("staff_preferences").select("list_address").maybeSingle(),
  );
  return error ? { error } : { data: keptOf(parseDeskParams(new URLSearchParams(data?.list_address))) };
});

/**
 * The address of the desk that shows the list that the caller looked at last, without its search, days and page; undefined until it
 * is known. A list that is `looked` at is kept for the next time.
 */
function useListAddress(looked: DeskParams | undefined): string | undefined {
  const { data, error } = useQuery(listAddress);
  const shown = looked && keptOf(looked);
  useEffect(() => {
    if (!shown || !data || data === shown) return;
    queryClient.setQueryData(listAddress.queryKey, shown);
    void saveListAddress(shown);
  }, [shown, data]);
  return data ?? (error && serializeDeskParams({}));
}

/** It holds on this page also if it cannot be kept. */
async function saveListAddress(address: string) {
  await databaseClient().rpc("save_list_address", { list_address: address });
}

function keptOf(params: DeskParams): string {
  return serializeDeskParams({
    ...params,
    search: "",
    // Days age: a week of the figures would hide what comes next.
    since: undefined,
    until: undefined,
    cursor: undefined,
    inquiry: undefined,
    isNew: undefined,
  });
}
