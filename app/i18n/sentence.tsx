import { createElement, Fragment, type ReactNode } from "react";

/** A sentence with its `{name}` places filled by markup, such as an isolated address. */
export function Sentence({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 1 ? values[piece] : piece));
  return createElement(Fragment, null, ...pieces);
}
