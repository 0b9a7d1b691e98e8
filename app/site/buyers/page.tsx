import { company } from "../../../firm/company.ts";
import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { arabicLetter } from "../../i18n/latin-runs.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { localeFromPath } from "../../i18n/text.ts";
import { formPath } from "../../inquiries/form-path.ts";
import { CallToAction } from "../call-to-action.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { Section } from "../section.tsx";
import type { Route } from "./+types/page.ts";
import { type BuyersFacts, type Cell, describeBuyersPage } from "./facts.server.ts";
import { Markets } from "./markets.tsx";
import { words as buyersWords } from "./words.ts";
import lineStyles from "../lines.module.css";
import styles from "./buyers.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const today = new Date().toISOString().slice(0, 10);
  return describeBuyersPage(company, localeFromPath(url.pathname), today);
}

export default function BuyersPage({ loaderData: facts }: { loaderData: BuyersFacts }) {
  const words = usePageWords(buyersWords);
  const form = { locale: useLocaleFromPath(), kind: "contact" } as const;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} above={<HomeBreadcrumb page="buyers" />}>
        <Contents />
      </PageHeader>
      <Section id="firm" heading={words.sections.firm} className={styles.section}>
        <div className="content">
          <Cells cells={facts.firm} />
        </div>
      </Section>
      <Section id="order" heading={words.sections.order} className={styles.section}>
        <div className="content">
          <Stages stages={facts.stages} />
          <Cells cells={facts.order} />
        </div>
      </Section>
      <Section id="questions" heading={words.sections.questions} className={styles.section}>
        <div className="content">
          <Questions questions={facts.questions} />
        </div>
      </Section>
      <Section id="market" heading={words.sections.market} className={styles.section}>
        <div className="content">
          <Markets markets={facts.markets} />
        </div>
      </Section>
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closingContact, href: formPath(form, { subject: words.closingSubject }) }}
        secondary={{
          label: words.closingQuote,
          href: formPath(form, { inquiryType: "quote", subject: words.quoteSubject }),
        }}
      />
    </>
  );
}

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

/** The title block of a drawing: neighbours of a value that is missing take its room. */
function Cells({ cells }: { cells: Cell[] }) {
  return (
    <dl className={`title-block ${styles.cells}`}>
      {cells.map(({ name, value, href }) => (
        <div key={name + value} className={href || value.length > 26 ? styles.wide : undefined}>
          <dt>{name}</dt>
          <dd>
            {href ? (
              <a className="link" href={href}>
                <CellText value={value} />
              </a>
            ) : (
              <CellText value={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A name or a number runs left to right in Arabic, too. */
function CellText({ value }: { value: string }) {
  return arabicLetter.test(value) ? <MixedText text={value} /> : <LtrText>{value}</LtrText>;
}

function Stages({ stages }: Pick<BuyersFacts, "stages">) {
  return (
    <ol className={`${lineStyles.ruled} ${styles.rows}`}>
      {stages.map(({ name, text, due }) => (
        <li key={name}>
          <h3>{name}</h3>
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
    <ul className={`${lineStyles.ruled} ${styles.rows}`}>
      {questions.map(({ question, answer, link }) => (
        <li key={question}>
          <h3>
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
