import type { ReactNode } from "react";
import { company } from "../../company.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { localeFromPath } from "../../i18n/text.ts";
import { CallToAction } from "../call-to-action.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import type { Route } from "./+types/page.ts";
import { Cells } from "./cells.tsx";
import { type BuyersFacts, describeBuyersPage } from "./facts.server.ts";
import { Markets } from "./markets.tsx";
import { words as buyersWords } from "./words.ts";
import styles from "./buyers.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const today = new Date().toISOString().slice(0, 10);
  return describeBuyersPage(company, localeFromPath(url.pathname), today);
}

export default function BuyersPage({ loaderData: facts }: { loaderData: BuyersFacts }) {
  const words = usePageWords(buyersWords);
  return (
    <>
      <PageHeader
        designator="Q1"
        title={words.title}
        lead={words.lead}
        above={<HomeBreadcrumb here={words.here} />}
      >
        <Contents />
      </PageHeader>
      <BuyersSection id="firm">
        <Cells cells={facts.firm} />
      </BuyersSection>
      <BuyersSection id="order">
        <Stages stages={facts.stages} />
        <Cells cells={facts.order} />
      </BuyersSection>
      <BuyersSection id="questions">
        <Questions questions={facts.questions} />
      </BuyersSection>
      <BuyersSection id="market">
        <Markets markets={facts.markets} />
      </BuyersSection>
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closingContact, page: "contact" }}
        secondary={{ label: words.closingProject, page: "start-project" }}
      />
    </>
  );
}

type SectionId = keyof typeof buyersWords.sections;

function Contents() {
  const words = usePageWords(buyersWords);
  return (
    <nav className={`content ${styles.contents}`} aria-label={words.contents}>
      {Object.entries(words.sections).map(([id, name]) => (
        <a key={id} className="link" href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function BuyersSection({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section className={`surface-base section ${styles.section}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="page-container">
        <h2 className="section-heading text-heading" id={`${id}-heading`}>
          {buyersWords.sections[id][useLocaleFromPath()]}
        </h2>
        <div className="content">{children}</div>
      </div>
    </section>
  );
}

function Stages({ stages }: Pick<BuyersFacts, "stages">) {
  return (
    <ol className={styles.rows}>
      {stages.map(({ name, text, due }) => (
        <li key={name}>
          <h3 className="text-subhead">{name}</h3>
          <p>
            <MixedText text={text} />
          </p>
          {due && (
            <p className={styles.due}>
              <MixedText text={due} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Questions({ questions }: Pick<BuyersFacts, "questions">) {
  return (
    <ul className={styles.rows}>
      {questions.map(({ question, answer, link }) => (
        <li key={question}>
          <h3 className="text-subhead">
            <MixedText text={question} />
          </h3>
          <p>
            <MixedText text={answer} />{" "}
            {link && (
              <a className="link" href={link.href}>
                <MixedText text={link.name} />
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
