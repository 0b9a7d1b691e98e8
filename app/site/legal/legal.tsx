import { createElement, Fragment, type ReactNode } from "react";
import { company } from "../../../firm/company.ts";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { formatDate } from "../../i18n/format-date.ts";
import { interpolate, type Locale, type LocalizedText } from "../../i18n/text.ts";
import {
  type Clause,
  legalWords,
  type LegalSection,
  type LegalText,
  localizeSections,
} from "./legal-text.ts";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import styles from "./legal.module.css";

interface LegalPageProps {
  /** YYYY-MM-DD */
  updated: string;
  words: Record<"title" | "lead", LocalizedText>;
  text: Record<Locale, LegalText<string>>;
}

/** A legal text: numbered sections and clauses, as they are cited, with the contents beside them. */
export function LegalPage({ updated, words, text }: LegalPageProps) {
  const locale = useLocaleFromPath();
  const { title, lead } = usePageWords(words);
  const sections = localizeSections(locale, text[locale]);
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <p className={`${styles.legalDate} text-muted`}>
          {interpolate(legalWords.updated[locale], { date: formatDate(locale, updated) })}
        </p>
      </PageHeader>
      <div className={`section surface-base ${styles.legal}`}>
        <div className="page-container">
          <nav className={styles.legalContents} aria-labelledby="contents">
            <h2 className="text-muted text-small" id="contents">
              {legalWords.contents[locale]}
            </h2>
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.legalText}>
            {sections.map((section, index) => (
              <NumberedSection key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

interface NumberedSectionProps {
  section: LegalSection & { id: string };
  number: number;
}

function NumberedSection({ section, number }: NumberedSectionProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`}>
      <h2 className="text-subhead" id={`${section.id}-heading`}>
        <span className={styles.legalNumber}>{number}</span> <span>{section.heading}</span>
      </h2>
      {section.clauses.map((clause, index) => (
        <div key={leadOf(clause)} className={styles.clause} id={`${section.id}-${index + 1}`}>
          <span className={styles.legalNumber}>
            <LtrText>{`${number}.${index + 1}`}</LtrText>
          </span>
          <div>
            <ClauseText clause={clause} />
          </div>
        </div>
      ))}
    </section>
  );
}

function leadOf(clause: Clause): string {
  return typeof clause === "string" ? clause : clause.says;
}

function ClauseText({ clause }: { clause: Clause }) {
  return (
    <>
      <p>
        <Sentence text={leadOf(clause)} />
      </p>
      {typeof clause !== "string" && "list" in clause && (
        <ul>
          {clause.list.map((item) => (
            <li key={item}>
              <MixedText text={item} />
            </li>
          ))}
        </ul>
      )}
      {typeof clause !== "string" && "rows" in clause && (
        <dl>
          {clause.rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <MixedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** A sentence whose `{places}` are links: to the mailbox and to other pages. */
function Sentence({ text }: { text: string }) {
  const locale = useLocaleFromPath();
  const toPage = (page: string, name: string) => (
    <a className="link" href={pagePath(locale, page)}>
      {name}
    </a>
  );
  const links: Record<string, ReactNode> = {
    email: (
      <a className="link" href={`mailto:${company.email}`}>
        <LtrText>{company.email}</LtrText>
      </a>
    ),
    contact: toPage("contact", legalWords.contactPage[locale]),
    services: toPage("services", legalWords.servicesPage[locale]),
    privacy: toPage("privacy-policy", legalWords.privacyPolicy[locale]),
    terms: toPage("terms-of-service", legalWords.termsOfService[locale]),
  };
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? links[piece] : createElement(MixedText, { text: piece })));
  return createElement(Fragment, null, ...pieces);
}
