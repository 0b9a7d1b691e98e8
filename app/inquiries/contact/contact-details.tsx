import { company } from "../../company.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
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
        <div>
          <dt>{words.phoneLabel}</dt>
          <dd>
            <LtrText>
              <a className="link" href={`tel:${company.phone.replaceAll(" ", "")}`}>
                {company.phone}
              </a>
            </LtrText>
          </dd>
        </div>
        <div>
          <dt>{words.emailLabel}</dt>
          <dd>
            <LtrText>
              <a className="link" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </LtrText>
          </dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            <address>
              {company.address.map((line) => (
                <span key={line.en} className={styles.addressLine}>
                  {line[locale]}
                </span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{words.response}</dt>
          <dd>
            {words.responseValue}
            <span className={styles.responseNote}>{words.responseNote}</span>
          </dd>
        </div>
        <div>
          <dt>{words.whatsapp}</dt>
          <dd>
            <a className="link" href={company.whatsapp}>
              {words.whatsappChat} <ArrowIcon />
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.project}</dt>
          <dd>
            <a className="link" href={`/${locale}/start-project`}>
              {words.startProject} <ArrowIcon />
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.buyers}</dt>
          <dd>
            <a className="link" href={`/${locale}/buyers`}>
              {words.firmSheet} <ArrowIcon />
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
