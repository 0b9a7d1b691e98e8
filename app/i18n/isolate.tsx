import { Fragment, type ReactNode } from "react";

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
  if (!arabicLetter.test(text)) return text;
  return text.split(latinRun).map((piece, index) => {
    const isLatin = index % 2 === 1;
    // The pieces of one sentence never change places.
    return <Fragment key={index}>{isLatin ? <Latin>{piece}</Latin> : piece}</Fragment>;
  });
}

const arabicLetter = /\p{Script=Arabic}/u;
/** Latin words and what follows them without an Arabic letter between: `NVIDIA Jetson`, `C++`, `hello@nawat.example`. */
const latinRun = /([A-Za-z][A-Za-z0-9@._/+#-]*(?<!\.)(?: [A-Za-z0-9][A-Za-z0-9@._/+#-]*(?<!\.))*)/;
