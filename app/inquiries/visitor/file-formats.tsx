import { LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { fileFormats, type FileGroup } from "./file-types.ts";
import { fileGroupWords, fileWords } from "./file-words.ts";
import { More } from "./more.tsx";
import rowStyles from "./given-rows.module.css";

/** What is taken, by the ends of names. */
export function FileFormats() {
  const locale = useLocaleFromPath();
  const groups = Map.groupBy(Object.entries(fileFormats), ([, { group }]) => group);
  return (
    <More summary={fileWords.formats[locale]} open={false}>
      <dl className={rowStyles.rows}>
        {[...groups].map(([group, formats]: [FileGroup, [string, unknown][]]) => (
          <div key={group}>
            <dt>{fileGroupWords[group][locale]}</dt>
            <dd>
              <LtrText>{formats.map(([ending]) => ending.toUpperCase()).join(", ")}</LtrText>
            </dd>
          </div>
        ))}
      </dl>
    </More>
  );
}
