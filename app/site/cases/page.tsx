import { company } from "../../../firm/company.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formPath } from "../../inquiries/form-path.ts";
import { CallToAction } from "../call-to-action.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { RelatedPages } from "../related-pages.tsx";
import { Section } from "../section.tsx";
import { ProjectCategories } from "./categories.tsx";
import redactedDrawing from "./redacted.svg";
import { words as casesWords } from "./words.ts";
import blackBoxStyles from "./black-box.module.css";
import styles from "./cases.module.css";

export default function CasesPage() {
  const words = usePageWords(casesWords);
  const contact = { locale: useLocaleFromPath(), kind: "contact" } as const;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} above={<HomeBreadcrumb page="cases" />} />
      <WhyConfidential />
      <ProjectCategories />
      <Protection />
      <NdaSteps />
      <BlackBox />
      <RelatedPages
        heading={words.relatedHeading}
        links={[
          { page: "services", text: words.relatedServicesText },
          { page: "buyers", text: words.relatedBuyersText },
          { page: "contact", text: words.relatedContactText },
        ]}
      />
      {/* Both buttons lead to the contact form: more is shown only under an agreement. */}
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{
          label: words.buttonSchedule,
          href: formPath(contact, { inquiryType: "consultation", subject: words.callSubject }),
        }}
        secondary={{
          label: words.buttonTemplate,
          href: formPath(contact, company.nda && { inquiryType: "general", subject: words.templateSubject }),
        }}
      />
    </>
  );
}

/** Why no client is named, written on a drawing whose every value is redacted. */
function WhyConfidential() {
  const words = usePageWords(casesWords);
  return (
    <Section id="why" className={styles.whyConfidential}>
      <div className={`${styles.drawing} content`}>
        <div className={styles.drawingNote}>
          <h2 className="text-heading" id="why">
            {words.whyHeading}
          </h2>
          <p className="text-lead">
            <MixedText text={words.whyText} />
          </p>
        </div>
        <div className={`${styles.drawingPart} after-first-paint`}>
          <img src={redactedDrawing} width="720" height="460" alt="" loading="lazy" />
        </div>
        <dl className={`title-block ${styles.drawingBlock}`}>
          {[words.blockClient, words.blockProduct, words.blockFigures].map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.redacted}>
                <span className="sr-only">{words.withheld}</span>
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.blockShown}</dt>
            <dd>{words.blockAfter}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}

/** Four compartments of one shielding can, its walls stitched to the board by vias. */
function Protection() {
  const words = usePageWords(casesWords);
  return (
    <Section id="protection" heading={words.protectionHeading} surface="board">
      <ul className={`content ${styles.shield}`}>
        {words.protection.map((point) => (
          <Point key={point.name} {...point} />
        ))}
      </ul>
    </Section>
  );
}

/** Three steps on one trace. It is dashed until the jumper in the middle, the agreement, is closed by both sides. */
function NdaSteps() {
  const words = usePageWords(casesWords);
  return (
    <Section id="nda" heading={words.ndaHeading}>
      <ol className={`content ${styles.ndaSteps}`}>
        {words.ndaSteps.map((step) => (
          <Point key={step.name} {...step} />
        ))}
      </ol>
    </Section>
  );
}

function Point({ name, text }: { name: string; text: string }) {
  return (
    <li>
      <h3 className="text-subhead">{name}</h3>
      <p className="text-muted text-balance">
        <MixedText text={text} />
      </p>
    </li>
  );
}

/** What may be shown of a project: what goes in and what comes out. What is between stays confidential. */
export function BlackBox() {
  const words = usePageWords(casesWords);
  return (
    <div className="surface-base section">
      <div className="page-container">
        <div className={`${blackBoxStyles.blackBox} content`}>
          <section className={blackBoxStyles.pinsInto} aria-labelledby="challenges">
            <PinList id="challenges" heading={words.challengesHeading} items={words.challenges} />
          </section>
          <div className={`${blackBoxStyles.body} surface-dark`} aria-hidden="true" />
          <section className={blackBoxStyles.pinsOutOf} aria-labelledby="impact">
            <PinList id="impact" heading={words.impactHeading} items={words.impact} />
          </section>
        </div>
      </div>
    </div>
  );
}

function PinList({ id, heading, items }: { id: string; heading: string; items: string[] }) {
  return (
    <>
      <h2 className="text-subhead" id={id}>
        {heading}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <MixedText text={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
