import { MixedText } from "../../i18n/isolate.tsx";
import type { industries } from "../industry-names.ts";
import { signals } from "./signals.ts";
import styles from "./industries.module.css";

interface IndustryItemProps {
  id: (typeof industries)[number];
  number: number;
  name: string;
  text: string;
  /** What the drawn signal shows. */
  signal: string;
}

/** One industry on the sheet, and beside it the signal we look at first, on a lane of the board. */
export function IndustryItem({ id, number, name, text, signal }: IndustryItemProps) {
  return (
    <li className={styles.channel} id={id}>
      <div className={styles.channelText}>
        <h3 className="text-heading">
          <span className="code" aria-hidden="true">
            {`N${number}`}
          </span>
          {name}
        </h3>
        <p>
          <MixedText text={text} />
        </p>
      </div>
      <figure className={`surface-dark ${styles.channelPlot}`}>
        <figcaption>
          <MixedText text={signal} />
        </figcaption>
        <Signal id={id} />
      </figure>
    </li>
  );
}

function Signal({ id }: Pick<IndustryItemProps, "id">) {
  const { input, output } = signals[id];
  if (!output) return <NoSignal />;
  return (
    <svg
      className={styles.trace}
      viewBox="0 0 1200 200"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {input && <path d={input} />}
      <path className={styles.hot} d={output} />
    </svg>
  );
}

/** Two ends of a net marked "no connect", and nothing between them. */
function NoSignal() {
  return (
    <svg className={styles.trace} aria-hidden="true" focusable="false">
      <line className={styles.hot} x1="0" x2="14%" y1="50%" y2="50%" />
      <line className={styles.hot} x1="86%" x2="100%" y1="50%" y2="50%" />
      {["14%", "86%"].map((x) => (
        <svg key={x} x={x} y="50%" overflow="visible">
          <path d="M-9-9l18 18M9-9l-18 18" />
        </svg>
      ))}
    </svg>
  );
}
