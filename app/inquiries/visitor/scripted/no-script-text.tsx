import { MixedText } from "../../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../../i18n/paths.ts";
import { scriptedWords } from "./scripted-words.ts";

export function NoScriptText() {
  return (
    <noscript>
      <p>
        <MixedText text={scriptedWords.noScript[useLocaleFromPath()]} />
      </p>
    </noscript>
  );
}
