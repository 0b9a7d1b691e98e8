import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { localize, localeFromPath } from "../../i18n/text.ts";
import { usePageWords } from "../../site/localize-words.ts";
import { PageHeader } from "../../site/page-header.tsx";
import { Section } from "../../site/section.tsx";
import { Island } from "../../ui/island.tsx";
import { AwayNoticePlace } from "../away/away-notice-place.tsx";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import { rejectionContext } from "../form/rejection-context.server.ts";
import { ProjectForm } from "./project-form.tsx";
import { projectPageWords, projectWords } from "./project-words.ts";
import { formPageWordsOf, wordsOfForm } from "../form/form-page-words.ts";
import styles from "./project.module.css";
import reasonsStyles from "./project-reasons.module.css";

export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeFromPath(url.pathname);
  return {
    locale,
    words: localize(locale, { ...formPageWordsOf("project"), ...projectWords }),
    problemWords: wordsOfForm("project", localizeProblemWords(locale)),
    rejection: context.get(rejectionContext),
  };
}

export default function StartProjectPage() {
  const { locale, words, problemWords, rejection } = useLoaderData<typeof loader>();
  const { title, lead, whyHeading, reasons } = usePageWords(projectPageWords);
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <AwayNoticePlace />
      </PageHeader>
      <div className={`surface-base ${styles.formSection}`}>
        <div className="page-container">
          <div className="content">
            <Island
              name="project-form"
              component={ProjectForm}
              props={{ locale, words, problemWords }}
              onServer={{ rejection }}
            />
          </div>
        </div>
      </div>
      <Section id="why" heading={whyHeading} surface="board">
        <ul className={`${reasonsStyles.reasons} content`}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-subhead">{title}</h3>
              <p className="text-muted text-balance">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
