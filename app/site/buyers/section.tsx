import type { ReactNode } from "react";
import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { arabicLetter } from "../../i18n/latin-runs.ts";
import { Designator } from "../../ui/text/designator.tsx";
import styles from "./section.later.module.css";

interface BuyersSectionProps {
  id: string;
  designator: string;
  heading: string;
  /** Above the heading. */
  above?: ReactNode;
  children: ReactNode;
}

/** A part of the page that its contents lead to. */
export function BuyersSection({ id, designator, heading, above, children }: BuyersSectionProps) {
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

/** A cell of a title block. */
export interface Cell {
  name: string;
  value: string;
  /** What the value links to. */
  href?: string;
}

/** A title block: neighbours of a value that is missing take its room. */
export function Cells({ cells }: { cells: Cell[] }) {
  return (
    <dl className={styles.cells}>
      {cells.map(({ name, value, href }) => (
        <div key={name} className={href || value.length > 26 ? styles.wide : undefined}>
          <dt>{name}</dt>
          <dd>
            {href ? (
              <a className="link" href={href}>
                <CellText value={value} />
              </a>
            ) : (
              <CellText value={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A name or a number runs left to right in Arabic, too. */
function CellText({ value }: { value: string }) {
  return arabicLetter.test(value) ? <MixedText text={value} /> : <LtrText>{value}</LtrText>;
}

/** Where a fact was read, by the name of the site. */
export function SourceLink({ fact }: { fact: { source: string; host: string } }) {
  return (
    <a className="link" dir="ltr" href={fact.source}>
      {fact.host}
    </a>
  );
}

export interface PrintedProps {
  printed: { address: string; asOf: string };
}

/** At the head of a printed sheet: the address of the page, and its day. */
export function PrintedLine({ printed: { address, asOf } }: PrintedProps) {
  return (
    <p className="print-only text-small">
      <LtrText>{address}</LtrText> · {asOf}
    </p>
  );
}
