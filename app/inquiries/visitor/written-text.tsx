import { createElement, Fragment } from "react";
import { splitByDirection } from "../../i18n/directed-lines.ts";
import { isolateRuns } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { directionOf } from "../../i18n/text.ts";
import styles from "./conversation.module.css";

/** Paragraphs of one text; each is an element, and nobody writes more. */
const maxParagraphs = 200;

/** A text that somebody wrote, its paragraphs each in their direction. */
export function WrittenText({ text }: { text: string }) {
  const locale = useLocaleFromPath();
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const last = paragraphs.slice(maxParagraphs).join("\n\n");
  const shown = [...paragraphs.slice(0, maxParagraphs), ...(last ? [last] : [])];
  const parts = shown.flatMap((paragraph) => splitByDirection(paragraph.trim(), directionOf(locale)));
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
