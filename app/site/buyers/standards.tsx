import { MixedText } from "../../i18n/isolate.tsx";
import { usePageWords } from "../localize-words.ts";
import type { StandardsFacts } from "./conformity.server.ts";
import { standardsWords } from "./words.ts";
import { BuyersSection, type Cell, Cells, SourceLink } from "./section.tsx";
import lineStyles from "../lines.module.css";
import styles from "./section.later.module.css";

type StandardsProps = StandardsFacts & { designator: string };

/** What we design to, what is certified and who tests for us; what has no entry is not there, nor its heading. */
export function Standards({ standards, certificates, laboratories, designator }: StandardsProps) {
  const words = usePageWords(standardsWords);
  const groups = [
    {
      heading: words.standardsHeading,
      isGiven: standards.length > 0,
      content: <PartsList standards={standards} />,
    },
    {
      heading: words.certificatesHeading,
      isGiven: certificates.length > 0,
      content: certificates.map(toCells),
    },
    {
      heading: words.laboratoriesHeading,
      isGiven: laboratories.length > 0,
      content: laboratories.map(toCells),
    },
  ];
  const [first, ...others] = groups.filter(({ isGiven }) => isGiven);
  if (!first) return null;
  return (
    <BuyersSection id="standards" designator={designator} heading={first.heading}>
      <div className="content">{first.content}</div>
      {others.map(({ heading, content }) => (
        <div className={`content ${styles.group}`} key={heading}>
          <h3 className="text-subhead">{heading}</h3>
          {content}
        </div>
      ))}
    </BuyersSection>
  );
}

function toCells(cells: Cell[]) {
  return <Cells key={cells.map(({ value }) => value).join()} cells={cells} />;
}

/** Numbered as on a drawing. */
function PartsList({ standards }: Pick<StandardsFacts, "standards">) {
  const words = usePageWords(standardsWords);
  return (
    <>
      <ol className={`${lineStyles.ruled} ${styles.parts}`}>
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
      <p className="text-small text-muted">{words.standardsNote}</p>
    </>
  );
}
