import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import { type industryNames, industries } from "../industry-names.ts";
import type { words as pageWords } from "./words.ts";
import styles from "./net.later.module.css";

type Words = Localized<typeof pageWords & typeof industryNames>;

/** One net with six nodes, each leading to its paragraph on the industries page. */
export function Industries({ words }: { words: Words }) {
  const address = pagePath(useLocaleFromPath(), "industries");
  return (
    <section className="surface-base section" aria-labelledby="industries">
      <div className="page-container">
        <Designator>N6</Designator>
        <h2 className="content text-subhead" id="industries">
          {words.industriesHeading}
        </h2>
        <ul className={`content ${styles.net}`}>
          {industries.map((industry) => (
            <li key={industry}>
              <a href={`${address}#${industry}`}>{words[industry]}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
