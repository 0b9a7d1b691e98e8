import { createElement, Fragment, type ReactNode } from "react";

/** Text that runs left to right wherever it stands: phone, mail, address of a page, `C++`, a range of figures. */
export function Latin({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** Text somebody else wrote: it takes its own direction and leaves that of its neighbours alone. */
export function Isolate({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}

/** A sentence of ours. In Arabic, each Latin run in it (`ROS 2`, `C++`, a mail address) is kept together, left to right. */
export function MixedText({ text }: { text: string }) {
  const pieces = splitMixedText(text).map((piece, index) =>
    index % 2 === 1 ? createElement(Latin, null, piece) : piece,
  );
  return createElement(Fragment, null, ...pieces);
}

/** The pieces of a text in turn: as it stands, a run to keep left to right, as it stands, and so on. */
export function splitMixedText(text: string): string[] {
  return arabicLetter.test(text) ? text.split(latinRun) : [text];
}

const arabicLetter = /\p{Script=Arabic}/u;
/**
 * Latin words and what follows them without an Arabic letter between: `NVIDIA Jetson`, `C++`, `hello@nawat.example`; figures
 * with a sign that would change sides: `35%`, `2025-2027`.
 */
const latinRun =
  /([A-Za-z][A-Za-z0-9@._/+#-]*(?<!\.)(?:[ \u00a0][A-Za-z0-9][A-Za-z0-9@._/+#-]*(?<!\.))*|\d+(?:[.,]\d+)*(?:%|[-–]\d+(?:[.,]\d+)*))/;
