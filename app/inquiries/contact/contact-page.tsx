import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { localize, localeFromPath } from "../../i18n/text.ts";
import { usePageWords } from "../../site/localize-words.ts";
import { PageHeader } from "../../site/page-header.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { Island } from "../../ui/island.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { contactWords } from "./contact-words.ts";
import { AwayNoticePlace } from "../away/away-notice-place.tsx";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import { rejectionContext } from "../form/rejection-context.server.ts";
import { formPageWordsOf, wordsOfForm } from "../form/form-page-words.ts";
import styles from "./contact.module.css";
import linkListStyles from "../../ui/text/link-list.later.module.css";

export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeFromPath(url.pathname);
  return {
    locale,
    formWords: localize(locale, { ...formPageWordsOf("contact"), submit: contactWords.submit }),
    problemWords: wordsOfForm("contact", localizeProblemWords(locale)),
    rejection: context.get(rejectionContext),
  };
}

export default function ContactPage() {
  const { locale, formWords, problemWords, rejection } = useLoaderData<typeof loader>();
  const words = usePageWords(contactWords);
  return (
    <>
      <PageHeader designator="J2" title={words.title} lead={words.lead}>
        <AwayNoticePlace />
      </PageHeader>
      <div className={`surface-base ${styles.contactSection}`}>
        <div className="page-container">
          <div className={styles.contact}>
            <ContactDetails />
            <section className={styles.panel} aria-labelledby="write">
              <span className={styles.corner} aria-hidden="true" />
              <h2 className="text-heading" id="write">
                {words.formHeading}
              </h2>
              <Island
                name="contact-form"
                component={ContactForm}
                props={{ locale, words: formWords, problemWords }}
                onServer={{ rejection }}
              />
            </section>
          </div>
        </div>
      </div>
      <section className="surface-base section" aria-labelledby="bigger">
        <div className="page-container">
          <Designator>J3</Designator>
          <ul className={`${linkListStyles.list} content ${styles.linkListFlush}`}>
            <li>
              <a href={`/${locale}/start-project`}>
                <span className={linkListStyles.name} id="bigger">
                  {words.cardHeading}
                </span>
                <span className={linkListStyles.text}>
                  {words.cardText} <span className={styles.linkListAction}>{words.startProject}</span>
                </span>
                <ArrowIcon />
              </a>
            </li>
          </ul>
        </div>
      </section>
    </>
  );
}
