import { CallToAction } from "../call-to-action.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { PageHeader } from "../page-header.tsx";
import { RelatedPages } from "../related-pages.tsx";
import type { BuyersPageData } from "./buyers-page.server.ts";
import { Contents } from "./contents.tsx";
import { Data } from "./data.tsx";
import { Firm } from "./firm.tsx";
import { Limits } from "./limits.tsx";
import { Market } from "./market.tsx";
import { Order } from "./order.tsx";
import { Shipping } from "./shipping.tsx";
import { Standards } from "./standards.tsx";
import { VendorPack } from "./vendor-pack.tsx";
import "./print.later.css";

/** The page whole; what the company has no entry for is left out. */
export function BuyersSheet({ page }: { page: BuyersPageData }) {
  const { words, sections } = page;
  const designatorOf = (id: string) => sections.find((section) => section.id === id)?.designator ?? "";
  return (
    <>
      <PageHeader
        designator="Q1"
        title={words.title}
        lead={words.lead}
        above={<HomeBreadcrumb words={words} here={words.here} />}
      >
        <VendorPack words={words} printed={page.printed} hasSampleEntries={page.hasSampleEntries} />
        <Contents label={words.contents} sections={sections} />
      </PageHeader>
      <Firm words={words} designator={designatorOf("firm")} {...page.firm} />
      <Market facts={page.market} words={words} designator={designatorOf("market")} printed={page.printed} />
      <Standards facts={page.standards} words={words} designator={designatorOf("standards")} />
      <Order words={words} designator={designatorOf("order")} printed={page.printed} {...page.order} />
      {page.shipping && <Shipping words={words} designator={designatorOf("shipping")} {...page.shipping} />}
      <Data words={words} designator={designatorOf("data")} processors={page.processors} />
      <Limits words={words} designator={designatorOf("limits")} />
      <RelatedPages
        id="similar"
        designator="H1"
        heading={words.similarHeading}
        links={[
          { page: "cases", name: words.similarCases, text: words.similarCasesText },
          { page: "about", name: words.similarAbout, text: words.similarAboutText },
          { page: "process", name: words.similarProcess, text: words.similarProcessText },
        ]}
      />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closingContact, page: "contact" }}
        secondary={{ label: words.closingProject, page: "start-project" }}
      />
    </>
  );
}
