import { localeFromPath } from "../../i18n/text.ts";
import { localizeWords } from "../localize-words.ts";
import { localizeSections } from "../legal-text.ts";
import { legalWords } from "../legal-words.ts";
import { LegalPage } from "../legal.tsx";
import type { Route } from "./+types/page.ts";
import { terms, termsUpdated } from "./terms.ts";
import { words } from "./words.ts";

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  return {
    words: localizeWords(locale, { ...legalWords, ...words }),
    sections: localizeSections(locale, terms[locale]),
  };
}

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  return <LegalPage updated={termsUpdated} designator="G2" {...loaderData} />;
}
