import { interpolate } from "../i18n/text.ts";

export interface ReferenceProps {
  reference: string;
  /** With `{reference}` in it. */
  sentence: string;
  className?: string | undefined;
}

/** How a visitor names the inquiry when they call or write: `N-7F3K2`, left to right in either language. */
export function Reference({ reference, sentence, className }: ReferenceProps) {
  const [before = "", after = ""] = interpolate(sentence, { reference: "\n" }).split("\n");
  return (
    <p className={className} data-reference={reference}>
      {before}
      <bdi dir="ltr">{reference}</bdi>
      {after}
    </p>
  );
}
