import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ErasedPage } from "./erased-page.tsx";
import { LinkPage } from "./link-page.tsx";
import { visitorContext } from "./visitor-context.server.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { visitorPageId } from "./visitor-page-id.ts";
import { VisitorSheet } from "./visitor-sheet.tsx";
import styles from "./visitor-page.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  return { content: context.get(visitorContext), now: Date.now() };
}

/** The private page of one inquiry. As it is built it knows none, and offers to mail a link to it. */
export default function VisitorPage() {
  const { content, now } = useLoaderData<typeof loader>();
  return (
    <div id={visitorPageId} className={`surface-base ${styles.page}`}>
      {renderContent(content, now)}
    </div>
  );
}

function renderContent(content: VisitorPageContent | null, now: number) {
  if (content?.erased) return <ErasedPage content={content} erased={content.erased} />;
  if (content?.inquiry) return <VisitorSheet content={content} inquiry={content.inquiry} now={now} />;
  return <LinkPage content={content} />;
}
