import { company } from "../../company.ts";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { localeFromPath } from "../../i18n/text.ts";
import { CallToAction } from "../call-to-action.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { RelatedPages } from "../related-pages.tsx";
import type { Route } from "./+types/page.ts";
import { type BuyersFacts, describeBuyersPage } from "./facts.server.ts";
import { Firm } from "./firm.tsx";
import { Market } from "./market.tsx";
import { Order, Shipping } from "./terms.tsx";
import { BuyersSection, Cells, PrintedLine } from "./section.tsx";
import { Standards } from "./standards.tsx";
import { termsWords } from "./terms-words.ts";
import { words as buyersWords } from "./words.ts";
import styles from "./buyers.module.css";
import laterStyles from "./section.later.module.css";
import "./print.later.css";

export function loader({ url }: Route.LoaderArgs) {
  const today = new Date().toISOString().slice(0, 10);
  return describeBuyersPage(company, localeFromPath(url.pathname), today);
}

/** What the company has no entry for is left out. */
export default function BuyersPage({ loaderData: facts }: { loaderData: BuyersFacts }) {
  const words = usePageWords(buyersWords);
  const { sections, printed, shipping } = facts;
  const designatorOf = (id: string) => sections.find((section) => section.id === id)?.designator ?? "";
  return (
    <>
      <PageHeader
        designator="Q1"
        title={words.title}
        lead={words.lead}
        above={<HomeBreadcrumb here={words.here} />}
      >
        <VendorPack printed={printed} hasSampleEntries={facts.hasSampleEntries} />
        <Contents sections={sections} />
      </PageHeader>
      <Firm designator={designatorOf("firm")} {...facts.firm} />
      <Market designator={designatorOf("market")} facts={facts.market} printed={printed} />
      <Standards designator={designatorOf("standards")} {...facts.standards} />
      <Order designator={designatorOf("order")} printed={printed} {...facts.order} />
      {shipping && <Shipping designator={designatorOf("shipping")} {...shipping} />}
      <Data designator={designatorOf("data")} processors={facts.processors} />
      <Limits designator={designatorOf("limits")} />
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

/** Says what will be printed: while the page's address ends in `#vendor-pack`, two of its four sheets. */
function VendorPack({ printed, hasSampleEntries }: Pick<BuyersFacts, "printed" | "hasSampleEntries">) {
  const words = usePageWords(buyersWords);
  return (
    <div className={styles.pack} id="vendor-pack">
      {hasSampleEntries && <p className="text-muted text-small">{words.sample}</p>}
      <p className="screen-only">
        <a className={`link ${styles.packLink}`} href="#vendor-pack">
          {words.pack}
        </a>
        <span className={styles.packReady}>
          {words.packReady}{" "}
          <a className="link" href="#main">
            {words.packAll}
          </a>
          .
        </span>
      </p>
      <PrintedLine printed={printed} />
    </div>
  );
}

/** The letters along the edge of the sheet. */
function Contents({ sections }: Pick<BuyersFacts, "sections">) {
  return (
    <nav className={`content ${styles.contents}`} aria-label={buyersWords.contents[useLocaleFromPath()]}>
      <ol>
        {sections.map(({ id, name, designator }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b className="code">{designator}</b> {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What happens to what a buyer sends, in short; the privacy policy has it whole. */
function Data({ designator, processors }: { designator: string } & Pick<BuyersFacts, "processors">) {
  const words = usePageWords(termsWords);
  return (
    <BuyersSection id="data" designator={designator} heading={words.dataHeading}>
      <ul className={`content ${laterStyles.points}`}>
        {words.data.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-subhead">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="content">
        {processors.length > 0 && <Cells cells={processors} />}
        <p className={laterStyles.more}>
          <a className="link" href={pagePath(useLocaleFromPath(), "privacy-policy")}>
            {words.dataPolicy}
          </a>
        </p>
      </div>
    </BuyersSection>
  );
}

/** What we do not do: pins that are not connected. */
function Limits({ designator }: { designator: string }) {
  const words = usePageWords(termsWords);
  return (
    <BuyersSection id="limits" designator={designator} heading={words.limitsHeading}>
      <ul className={`content ${laterStyles.limits}`}>
        {words.limits.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </BuyersSection>
  );
}
