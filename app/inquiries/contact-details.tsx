import { company } from "../company.ts";
import { Latin } from "../i18n/isolate.tsx";
import type { InLocale, Locale } from "../i18n/text.ts";
import { GoSign } from "../ui/go-sign.tsx";
import type { contactWords } from "./contact-words.ts";

/** Ways to reach the company, drawn as the pins of a part. */
export function ContactDetails({ locale, words }: { locale: Locale; words: InLocale<typeof contactWords> }) {
  return (
    <section aria-labelledby="details">
      <h2 className="sr-only" id="details">
        {words.details}
      </h2>
      <dl className="pinout">
        <div>
          <dt>{words.phoneLabel}</dt>
          <dd>
            <Latin>
              <a className="link" href={`tel:${company.phone.replaceAll(" ", "")}`}>
                {company.phone}
              </a>
            </Latin>
          </dd>
        </div>
        <div>
          <dt>{words.emailLabel}</dt>
          <dd>
            <Latin>
              <a className="link" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </Latin>
          </dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            <address>
              {company.address.map((line) => (
                <span key={line.en} className="address-line">
                  {line[locale]}
                </span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{words.response}</dt>
          <dd>{words.responseValue}</dd>
        </div>
        <div>
          <dt>{words.whatsapp}</dt>
          <dd>
            <a className="link" href={company.whatsapp}>
              {words.whatsappChat} <GoSign />
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.project}</dt>
          <dd>
            <a className="link" href={`/${locale}/start-project`}>
              {words.startProject} <GoSign />
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
