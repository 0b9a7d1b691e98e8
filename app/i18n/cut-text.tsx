import { createElement, Fragment } from "react";
import { splitRuns } from "./runs.ts";
import { textDirection } from "./text.ts";

/**
 * What somebody wrote, in a `one-line`, which is cut at its end. Nothing is cut within a figure, nor within a run of the other
 * direction, whose beginning would be cut: each is there whole, or not at all.
 */
export function CutText({ children }: { children: string }) {
  const direction = textDirection(children, "auto");
  const runs = direction === "auto" ? [children] : splitRuns(children, direction);
  const pieces = runs.flatMap((run, index) =>
    index % 2 === 1
      ? [<bdi dir={direction === "rtl" ? "ltr" : "rtl"}>{run}</bdi>]
      : run.split(/(\S*\p{Nd}\S*)/u).map((piece, place) => (place % 2 === 1 ? <span>{piece}</span> : piece)),
  );
  return <bdi dir={direction}>{createElement(Fragment, null, ...pieces)}</bdi>;
}
