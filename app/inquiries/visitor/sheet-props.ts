import type { VisitorInquiry, VisitorPageContent } from "./visitor-inquiry.ts";

/** Of what shows a part of the sheet. */
export interface SheetProps {
  content: VisitorPageContent;
  inquiry: VisitorInquiry;
}
