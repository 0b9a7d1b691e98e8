import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { InquiryPage } from "./inquiry-page.tsx";
import { ErasedPage, ErasePage, LinkPage } from "./small-pages.tsx";
import { visitorContext } from "./visitor-context.server.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import styles from "./visitor.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  return { content: context.get(visitorContext), now: Date.now() };
}

/** The private page of one inquiry. As it is built it knows none, and offers to mail a link to it. */
export default function VisitorPage() {
  const { content, now } = useLoaderData<typeof loader>();
  return (
    <div id="visitor-page" className={`surface-base ${styles.page}`}>
      <Content content={content} now={now} />
    </div>
  );
}

function Content({ content, now }: { content: VisitorPageContent | null; now: number }) {
  if (content?.erased) return <ErasedPage path={content.path} reference={content.erased} />;
  if (content?.erasable) return <ErasePage content={content} reference={content.erasable} />;
  if (content?.inquiry) return <InquiryPage content={content} inquiry={content.inquiry} now={now} />;
  return <LinkPage content={content} />;
}
