import type { RejectedForm } from "./inquiries/form/summarize-problems.ts";
import type { VisitorPageContent } from "./inquiries/visitor/visitor-inquiry.ts";

/** What a page shows to one visitor only: a form as it was sent, or an inquiry. */
export interface ShownToVisitor {
  rejection?: RejectedForm;
  visitor?: VisitorPageContent;
}

/** Renders what the page at `path` shows of its own, as HTML. */
export type RenderForVisitor = (path: string, shown: ShownToVisitor) => Promise<string>;
