import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import type { Locale } from "../i18n/text.ts";
import { MixedText } from "../i18n/isolate.tsx";
import { ButtonLink } from "../ui/form/button.tsx";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import { pageMetadata, type PublicPage } from "./metadata/page-metadata.ts";
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

/** To a page, under its name unless another is given, or to a form with fields filled in. */
type ActionLink = { page: PublicPage; label?: string } | { href: string; label: string };

/** The end of a page: a trace runs in from its edge to the first of two buttons. */
export function CallToAction({ heading, text, primary, secondary, designator }: CallToActionProps) {
  const locale = useLocaleFromPath();
  const [first, second] = [toLink(locale, primary), toLink(locale, secondary)];
  return (
    <Section
      id="closing"
      heading={heading}
      size="text-title"
      surface="board"
      isLast
      designator={designator}
      className={`screen-only ${styles.call}`}
    >
      <p className="text-lead text-muted">
        <MixedText text={text} />
      </p>
      <div className="content actions">
        <ButtonLink className={styles.primary} href={first.href}>
          {first.label} <ArrowIcon />
        </ButtonLink>
        <ButtonLink variant="outline" href={second.href}>
          {second.label}
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

function toLink(locale: Locale, link: ActionLink) {
  if ("href" in link) return link;
  return { href: pagePath(locale, link.page), label: link.label ?? pageMetadata[link.page].name[locale] };
}
