import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { localize, localeFromPath } from "../../i18n/text.ts";
import type { PageHandle } from "../../site/page-handle.ts";
import { PageHeader } from "../../site/page-header.tsx";
import { Silkscreen } from "../../site/silkscreen.tsx";
import { Designator } from "../../ui/designator.tsx";
import { Island } from "../../ui/island.tsx";
import { AwayNoticePlace } from "../away/away-notice-place.tsx";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import { ProjectForm } from "./project-form.tsx";
import { projectWords } from "./project-words.ts";
import { formPageWordsOf } from "../form/form-page-words.ts";
import styles from "./project.module.css";
import reasonsStyles from "./project-reasons.later.module.css";

export const handle = { pageModule: "app/inquiries/project/hydrate-project-form.tsx" } satisfies PageHandle;

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeFromPath(url.pathname);
  return {
    locale,
    words: localize(locale, { ...formPageWordsOf("project"), ...projectWords }),
    problemWords: localizeProblemWords(locale),
  };
}

export default function StartProjectPage() {
  const { locale, words, problemWords } = useLoaderData<typeof loader>();
  const reasons = [
    { title: words.why1, text: words.why1Text },
    { title: words.why2, text: words.why2Text },
    { title: words.why3, text: words.why3Text },
  ];
  return (
    <>
      <PageHeader designator="J3" title={words.title} lead={words.lead}>
        <AwayNoticePlace />
      </PageHeader>
      <div className={`surface-base ${styles.formSection}`}>
        <div className="page-container">
          <div className="content">
            <Island name="project-form" component={ProjectForm} props={{ locale, words, problemWords }} />
          </div>
        </div>
      </div>
      <section className="surface-dark castellated section" aria-labelledby="why">
        <span className="edge edge-top" aria-hidden="true" />
        <div className="page-container">
          <Designator>R6</Designator>
          <h2 className="section-heading text-heading" id="why">
            {words.whyHeading}
          </h2>
          <ul className={`${reasonsStyles.reasons} content`}>
            {reasons.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-subhead">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <Silkscreen>NWT-R6</Silkscreen>
        <span className="edge" aria-hidden="true" />
      </section>
    </>
  );
}
