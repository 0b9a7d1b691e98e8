import type { ReactNode } from "react";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { sectionOf } from "./section-of.ts";
import type { VisitorAction, VisitorPageContent } from "./visitor-inquiry.ts";

interface VisitorFormProps {
  content: VisitorPageContent | null;
  action: VisitorAction;
  className?: string | undefined;
  hasFiles?: boolean;
  children?: ReactNode;
}

/** A form of the page: without a script, the page comes back from the server with what became of it. */
export function VisitorForm({ content, action, className, hasFiles, children }: VisitorFormProps) {
  const builtPath = pagePath(useLocaleFromPath(), "inquiry");
  const path = content?.path ?? builtPath;
  return (
    <form
      method="post"
      action={`${path}#${sectionOf[action]}`}
      encType={hasFiles ? "multipart/form-data" : undefined}
      className={className}
    >
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}
