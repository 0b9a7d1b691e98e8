import { createElement, Fragment } from "react";
import { LtrText } from "../../i18n/isolate.tsx";

/** An email address. Where it does not fit on a line, it goes on after its `@` or a dot, but for a short end such as `com`. */
export function AddressText({ address }: { address: string }) {
  const pieces = address
    .replaceAll(/@|\.(?=[^@.]{4})/g, "$&\n")
    .split("\n")
    .flatMap((piece, index) => (index > 0 ? [createElement("wbr"), piece] : [piece]));
  return <LtrText>{createElement(Fragment, null, ...pieces)}</LtrText>;
}
