import { localeFromPath } from "../../i18n/text.ts";
import { CallToAction } from "../call-to-action.tsx";
import { localizeWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { RelatedPages } from "../related-pages.tsx";
import type { Route } from "./+types/page.ts";
import { phaseWords } from "./phase-words.ts";
import { Phases } from "./phases.tsx";
import { Reasons } from "./reasons.tsx";
import { Sprint } from "./sprint.tsx";
import { Values } from "./values.tsx";
import { words } from "./words.ts";

export function loader({ url }: Route.LoaderArgs) {
  return localizeWords(localeFromPath(url.pathname), { ...words, ...phaseWords });
}

export default function ProcessPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHeader designator="R3" title={words.title} lead={words.lead} />
      <Phases words={words} />
      <Values words={words} />
      <Sprint words={words} />
      <Reasons words={words} />
      <RelatedPages
        id="related"
        designator="R7"
        heading={words.relatedHeading}
        links={[{ page: "buyers", name: words.relatedBuyers, text: words.relatedBuyersText }]}
      />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closing, page: "start-project" }}
        secondary={{ label: words.closingContact, page: "contact" }}
      />
    </>
  );
}
