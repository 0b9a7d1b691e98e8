import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { VisitorContent } from "./visitor-content.tsx";
import { visitorContext } from "./visitor-context.server.ts";
import { visitorPageId } from "./visitor-page-id.ts";
import styles from "./visitor-page.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  return { content: context.get(visitorContext), now: Date.now() };
}

/** The private page of one inquiry. As it is built it knows none, and offers to mail a link to it. */
export default function VisitorPage() {
  const { content, now } = useLoaderData<typeof loader>();
  return (
    <div id={visitorPageId} className={`surface-base ${styles.page}`}>
      <VisitorContent content={content} now={now} />
    </div>
  );
}
