import { localeFromPath } from "../../i18n/text.ts";
import { ClosingCall } from "../closing-call.tsx";
import { companyWords } from "../company-words.ts";
import { coreServiceWords } from "../core-services.ts";
import { industryNames } from "../industry-names.ts";
import { pictureWords } from "../pictures/words.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { CoreExpertise } from "./core-expertise.tsx";
import { Industries } from "./industries.tsx";
import { ServiceCatalogue } from "./service-catalogue.tsx";
import { SpecializedServices } from "./specialized-services.tsx";
import { specializedWords } from "./specialized-words.ts";
import { ServiceSymbol } from "./service-symbol.tsx";
import { TechnologyStack } from "./technology-stack.tsx";
import { words } from "./words.ts";

export const meta = pageMeta("services");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeFromPath(url.pathname), {
    ...words,
    ...coreServiceWords,
    ...specializedWords,
    ...industryNames,
    ...pictureWords,
  });
}

export default function ServicesPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead designator="U1" title={words.title} lead={words.lead}>
        <ul className="labels">
          {[words.badgeRobotics, words.badgeAi, words.badgeIot].map((badge) => (
            <li key={badge} className="label">
              {badge}
            </li>
          ))}
        </ul>
        <ServiceSymbol words={words} />
      </PageHead>
      <CoreExpertise words={words} />
      <SpecializedServices words={words} />
      <Industries words={words} />
      <TechnologyStack words={words} />
      <ServiceCatalogue heading={words.catalogueHeading} />
      <ClosingCall
        heading={words.closingHeading}
        text={words.closingText}
        primary={words.closingPrimary}
        secondary={words.closingSecondary}
        secondaryPage="cases"
      />
    </>
  );
}
