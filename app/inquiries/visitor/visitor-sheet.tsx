import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Ending } from "./ending.tsx";
import { FilesZone } from "./files-zone.tsx";
import { SentZone } from "./sent-zone.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { TitleStrip } from "./title-strip.tsx";
import { VisitorFooter } from "./visitor-footer.tsx";
import { VisitorHeader } from "./visitor-header.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { listZones } from "./list-zones.ts";
import styles from "./visitor-sheet.module.css";

/** The whole inquiry as one drawing sheet: its head, its parts, and the title strip at its end side. */
export function VisitorSheet({ content, inquiry, now }: SheetProps & { now: number }) {
  const zones = listZones(useLocaleFromPath(), inquiry);
  return (
    <>
      <VisitorHeader path={content.path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.drawing}>
          <SheetHead inquiry={inquiry} />
          <TitleStrip inquiry={inquiry} now={now} />
          {zones.map((zone) => {
            const Part = parts[zone.name];
            return <Part key={zone.name} zone={zone} content={content} inquiry={inquiry} />;
          })}
        </div>
      </main>
      <VisitorFooter content={content} inquiry={inquiry} />
    </>
  );
}

const parts = { files: FilesZone, sent: SentZone, end: Ending };
