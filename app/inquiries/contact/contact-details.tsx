import type { ReactNode } from "react";
import { company } from "../../../firm/company.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { usePageWords } from "../../site/localize-words.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { contactWords } from "./contact-words.ts";
import styles from "./contact.module.css";

/** Ways to reach the company, drawn as the pins of a part. */
export function ContactDetails() {
  const locale = useLocaleFromPath();
  const words = usePageWords(contactWords);
  return (
    <section aria-labelledby="details">
      <h2 className="sr-only" id="details">
        {words.details}
      </h2>
      <dl className={styles.pinout}>
        <Pin label={words.phoneLabel}>
          <LtrText>
            <DetailLink href={`tel:${company.phone.replaceAll(" ", "")}`}>{company.phone}</DetailLink>
          </LtrText>
        </Pin>
        <Pin label={words.emailLabel}>
          <LtrText>
            <DetailLink href={`mailto:${company.email}`}>{company.email}</DetailLink>
          </LtrText>
        </Pin>
        <Pin label={words.address}>
          <address>
            {company.address.map((line) => (
              <span key={line.en}>{line[locale]}</span>
            ))}
          </address>
        </Pin>
        <Pin label={words.response}>
          {words.responseValue}
          <p>{words.responseNote}</p>
        </Pin>
        <Pin label={words.whatsapp}>
          <DetailLink href={company.whatsapp}>
            {words.whatsappChat} <ArrowIcon />
          </DetailLink>
        </Pin>
        <Pin label={words.project}>
          <DetailLink href={pagePath(locale, "start-project")}>
            {words.startProject} <ArrowIcon />
          </DetailLink>
        </Pin>
        <Pin label={words.buyers}>
          <DetailLink href={pagePath(locale, "buyers")}>
            {words.firmSheet} <ArrowIcon />
          </DetailLink>
        </Pin>
      </dl>
    </section>
  );
}

function Pin({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DetailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href}>
      {children}
    </a>
  );
}
