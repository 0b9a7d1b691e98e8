import { createElement, Fragment } from "react";
import { isolateRuns } from "../../i18n/isolate.tsx";
import { splitByDirection } from "../../i18n/directed-lines.ts";
import { directionOf } from "../../i18n/text.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import styles from "./written-text.module.css";

/** A text that a visitor wrote, its paragraphs each in their direction. */
export function WrittenText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const locale = useLocaleFromPath();
  const parts = paragraphs.flatMap((paragraph) => splitByDirection(paragraph.trim(), directionOf(locale)));
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
