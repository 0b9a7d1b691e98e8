import { Children } from "react";
import { type DirectedLines, splitByDirection } from "../../i18n/directed-lines.ts";
import { type Direction, textDirection } from "../../i18n/text.ts";
import { isolateRuns } from "../../i18n/isolate.tsx";
import { splitRuns } from "../../i18n/runs.ts";
import { splitParagraphs } from "./split-paragraphs.ts";
import styles from "./thread.module.css";

/** Each run and each turn is an element, and people write fewer of them. */
const maxRuns = 1000;
const maxTurns = 20;

/** What somebody wrote. Each line has the direction of most of its letters: some write both languages in one mail. */
export function WrittenText({ text, className }: { text: string; className?: string | undefined }) {
  const direction = textDirection(text, "auto");
  const isIsolated = splitRuns(text, "rtl").length < 2 * maxRuns;
  return (
    <div className={[styles.words, className].filter(Boolean).join(" ")} dir={direction}>
      {Children.toArray(
        splitParagraphs(text).map((paragraph) => (
          <Paragraph
            text={paragraph}
            fallback={direction === "rtl" ? "rtl" : "ltr"}
            isIsolated={isIsolated}
          />
        )),
      )}
    </div>
  );
}

function Paragraph(props: { text: string; fallback: Direction; isIsolated: boolean }) {
  const { text, fallback, isIsolated } = props;
  const [first, ...others] = splitByDirection(text, fallback);
  if (!first || !isIsolated || others.length > maxTurns) return <p dir={first?.direction}>{text}</p>;
  return (
    <p dir={first.direction}>
      {isolateLines(first)}
      {Children.toArray(
        others.map((lines) => (
          <span className={styles.turn} dir={lines.direction}>
            {isolateLines(lines)}
          </span>
        )),
      )}
    </p>
  );
}

function isolateLines({ lines, direction }: DirectedLines) {
  return isolateRuns(lines.join("\n"), direction);
}
