import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/designator.tsx";
import { catalogue } from "./catalogue.ts";
import styles from "./catalogue.later.module.css";

/** The parts list: what can be ordered, in two banks like the contacts of a connector. */
export function ServiceCatalogue({ heading, text }: { heading: string; text: string }) {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base section" aria-labelledby="catalogue">
      <div className="page-container">
        <Designator>P14</Designator>
        <h2 className="section-heading text-heading" id="catalogue">
          {heading}
        </h2>
        <p className={`content text-lead ${styles.lead}`}>{text}</p>
        <ul className={`content ${styles.catalogue}`}>
          {catalogue.map(({ slug, title, excerpt }, index) => (
            <li key={slug} id={slug}>
              <span className={styles.connectorPin} aria-hidden="true">
                {connectorPin(index)}
              </span>
              <h3>
                <MixedText text={title[locale]} />
              </h3>
              <p>
                <MixedText text={excerpt[locale]} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Contacts are lettered by bank and counted within it: A1 to A7, then B1 to B7. */
function connectorPin(index: number): string {
  const perBank = catalogue.length / 2;
  return index < perBank ? `A${index + 1}` : `B${index - perBank + 1}`;
}
