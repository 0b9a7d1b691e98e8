import { MixedText } from "../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import { ButtonLink } from "../ui/form/button.tsx";
import { pageMetadata } from "./metadata/page-metadata.ts";
import lineStyles from "./lines.module.css";
import styles from "./project-prompt.module.css";

/** In the middle of a long page, within its container: one sentence, and the button that starts a project. */
export function ProjectPrompt({ text }: { text: string }) {
  const locale = useLocaleFromPath();
  return (
    <div className={`content screen-only ${lineStyles.ruled} ${styles.prompt}`}>
      <p className="text-subhead">
        <MixedText text={text} />
      </p>
      <ButtonLink href={pagePath(locale, "start-project")}>
        {pageMetadata["start-project"].name[locale]} <ArrowIcon />
      </ButtonLink>
    </div>
  );
}
