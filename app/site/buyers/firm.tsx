import type { Localized } from "../../i18n/text.ts";
import { Cells } from "./cells.tsx";
import type { Cell } from "./firm-cells.server.ts";
import { Week } from "./week.tsx";
import type { WeekRow } from "./week.server.ts";
import type { words as buyersWords } from "./words.ts";
import { SheetSection } from "./sheet-section.tsx";
import styles from "./cells.later.module.css";

interface FirmProps {
  words: Localized<typeof buyersWords>;
  designator: string;
  cells: Cell[];
  people: Cell[];
  dayNames: string[];
  weeks: WeekRow[];
}

/** The firm as the title block of a drawing, and when it can be reached. */
export function Firm({ words, designator, cells, people, dayNames, weeks }: FirmProps) {
  return (
    <SheetSection id="firm" designator={designator} heading={words.firmHeading}>
      <div className="content">
        <Cells cells={cells} />
        {people.length > 0 && (
          <>
            <h3 className={`text-subhead ${styles.people}`}>{words.peopleHeading}</h3>
            <Cells cells={people} />
          </>
        )}
      </div>
      <Week words={words} dayNames={dayNames} rows={weeks} />
    </SheetSection>
  );
}
