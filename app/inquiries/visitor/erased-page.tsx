import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { Slip } from "./slip.tsx";
import { slipWords } from "./visitor-words.ts";

export function ErasedPage({ path, reference }: { path: string; reference: string }) {
  const locale = useLocaleFromPath();
  return (
    <Slip path={path} title={slipWords.erased[locale]}>
      <p>{interpolate(slipWords.erasedText[locale], { reference })}</p>
    </Slip>
  );
}
