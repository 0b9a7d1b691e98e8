import type { ReactNode } from "react";
import { Designator } from "../../ui/designator.tsx";

interface SheetSectionProps {
  id: string;
  designator: string;
  heading: string;
  /** Above the heading. */
  above?: ReactNode;
  children: ReactNode;
}

/** A part of the page that its contents lead to. */
export function SheetSection({ id, designator, heading, above, children }: SheetSectionProps) {
  return (
    <section className="surface-base section" id={id} aria-labelledby={`${id}-heading`}>
      <div className="page-container">
        {above}
        <Designator>{designator}</Designator>
        <h2 className="section-heading text-heading" id={`${id}-heading`}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
