import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { MixedText } from "../i18n/isolate.tsx";
import { ButtonLink } from "../ui/form/button.tsx";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import { Section } from "./section.tsx";
import traces from "./traces.svg";
import styles from "./call-to-action.module.css";

interface CallToActionProps {
  heading: string;
  text: string;
  primary: ActionLink;
  secondary: ActionLink;
  /** Of the home page alone. */
  designator?: string;
}

/** To a page, or to a form with fields filled in. */
type ActionLink = { label: string } & ({ page: string; href?: never } | { href: string; page?: never });

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
        <ButtonLink className={styles.primary} href={primary.href ?? pagePath(locale, primary.page)}>
          {primary.label} <ArrowIcon />
        </ButtonLink>
        <ButtonLink variant="outline" href={secondary.href ?? pagePath(locale, secondary.page)}>
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
