import { createElement, Fragment } from "react";
import { splitByDirection } from "../../i18n/directed-lines.ts";
import { isolateRuns } from "../../i18n/isolate.tsx";
import { splitRuns } from "../../i18n/runs.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { directionOf } from "../../i18n/text.ts";
import styles from "./conversation.module.css";

/** Of one text: each paragraph, each line in another direction and each run is an element, and nobody writes more. */
const maxParts = 200;
const maxRuns = 1_000;
const maxLines = 1_000;

/** A text that somebody wrote, its paragraphs each in their direction. */
export function WrittenText({ text }: { text: string }) {
  const locale = useLocaleFromPath();
  const isLong = text.split("\n", maxLines + 1).length > maxLines || splitRuns(text, "rtl").length > maxRuns;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const parts = (isLong ? [] : paragraphs)
    .slice(0, maxParts)
    .flatMap((paragraph) => splitByDirection(paragraph.trim(), directionOf(locale)));
  if (isLong || paragraphs.length > maxParts || parts.length > maxParts)
    return (
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    );
  return createElement(
    Fragment,
    null,
    ...parts.map(({ direction, lines }) => (
      <p dir={direction} className={styles.text}>
        {isolateRuns(lines.join("\n"), direction)}
      </p>
    )),
  );
}
