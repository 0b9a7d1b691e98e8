import { MixedText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { industries, industryNames } from "../industry-names.ts";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
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
      <PageHeader title={words.title} lead={words.soon} above={<HomeBreadcrumb here={words.title} />} />
      <Section id="six" heading={words.lead} size="text-subhead" className={styles.recorder}>
        <div className={`content ${styles.channels}`}>
          <ul>
            {industries.map((id) => (
              <Industry key={id} id={id} />
            ))}
          </ul>
          <ContactPrompt text={words.closing} />
        </div>
        <p className={`content text-muted text-small ${styles.note}`}>{words.drawn}</p>
      </Section>
    </>
  );
}

/** One industry on the sheet, and beside it the signal we look at first, on a lane of the board. */
function Industry({ id }: { id: IndustryId }) {
  const { text, signal } = usePageWords(industriesWords.industries[id]);
  return (
    <li className={styles.channel} id={id}>
      <div className={styles.channelText}>
        <h3 className="text-heading">{industryNames[id][useLocaleFromPath()]}</h3>
        <p className="text-muted">
          <MixedText text={text} />
        </p>
      </div>
      <figure className={`surface-dark ${styles.channelPlot}`}>
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

/** Invites other industries, drawn as a net still to be connected. */
function ContactPrompt({ text }: { text: string }) {
  const [question, ...invitation] = text.split(/(?<=[?؟]) /);
  return (
    <p className={styles.channel}>
      <a className={`${styles.channelOpen} text-heading`} href={pagePath(useLocaleFromPath(), "contact")}>
        <span>{question}</span>{" "}
        <span>
          {invitation.join(" ")}&nbsp;
          <ArrowIcon />
        </span>
      </a>
      <span className={`surface-dark ${styles.channelPlot} ${styles.channelFree}`} aria-hidden="true" />
    </p>
  );
}
