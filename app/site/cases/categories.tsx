import { company } from "../../company.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { interpolate, type Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import type { words as casesWords } from "./words.ts";
import styles from "./categories.module.css";

type Words = Localized<typeof casesWords>;

const categories = ["robotics", "industrialIot", "consumer", "connected", "energy", "vision"] as const;

/** A register with its names blacked out: one bar for each project, so that the rows compare to scale. */
export function ProjectCategories({ words }: { words: Words }) {
  return (
    <section className="surface-base section" aria-labelledby="categories">
      <div className="page-container">
        <Designator>X3</Designator>
        <h2 className="section-heading text-subhead" id="categories">
          {words.categoriesHeading}
        </h2>
        <ul className={`content ${styles.register}`}>
          {categories.map((category) => (
            <ProjectCategory key={category} words={words} category={category} />
          ))}
        </ul>
        <p className={`content ${styles.registerNote}`}>{words.categoriesNote}</p>
      </div>
    </section>
  );
}

function ProjectCategory({ words, category }: { words: Words; category: (typeof categories)[number] }) {
  const count = company.projectsByCategory[category];
  return (
    <li id={category}>
      <div>
        <h3>{words[category]}</h3>
        <p>
          <MixedText text={words[`${category}Text`]} />
        </p>
      </div>
      <div className={styles.redactedNames}>
        <div className={styles.extent}>
          <span className={styles.names} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <i key={index} className={styles.name} />
            ))}
          </span>
          <p className={styles.extentLine}>
            <ProjectCount words={words} count={count} />
          </p>
        </div>
      </div>
    </li>
  );
}

function ProjectCount({ words, count }: { words: Words; count: number }) {
  const isFew = new Intl.PluralRules(useLocaleFromPath()).select(count) === "few";
  return <span>{interpolate(isFew ? words.countFew : words.countMany, { n: count })}</span>;
}
