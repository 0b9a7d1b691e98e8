import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { MixedText } from "../i18n/isolate.tsx";
import { ButtonLink } from "../ui/form/button.tsx";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import { Section } from "./section.tsx";
import traces from "./traces.svg";
import styles from "./call-to-action.later.module.css";

interface CallToActionProps {
  heading: string;
  text: string;
  primary: PageLink;
  secondary: PageLink;
  /** Of the home page alone. */
  designator?: string;
}

interface PageLink {
  label: string;
  page: string;
}

/** The end of a page: a trace runs in from its edge to the first of two buttons. */
export function CallToAction({ heading, text, primary, secondary, designator }: CallToActionProps) {
  const locale = useLocaleFromPath();
  return (
    <Section
      id="closing"
      heading={heading}
      size="text-title"
      surface="board"
      isLast
      designator={designator}
      className={styles.call}
    >
      <p className="text-lead text-muted">
        <MixedText text={text} />
      </p>
      <div className="content actions">
        <ButtonLink className={styles.primary} href={pagePath(locale, primary.page)}>
          {primary.label} <ArrowIcon />
        </ButtonLink>
        <ButtonLink variant="outline" href={pagePath(locale, secondary.page)}>
          {secondary.label}
        </ButtonLink>
      </div>
      <img
        className={`mirrored ${styles.traces}`}
        src={traces}
        width="900"
        height="600"
        alt=""
        loading="lazy"
      />
    </Section>
  );
}
