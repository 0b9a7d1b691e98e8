import { localeFromPath } from "../../i18n/text.ts";
import { CallToAction } from "../call-to-action.tsx";
import { localizeWords } from "../localize-words.ts";
import { coreServiceWords } from "../core-services.ts";
import { industryNames } from "../industry-names.ts";
import { pictureWords } from "../pictures/words.ts";
import { PageHeader } from "../page-header.tsx";
import type { Route } from "./+types/page.ts";
import { CoreExpertise } from "./core-expertise.tsx";
import { Industries } from "./industries.tsx";
import { ServiceCatalogue } from "./service-catalogue.tsx";
import { SpecializedServices } from "./specialized-services.tsx";
import { specializedWords } from "./specialized-words.ts";
import { ServiceContents } from "./service-contents.tsx";
import { TechnologyStack } from "./technology-stack.tsx";
import { words } from "./words.ts";
import tagStyles from "../../ui/tag.module.css";
import styles from "./symbol.module.css";

export function loader({ url }: Route.LoaderArgs) {
  return localizeWords(localeFromPath(url.pathname), {
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
      <PageHeader designator="U1" title={words.title} lead={words.lead}>
        <ul className={`${tagStyles.list} ${styles.tags}`}>
          {[words.badgeRobotics, words.badgeAi, words.badgeIot].map((badge) => (
            <li key={badge} className={tagStyles.tag}>
              {badge}
            </li>
          ))}
        </ul>
        <ServiceContents words={words} />
      </PageHeader>
      <CoreExpertise words={words} />
      <SpecializedServices words={words} />
      <Industries words={words} />
      <TechnologyStack words={words} />
      <ServiceCatalogue heading={words.catalogueHeading} text={words.catalogueText} />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closingPrimary, page: "start-project" }}
        secondary={{ label: words.closingSecondary, page: "cases" }}
      />
    </>
  );
}
