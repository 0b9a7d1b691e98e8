import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { localeFromPath } from "../../i18n/text.ts";
import { breadcrumbWords } from "../breadcrumb-words.ts";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Designator } from "../../ui/designator.tsx";
import { localizeWords } from "../localize-words.ts";
import { industries, industryNames } from "../industry-names.ts";
import { PageHeader } from "../page-header.tsx";
import type { Route } from "./+types/page.ts";
import { IndustryItem } from "./industry-item.tsx";
import { words } from "./words.ts";
import styles from "./industries.module.css";

export function loader({ url }: Route.LoaderArgs) {
  return localizeWords(localeFromPath(url.pathname), { ...breadcrumbWords, ...words, ...industryNames });
}

type Words = Route.ComponentProps["loaderData"];

export default function IndustriesPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        designator="N0"
        title={words.title}
        lead={words.soon}
        above={<HomeBreadcrumb words={words} here={words.title} />}
      />
      <section className={`surface-base section ${styles.recorder}`} aria-labelledby="six">
        <div className="page-container">
          <Designator>N1:6</Designator>
          <h2 className="text-subhead" id="six">
            {words.lead}
          </h2>
          <div className={`content ${styles.channels}`}>
            <ul>
              {industries.map((industry, index) => (
                <IndustryItem
                  key={industry}
                  id={industry}
                  number={index + 1}
                  name={words[industry]}
                  text={words[`${industry}Text`]}
                  signal={words[`${industry}Signal`]}
                />
              ))}
            </ul>
            <ContactPrompt words={words} />
          </div>
          <p className={`content ${styles.recorderNote}`}>{words.drawn}</p>
        </div>
      </section>
    </>
  );
}

/** Invites other industries, drawn as a net still to be connected. */
function ContactPrompt({ words }: { words: Words }) {
  const [question, ...invitation] = words.closing.split(/(?<=[?؟]) /);
  return (
    <p className={styles.channel}>
      <a className={`${styles.channelOpen} text-heading`} href={pagePath(useLocaleFromPath(), "contact")}>
        <span>{question}</span>{" "}
        <span>
          {invitation.join(" ")}&nbsp;
          <ArrowIcon />
        </span>
      </a>
      <span className={`surface-dark ${styles.channelPlot} ${styles.channelFree}`} aria-hidden="true" />
    </p>
  );
}
