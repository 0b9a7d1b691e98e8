import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { industries, industryNames } from "../industry-names.ts";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { ProjectPrompt } from "../project-prompt.tsx";
import { Section } from "../section.tsx";
import { signals } from "./signals.ts";
import { words as industriesWords } from "./words.ts";
import lineStyles from "../lines.module.css";
import styles from "./industries.module.css";

type IndustryId = (typeof industries)[number];

export default function IndustriesPage() {
  const words = usePageWords(industriesWords);
  return (
    <>
      <PageHeader title={words.title} lead={words.soon} above={<HomeBreadcrumb page="industries" />} />
      <Section id="six" heading={words.lead} size="text-subhead" className={styles.recorder}>
        <ul className="content">
          {industries.map((id) => (
            <Industry key={id} id={id} />
          ))}
        </ul>
        <p className={`content text-muted text-small ${styles.note}`}>{words.drawn}</p>
        <ProjectPrompt text={words.closing} />
      </Section>
    </>
  );
}

/** One industry on the sheet, and beside it the signal we look at first, on a lane of the board. */
function Industry({ id }: { id: IndustryId }) {
  const { text, signal } = usePageWords(industriesWords.industries[id]);
  return (
    <li className={styles.channel} id={id}>
      <div className={styles.words}>
        <h3 className="text-heading">{industryNames[id][useLocaleFromPath()]}</h3>
        <p className="text-muted">
          <MixedText text={text} />
        </p>
      </div>
      <figure className={`surface-dark ${styles.plot}`}>
        <figcaption className="text-muted text-small text-balance">
          <MixedText text={signal} />
        </figcaption>
        <Signal id={id} />
      </figure>
    </li>
  );
}

function Signal({ id }: { id: IndustryId }) {
  const { input, output } = signals[id];
  if (!output) return <NoSignal />;
  return (
    <svg
      className={`${lineStyles.signal} ${styles.trace}`}
      viewBox="0 0 1200 200"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {input && <path d={input} />}
      <path className={lineStyles.high} d={output} />
    </svg>
  );
}

/** Two ends of a net marked "no connect", and nothing between them. */
function NoSignal() {
  return (
    <svg className={`${lineStyles.signal} ${styles.trace}`} aria-hidden="true" focusable="false">
      <line className={lineStyles.high} x1="0" x2="14%" y1="50%" y2="50%" />
      <line className={lineStyles.high} x1="86%" x2="100%" y1="50%" y2="50%" />
      {["14%", "86%"].map((x) => (
        <svg key={x} x={x} y="50%" overflow="visible">
          <path d="M-9-9l18 18M9-9l-18 18" />
        </svg>
      ))}
    </svg>
  );
}
