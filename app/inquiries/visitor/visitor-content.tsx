import { ErasedPage } from "./erased-page.tsx";
import { LinkPage } from "./link-page.tsx";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { VisitorSheet } from "./visitor-sheet.tsx";

/** All that the page shows: the inquiry, that it was erased, or how to get a link. */
export function VisitorContent({ content, now }: { content: VisitorPageContent | null; now: number }) {
  if (content?.erased) return <ErasedPage content={content} erased={content.erased} />;
  if (content?.inquiry) return <VisitorSheet content={content} inquiry={content.inquiry} now={now} />;
  return <LinkPage content={content} />;
}
