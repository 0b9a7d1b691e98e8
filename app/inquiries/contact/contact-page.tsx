import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { localize, localeFromPath } from "../../i18n/text.ts";
import { usePageWords } from "../../site/localize-words.ts";
import { PageHeader } from "../../site/page-header.tsx";
import { RelatedPages } from "../../site/related-pages.tsx";
import { Island } from "../../ui/island.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { contactWords } from "./contact-words.ts";
import { AwayNoticePlace } from "../away/away-notice-place.tsx";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import { rejectionContext } from "../form/rejection-context.server.ts";
import { formPageWordsOf, wordsOfForm } from "../form/form-page-words.ts";
import styles from "./contact.module.css";

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
      <PageHeader title={words.title} lead={words.lead}>
        <AwayNoticePlace />
      </PageHeader>
      <div className={`surface-base ${styles.contactSection}`}>
        <div className="page-container">
          <div className={styles.contact}>
            <ContactDetails />
            <section className={styles.panel} aria-labelledby="write">
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
      <RelatedPages heading={words.cardHeading} links={[{ page: "start-project", text: words.cardText }]} />
    </>
  );
}
