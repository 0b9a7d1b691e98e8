import { MixedText } from "../i18n/isolate.tsx";
import { arabicLetter } from "../i18n/latin-runs.ts";

/** The publication that an article is from: one without an Arabic name stands under its own. */
export function ArticleSource({ source }: { source: string }) {
  const isArabic = arabicLetter.test(source);
  return isArabic ? <MixedText text={source} /> : <bdi lang="en">{source}</bdi>;
}
