import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { QueryFrame } from "../../staff/query-section.tsx";
import { parseDeskParams } from "./desk-params.ts";
import { deskWords } from "./desk-words.ts";
import { InquiryList } from "./list/inquiry-list.tsx";
import { NewInquiry } from "./new/new-inquiry.tsx";
import { OpenInquiry } from "./inquiry/open-inquiry.tsx";
import { OperatingNotices } from "./list/operating-notices.tsx";
import { useInquiryList } from "./list/use-inquiry-list.ts";

/** The inquiries, for staff: a list, or the open inquiry with the list at its side. The URL says which. */
export function Desk() {
  const locale = useLocale();
  const [parameters] = useSearchParams();
  const address = parseDeskParams(parameters);
  const params = { ...address, isNew: undefined };
  const list = useInquiryList(params);
  const lastOpen = useRef(params.inquiry);
  useEffect(() => {
    if (params.inquiry) lastOpen.current = params.inquiry;
  }, [params.inquiry]);
  const newInquiry = (
    <NewInquiry params={address} team={(list.data ?? list.shown)?.team ?? []} onStored={list.refresh} />
  );
  if (params.inquiry)
    return (
      <>
        <OpenInquiry key={params.inquiry} id={params.inquiry} params={params} list={list} />
        {newInquiry}
      </>
    );
  return (
    <QueryFrame title={deskWords.title[locale]} query={list}>
      <OperatingNotices />
      <InquiryList params={params} list={list} lastOpen={lastOpen} />
      {newInquiry}
    </QueryFrame>
  );
}
