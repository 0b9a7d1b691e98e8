import { company } from "../../../firm/company.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { formatCount } from "../../i18n/plural.ts";
import { usePageWords } from "../localize-words.ts";
import { ProjectPrompt } from "../project-prompt.tsx";
import { Section } from "../section.tsx";
import { words as casesWords, projectCount, projectMinimum } from "./words.ts";
import lineStyles from "../lines.module.css";
import styles from "./categories.module.css";

const categories = ["robotics", "industrialIot", "consumer", "connected", "energy", "vision"] as const;

/** A register with its names blacked out: one bar for each project, so that the rows compare to scale. */
export function ProjectCategories() {
  const words = usePageWords(casesWords);
  const note = company.showPlus ? words.categoriesNoteOfMinimums : words.categoriesNote;
  return (
    <Section id="categories" heading={words.categoriesHeading} size="text-subhead">
      <ul className={`content ${lineStyles.ruled} ${styles.register}`}>
        {categories.map((category) => (
          <ProjectCategory key={category} category={category} />
        ))}
      </ul>
      <p className={`content text-muted text-small ${styles.registerNote}`}>{note}</p>
      <ProjectPrompt text={words.prompt} />
    </Section>
  );
}

function ProjectCategory({ category }: { category: (typeof categories)[number] }) {
  const words = usePageWords(casesWords);
  const { name, text } = words.categories[category];
  const count = company.projectsByCategory[category];
  const said = formatCount(useLocaleFromPath(), count, company.showPlus ? projectMinimum : projectCount);
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
            <span>{said}</span>
          </p>
        </div>
      </div>
    </li>
  );
}
