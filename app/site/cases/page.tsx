import { localeFromPath } from "../../i18n/text.ts";
import { breadcrumbWords } from "../breadcrumb-words.ts";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { CallToAction } from "../call-to-action.tsx";
import { localizeWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { RelatedPages } from "../related-pages.tsx";
import type { Route } from "./+types/page.ts";
import { BlackBox } from "./black-box.tsx";
import { ProjectCategories } from "./categories.tsx";
import { NdaSteps } from "./nda-steps.tsx";
import { Protection } from "./protection.tsx";
import { WhyConfidential } from "./why-confidential.tsx";
import { words } from "./words.ts";

export function loader({ url }: Route.LoaderArgs) {
  return localizeWords(localeFromPath(url.pathname), { ...breadcrumbWords, ...words });
}

export default function CasesPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        designator="X1"
        title={words.title}
        lead={words.lead}
        above={<HomeBreadcrumb words={words} here={words.breadcrumbHere} />}
      />
      <WhyConfidential words={words} />
      <ProjectCategories words={words} />
      <Protection words={words} />
      <NdaSteps words={words} />
      <BlackBox words={words} />
      <RelatedPages
        id="related"
        designator="X7"
        heading={words.relatedHeading}
        links={[
          { page: "services", name: words.relatedServices, text: words.relatedServicesText },
          { page: "buyers", name: words.relatedBuyers, text: words.relatedBuyersText },
          { page: "contact", name: words.relatedContact, text: words.relatedContactText },
        ]}
      />
      {/* Both buttons lead to the contact form: more is shown only under an agreement. */}
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.buttonSchedule, page: "contact" }}
        secondary={{ label: words.buttonTemplate, page: "contact" }}
      />
    </>
  );
}
