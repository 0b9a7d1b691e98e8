import { ErasePage } from "./erase-page.tsx";
import { ErasedPage } from "./erased-page.tsx";
import { InquiryPage } from "./inquiry-page.tsx";
import { LinkPage } from "./link-page.tsx";
import type { VisitorPageContent } from "./visitor-inquiry.ts";

/** All that the page shows: the inquiry, that it can be or was erased, or how to get a link. */
export function VisitorContent({ content, now }: { content: VisitorPageContent | null; now: number }) {
  if (content?.erased) return <ErasedPage path={content.path} reference={content.erased} />;
  if (content?.erasable) return <ErasePage content={content} reference={content.erasable} />;
  if (content?.inquiry) return <InquiryPage content={content} inquiry={content.inquiry} now={now} />;
  return <LinkPage content={content} />;
}
