import { createElement, Fragment, type ReactNode } from "react";
import { type Direction, textDirection } from "./text.ts";
import { isShortName, splitMixedText } from "./latin-runs.ts";
import { splitRuns } from "./runs.ts";

/** Text that runs left to right wherever it stands: phone, mail, address of a page, `C++`, a range of figures. */
export function LtrText({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** A phone number, with what words stand beside it. Arabic digits would put its groups in the other order: they are forced into one. */
export function PhoneText({ number }: { number: string }) {
  const pieces = number.split(/([+(]*\p{Nd}(?:[^\p{L}]*\p{Nd})?)/u);
  const shown = pieces.map((piece, index) => (index % 2 === 1 ? <bdo dir="ltr">{piece}</bdo> : piece));
  return createElement("bdi", { dir: textDirection(number, "ltr") }, ...shown);
}

/** Text somebody else wrote: it has the direction of most of its letters, and leaves that of its neighbours alone. */
export function Isolate({ children }: { children: ReactNode }) {
  if (typeof children !== "string") return <bdi>{children}</bdi>;
  const direction = textDirection(children, "auto");
  return <bdi dir={direction}>{direction === "auto" ? children : isolateRuns(children, direction)}</bdi>;
}

/** Text of this direction, in which runs of the other are kept together. */
export function isolateRuns(text: string, direction: Direction): ReactNode {
  const pieces = splitRuns(text, direction);
  const other = direction === "rtl" ? "ltr" : "rtl";
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 1 ? isolateRun(piece, other) : piece)),
  );
}

/** A sentence of ours. In Arabic, each Latin run in it (`ROS 2`, `C++`, a mail address) is kept together, left to right. */
export function MixedText({ text }: { text: string }) {
  const pieces = splitMixedText(text).map((piece, index) =>
    index % 2 === 1 ? isolateRun(piece, "ltr") : piece,
  );
  return createElement(Fragment, null, ...pieces);
}

function isolateRun(run: string, direction: Direction) {
  return (
    <bdi dir={direction} className={direction === "ltr" && isShortName(run) ? "short-name" : undefined}>
      {run}
    </bdi>
  );
}
