import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { CallToAction } from "../call-to-action.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { RelatedPages } from "../related-pages.tsx";
import { Silkscreen } from "../silkscreen.tsx";
import { BlackBox } from "./black-box.tsx";
import { ProjectCategories } from "./categories.tsx";
import redactedDrawing from "./redacted.svg";
import { words as casesWords } from "./words.ts";
import styles from "./cases.module.css";

export default function CasesPage() {
  const words = usePageWords(casesWords);
  return (
    <>
      <PageHeader
        designator="X1"
        title={words.title}
        lead={words.lead}
        above={<HomeBreadcrumb here={words.breadcrumbHere} />}
      />
      <WhyConfidential />
      <ProjectCategories />
      <Protection />
      <NdaSteps />
      <BlackBox />
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

/** Why no client is named, written on a drawing whose every value is redacted. */
function WhyConfidential() {
  const words = usePageWords(casesWords);
  return (
    <section className={`surface-base section ${styles.whyConfidential}`} aria-labelledby="why">
      <div className="page-container">
        <Designator>X2</Designator>
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
          <dl className={styles.drawingBlock}>
            {[words.blockClient, words.blockProduct, words.blockFigures].map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span className={styles.redactionBar} data-redacted aria-hidden="true" />
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
      </div>
    </section>
  );
}

/** Four compartments of one shielding can, its walls stitched to the board by vias. */
function Protection() {
  const words = usePageWords(casesWords);
  return (
    <section className="surface-dark castellated section" aria-labelledby="protection">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>X4</Designator>
        <h2 className="section-heading text-heading" id="protection">
          {words.protectionHeading}
        </h2>
        <ul className={`content ${styles.shield}`}>
          {words.protection.map(({ name, text }) => (
            <li key={name}>
              <h3 className="text-subhead">{name}</h3>
              <p>
                <MixedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Silkscreen>X4</Silkscreen>
      <span className="edge" aria-hidden="true" />
    </section>
  );
}

/** Three steps on one trace. It is dashed until the jumper in the middle, the agreement, is closed by both sides. */
function NdaSteps() {
  const words = usePageWords(casesWords);
  return (
    <section className="surface-base section" aria-labelledby="nda">
      <div className="page-container">
        <Designator>X5</Designator>
        <h2 className="section-heading text-heading" id="nda">
          {words.ndaHeading}
        </h2>
        <ol className={`content ${styles.ndaSteps}`}>
          {words.ndaSteps.map(({ name, text }) => (
            <li key={name}>
              <span className={styles.ndaNode} aria-hidden="true" />
              <h3 className="text-subhead">{name}</h3>
              <p>
                <MixedText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
