import { formatDate } from "../../i18n/format-date.ts";
import { localeFromPath } from "../../i18n/text.ts";
import { localizeWords } from "../localize-words.ts";
import { localizeSections } from "../legal-text.ts";
import { legalWords } from "../legal-words.ts";
import { LegalPage } from "../legal.tsx";
import type { Route } from "./+types/page.ts";
import { policy, policyChanged } from "./policy.ts";
import { words } from "./words.ts";

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  return {
    words: localizeWords(locale, { ...legalWords, ...words }),
    changed: formatDate(locale, policyChanged),
    sections: localizeSections(locale, policy[locale]),
  };
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage designator="G1" {...loaderData} />;
}
