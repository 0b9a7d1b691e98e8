import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { MixedText } from "../i18n/isolate.tsx";
import { ButtonLink } from "../ui/form/button.tsx";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import { Designator } from "../ui/text/designator.tsx";
import { Silkscreen } from "./silkscreen.tsx";
import traces from "./traces.svg";
import styles from "./call-to-action.later.module.css";

interface CallToActionProps {
  heading: string;
  text: string;
  primary: PageLink;
  secondary: PageLink;
}

interface PageLink {
  label: string;
  page: string;
}

/** The end of a page: a trace runs in from its edge to the first of two buttons. */
export function CallToAction({ heading, text, primary, secondary }: CallToActionProps) {
  const locale = useLocaleFromPath();
  return (
    <section className={`surface-dark section ${styles.call}`} aria-labelledby="closing">
      <img
        className={`mirrored ${styles.callTraces}`}
        src={traces}
        width="900"
        height="600"
        alt=""
        loading="lazy"
      />
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>J2</Designator>
        <h2 className={`${styles.big} text-title`} id="closing">
          {heading}
        </h2>
        <p className="lead text-lead">
          <MixedText text={text} />
        </p>
        <div className="actions">
          <ButtonLink className={styles.primary} href={pagePath(locale, primary.page)}>
            {primary.label} <ArrowIcon />
          </ButtonLink>
          <ButtonLink variant="outline" href={pagePath(locale, secondary.page)}>
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
      <Silkscreen>J2</Silkscreen>
    </section>
  );
}
