import { createElement, Fragment, type ReactNode } from "react";
import { isShortName, splitMixedText } from "./latin-runs.ts";

/** Text that runs left to right wherever it stands: phone, mail, address of a page, `C++`, a range of figures. */
export function LtrText({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** Text somebody else wrote: it takes its own direction and leaves that of its neighbours alone. */
export function Isolate({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}

/** A sentence of ours. In Arabic, each Latin run in it (`ROS 2`, `C++`, a mail address) is kept together, left to right. */
export function MixedText({ text }: { text: string }) {
  const pieces = splitMixedText(text).map((piece, index) => (index % 2 === 1 ? isolateRun(piece) : piece));
  return createElement(Fragment, null, ...pieces);
}

function isolateRun(run: string) {
  return (
    <bdi dir="ltr" className={isShortName(run) ? "short-name" : undefined}>
      {run}
    </bdi>
  );
}
