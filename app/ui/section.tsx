import type { ReactNode } from "react";

interface SectionProps {
  /** Id of the heading, for links to the section. */
  id: string;
  /** Reference designator in the margin, as on a schematic: decoration. */
  designator: string;
  heading: string;
  surface?: "base" | "dark";
  children: ReactNode;
}

export function Section({ id, designator, heading, surface = "base", children }: SectionProps) {
  return (
    <section className={`surface-${surface} section`} aria-labelledby={id}>
      <div className="frame">
        <Designator>{designator}</Designator>
        <h2 className="col-head text-heading" id={id}>
          {heading}
        </h2>
        <div className="in mt-8 grid gap-6">{children}</div>
      </div>
    </section>
  );
}

export function Designator({ children }: { children: string }) {
  return (
    <p className="ref" aria-hidden="true">
      {children}
    </p>
  );
}
