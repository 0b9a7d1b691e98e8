import { createElement, Fragment, type ReactNode } from "react";

/** A text whose `{name}` placeholders are replaced by elements, such as an isolated email. */
export function InterpolatedText({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 1 ? values[piece] : piece));
  return createElement(Fragment, null, ...pieces);
}
