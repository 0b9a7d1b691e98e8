import type { ReactNode } from "react";
import { MixedText } from "../i18n/isolate.tsx";

interface PageHeaderProps {
  title: string;
  lead: string;
  /** Above the title. */
  above?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}

export function PageHeader({ title, lead, above, children }: PageHeaderProps) {
  return (
    <section className="page-header surface-base">
      <div className="page-container">
        {above && <div className="content">{above}</div>}
        <h1 className="text-title">{title}</h1>
        <p className="lead text-lead">
          <MixedText text={lead} />
        </p>
        {children}
      </div>
    </section>
  );
}
