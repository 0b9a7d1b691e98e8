import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import type { standardsWords } from "./market-words.ts";
import { SourceLink } from "./source-link.tsx";
import type { StandardsFacts } from "./standards.server.ts";
import styles from "./standards.later.module.css";

interface StandardsProps {
  facts: StandardsFacts;
  words: Localized<typeof standardsWords>;
}

/** What we design to, what is certified and who tests for us; what has no entry is not there, nor its heading. */
export function Standards({ facts, words }: StandardsProps) {
  const groups = [
    {
      heading: words.standardsHeading,
      entries: facts.standards.length,
      content: <PartsList facts={facts} words={words} />,
    },
    {
      heading: words.certificatesHeading,
      entries: facts.certificates.length,
      content: <Certificates facts={facts} words={words} />,
    },
    {
      heading: words.laboratoriesHeading,
      entries: facts.laboratories.length,
      content: <Laboratories facts={facts} words={words} />,
    },
  ].filter(({ entries }) => entries > 0);
  const [first, ...others] = groups;
  if (!first) return null;
  return (
    <section
      className={`surface-base section ${styles.standards}`}
      id="standards"
      aria-labelledby="standards-h"
    >
      <div className="page-container">
        <Designator>C</Designator>
        <h2 className="section-heading text-heading" id="standards-h">
          {first.heading}
        </h2>
        <div className="content">{first.content}</div>
        {others.map(({ heading, content }) => (
          <div className="content" key={heading}>
            <h3 className="text-subhead">{heading}</h3>
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Numbered as on a drawing. */
function PartsList({ facts, words }: StandardsProps) {
  return (
    <>
      <ol>
        {facts.standards.map((standard) => (
          <li key={standard.name}>
            <b dir="ltr">{standard.name}</b>{" "}
            <p>
              <MixedText text={standard.covers} />
            </p>{" "}
            <SourceLink fact={standard} />
          </li>
        ))}
      </ol>
      <p className="text-small text-muted">{words.standardsNote}</p>
    </>
  );
}

function Certificates({ facts, words }: StandardsProps) {
  return facts.certificates.map(({ standard, number, body, expires }) => (
    <dl key={standard + number}>
      <Fact name={words.standard} value={standard} />
      <Fact name={words.certified} value={body} />
      <Fact name={words.number} value={number} />
      <Fact name={words.lastDay} value={expires} />
    </dl>
  ));
}

function Laboratories({ facts, words }: StandardsProps) {
  return facts.laboratories.map(({ name, city, accreditation, tests }) => (
    <dl key={name}>
      <Fact name={words.laboratory} value={name} />
      <Fact name={words.city} value={city} />
      <Fact name={words.accreditation} value={accreditation} />
      <Fact name={words.tests} value={tests} />
    </dl>
  ));
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>{" "}
      <dd>
        <bdi>
          <MixedText text={value} />
        </bdi>
      </dd>
    </div>
  );
}
