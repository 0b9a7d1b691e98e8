import { useLocaleFromPath } from "../i18n/paths.ts";
import type { LocalizedText } from "../i18n/text.ts";

export const drawingRevision = { en: "REV C", ar: "مراجعة C" } satisfies LocalizedText;

/** What is printed in the corner of a board: its designator, and the revision of the drawing. */
export function Silkscreen({ children }: { children: string }) {
  return (
    <p className="silkscreen" aria-hidden="true">
      {children} {drawingRevision[useLocaleFromPath()]}
    </p>
  );
}
