import type { ReactNode } from "react";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import type { CodePurpose, VisitorAction, VisitorPageContent } from "./visitor-inquiry.ts";
import type { ZoneName } from "./zone-of.ts";

interface VisitorFormProps {
  content: VisitorPageContent | null;
  action: VisitorAction;
  /** Where the browser comes back to. */
  zone: ZoneName;
  purpose?: CodePurpose;
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** A form of the page: without a script, the page comes back from the server with what became of it. */
export function VisitorForm({ content, action, zone, purpose, id, className, children }: VisitorFormProps) {
  const builtPath = pagePath(useLocaleFromPath(), "inquiry");
  const path = content?.path ?? builtPath;
  return (
    <form id={id} method="post" action={`${path}#${zone}`} className={className}>
      <input type="hidden" name="action" value={action} />
      {purpose && <input type="hidden" name="purpose" value={purpose} />}
      {children}
    </form>
  );
}
