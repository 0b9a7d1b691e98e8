import type { ReactNode } from "react";
import { MixedText } from "../i18n/isolate.tsx";
import { Designator } from "../ui/section.tsx";

interface PageHeadProps {
  designator: string;
  title: string;
  lead: string;
  /** What stands over the title. */
  above?: ReactNode;
  /** What stands under the lead. */
  children?: ReactNode;
}

export function PageHead({ designator, title, lead, above, children }: PageHeadProps) {
  return (
    <section className="page-head sheet">
      <div className="frame">
        <Designator>{designator}</Designator>
        {above && <div className="in">{above}</div>}
        <h1 className="text-title">{title}</h1>
        <p className="lead text-lead">
          <MixedText text={lead} />
        </p>
        {children}
      </div>
    </section>
  );
}
