import { pagePath, useLocaleFromPath } from "../../../i18n/paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Slip } from "../slip.tsx";
import { unavailableWords } from "../unavailable-words.ts";
import { sheetWords } from "../visitor-words.ts";
import { scriptedWords } from "./scripted-words.ts";

/** While the inquiry is fetched, and when that failed. */
export function WaitingPage({ fragment, hasFailed }: { fragment: string; hasFailed: boolean }) {
  const locale = useLocaleFromPath();
  const path = pagePath(locale, "inquiry") + fragment;
  return (
    <Slip path={path} title={sheetWords.privatePage[locale]} cells={null}>
      <p role="status">{(hasFailed ? unavailableWords : scriptedWords.opening)[locale]}</p>
      {hasFailed && (
        <p>
          <ButtonLink href={path} variant="outline">
            {scriptedWords.tryAgain[locale]}
          </ButtonLink>
        </p>
      )}
    </Slip>
  );
}
