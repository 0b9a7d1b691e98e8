import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import { drawingRevision } from "../silkscreen.tsx";
import type { words as casesWords } from "./words.ts";
import redactionBarStyles from "./redaction-bar.module.css";
import blackBoxStyles from "./black-box.module.css";

type Words = Localized<typeof casesWords>;

const lines = [1, 2, 3, 4, 5, 6] as const;

/** What may be shown of a project: what goes in and what comes out. What is between stays confidential. */
export function BlackBox({ words }: { words: Words }) {
  return (
    <div className="surface-base section">
      <div className="page-container">
        <Designator>X6</Designator>
        <div className={`${blackBoxStyles.blackBox} content`}>
          <SideList
            side="into"
            heading={words.challengesHeading}
            items={lines.map((n) => words[`challenges${n}`])}
          />
          <div className={`${blackBoxStyles.blackBoxBody} surface-dark`} aria-hidden="true">
            <span className={`${redactionBarStyles.redactionBar} ${blackBoxStyles.blackBoxBar}`} />
            <span className={`${blackBoxStyles.blackBoxRevision} code`}>
              X6 {drawingRevision[useLocaleFromPath()]}
            </span>
          </div>
          <SideList
            side="out-of"
            heading={words.impactHeading}
            items={lines.map((n) => words[`impact${n}`])}
          />
        </div>
      </div>
    </div>
  );
}

interface SideListProps {
  side: "into" | "out-of";
  heading: string;
  items: string[];
}

function SideList({ side, heading, items }: SideListProps) {
  const id = side === "into" ? "challenges" : "impact";
  return (
    <section
      className={side === "into" ? blackBoxStyles.pinsInto : blackBoxStyles.pinsOutOf}
      aria-labelledby={id}
    >
      <h2 className="text-subhead" id={id}>
        {heading}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <MixedText text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
