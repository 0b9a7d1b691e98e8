import { company } from "../../../firm/company.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { interpolate } from "../../i18n/text.ts";
import { usePageWords } from "../localize-words.ts";
import { ProjectPrompt } from "../project-prompt.tsx";
import { Section } from "../section.tsx";
import { words as casesWords } from "./words.ts";
import lineStyles from "../lines.module.css";
import styles from "./categories.module.css";

const categories = ["robotics", "industrialIot", "consumer", "connected", "energy", "vision"] as const;

/** A register with its names blacked out: one bar for each project, so that the rows compare to scale. */
export function ProjectCategories() {
  const words = usePageWords(casesWords);
  return (
    <Section id="categories" heading={words.categoriesHeading} size="text-subhead">
      <ul className={`content ${lineStyles.ruled} ${styles.register}`}>
        {categories.map((category) => (
          <ProjectCategory key={category} category={category} />
        ))}
      </ul>
      <p className={`content text-muted text-small ${styles.registerNote}`}>{words.categoriesNote}</p>
      <ProjectPrompt text={words.prompt} />
    </Section>
  );
}

function ProjectCategory({ category }: { category: (typeof categories)[number] }) {
  const words = usePageWords(casesWords);
  const { name, text } = words.categories[category];
  const count = company.projectsByCategory[category];
  const isFew = new Intl.PluralRules(useLocaleFromPath()).select(count) === "few";
  return (
    <li id={category}>
      <div>
        <h3>{name}</h3>
        <p className="text-muted text-balance">
          <MixedText text={text} />
        </p>
      </div>
      <div className={styles.redactedNames}>
        <div className={styles.extent}>
          <span className={styles.names} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <i key={index} className={styles.name} />
            ))}
          </span>
          <p className="dimension">
            <span>{interpolate(isFew ? words.countFew : words.countMany, { n: count })}</span>
          </p>
        </div>
      </div>
    </li>
  );
}
