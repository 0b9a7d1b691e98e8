import type { ReactNode } from "react";
import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Cells } from "./cells.tsx";
import type { Cell } from "./firm-cells.server.ts";
import type { standardsWords } from "./market-words.ts";
import { SourceLink } from "./source-link.tsx";
import type { StandardsFacts } from "./standards.server.ts";
import { SheetSection } from "./sheet-section.tsx";
import styles from "./standards.later.module.css";

interface StandardsProps {
  facts: StandardsFacts;
  words: Localized<typeof standardsWords>;
  designator: string;
}

/** What we design to, what is certified and who tests for us; what has no entry is not there, nor its heading. */
export function Standards({
  facts: { standards, certificates, laboratories },
  words,
  designator,
}: StandardsProps) {
  const groups: [heading: string, content: ReactNode][] = [];
  if (standards.length > 0)
    groups.push([words.standardsHeading, <PartsList standards={standards} note={words.standardsNote} />]);
  if (certificates.length > 0) groups.push([words.certificatesHeading, certificates.map(toCells)]);
  if (laboratories.length > 0) groups.push([words.laboratoriesHeading, laboratories.map(toCells)]);
  const [first, ...others] = groups;
  if (!first) return null;
  return (
    <SheetSection id="standards" designator={designator} heading={first[0]}>
      <div className="content">{first[1]}</div>
      {others.map(([heading, content]) => (
        <div className={`content ${styles.group}`} key={heading}>
          <h3 className="text-subhead">{heading}</h3>
          {content}
        </div>
      ))}
    </SheetSection>
  );
}

function toCells(cells: Cell[]) {
  return <Cells key={cells.map(({ value }) => value).join()} cells={cells} />;
}

/** Numbered as on a drawing. */
function PartsList({ standards, note }: { standards: StandardsFacts["standards"]; note: string }) {
  return (
    <>
      <ol className={styles.parts}>
        {standards.map((standard) => (
          <li key={standard.name}>
            <b dir="ltr">{standard.name}</b>{" "}
            <span>
              <MixedText text={standard.covers} />
            </span>{" "}
            <SourceLink fact={standard} />
          </li>
        ))}
      </ol>
      <p className="text-small text-muted">{note}</p>
    </>
  );
}
