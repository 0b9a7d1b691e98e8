import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Locale } from "../../i18n/text.ts";
import { QueryFrame } from "../../staff/query-section.tsx";
import { parseDeskParams } from "./desk-params.ts";
import { deskWords } from "./desk-words.ts";
import { InquiryList } from "./list/inquiry-list.tsx";
import { OpenInquiry } from "./inquiry/open-inquiry.tsx";
import { OperatingNotices } from "./list/operating-notices.tsx";
import { useInquiryList } from "./list/use-inquiry-list.ts";

/** The inquiries, for staff: a list, or the open inquiry with the list at its side. The URL says which. */
export function Desk({ locale }: { locale: Locale }) {
  const [parameters] = useSearchParams();
  const params = parseDeskParams(parameters);
  const list = useInquiryList(params);
  const lastOpen = useRef(params.inquiry);
  useEffect(() => {
    if (params.inquiry) lastOpen.current = params.inquiry;
  }, [params.inquiry]);
  if (params.inquiry)
    return (
      <OpenInquiry key={params.inquiry} locale={locale} id={params.inquiry} params={params} list={list} />
    );
  return (
    <QueryFrame locale={locale} title={deskWords.title[locale]} query={list}>
      <OperatingNotices locale={locale} />
      <InquiryList locale={locale} params={params} list={list} lastOpen={lastOpen} />
    </QueryFrame>
  );
}
