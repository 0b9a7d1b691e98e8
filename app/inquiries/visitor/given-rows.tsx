import { Isolate, PhoneText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { RevisionMark } from "../../site/revision-mark.tsx";
import { AddressText } from "../../ui/address-text.tsx";
import type { GivenRow } from "./list-given-fields.ts";
import { revisionLetter } from "./revision-letters.ts";
import { ShortMoment } from "./short-moment.tsx";
import type { Revision } from "./visitor-inquiry.ts";
import { revisionWords } from "./visitor-words.ts";
import styles from "./given-rows.module.css";

export function GivenRows({ rows, revisions }: { rows: GivenRow[]; revisions: Revision[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.label}</dt>
          <dd>
            {row.texts.map((text) => (
              <span key={text} className={styles.value}>
                <GivenValue kind={row.kind} text={text} />
              </span>
            ))}
            <Correction name={row.name} revisions={revisions} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function GivenValue({ kind, text }: { kind: GivenRow["kind"]; text: string }) {
  switch (kind) {
    case "email":
      return <AddressText address={text} />;
    case "phone":
      return <PhoneText number={text} />;
    default:
      return <Isolate>{text}</Isolate>;
  }
}

/** When the field was corrected last, and as which revision. */
function Correction({ name, revisions }: { name: GivenRow["name"]; revisions: Revision[] }) {
  const locale = useLocaleFromPath();
  const index = revisions.findLastIndex(({ kind, fields }) =>
    name === "email" ? kind === "email_changed" : fields.some((field) => field === name),
  );
  const revision = revisions[index];
  if (!revision) return null;
  const letter = revisionLetter(index);
  return (
    <span className={styles.corrected}>
      {letter && <RevisionMark letter={letter} />}
      <InterpolatedText
        text={revisionWords.correctedAt[locale]}
        values={{ moment: <ShortMoment at={revision.at} /> }}
      />
    </span>
  );
}
