import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Designator } from "../../ui/text/designator.tsx";
import { coreServices } from "../core-services.ts";
import { Silkscreen } from "../silkscreen.tsx";
import { drawings } from "./drawings.tsx";
import { specializedServices } from "./specialized.ts";
import { words } from "./words.ts";
import styles from "./spec.later.module.css";

/** Eight rows of a specification with a drawing each; their numbers go on from the core services, as on the symbol. */
export function SpecializedServices() {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-dark section" aria-labelledby="specialized">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>U1B</Designator>
        <h2 className="section-heading text-heading" id="specialized">
          {words.specialHeading[locale]}
        </h2>
        <ul className={`content ${styles.spec}`}>
          {specializedServices.map((service, index) => (
            <SpecializedService key={service.id} service={service} number={coreServices.length + index + 1} />
          ))}
        </ul>
      </div>
      <Silkscreen>NWT-U1B</Silkscreen>
    </section>
  );
}

interface SpecializedServiceProps {
  service: (typeof specializedServices)[number];
  number: number;
}

function SpecializedService({ service: { id, title, text, capabilities }, number }: SpecializedServiceProps) {
  const locale = useLocaleFromPath();
  return (
    <li id={id}>
      <h3 className="text-subhead">
        <span className="code" aria-hidden="true">
          {number}
        </span>
        {title[locale]}
      </h3>
      <p>
        <MixedText text={text[locale]} />
      </p>
      <ul>
        {capabilities.map((capability) => (
          <li key={capability.en}>
            <MixedText text={capability[locale]} />
          </li>
        ))}
      </ul>
      <svg className={styles.sketch} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
        {drawings[id]}
      </svg>
    </li>
  );
}
