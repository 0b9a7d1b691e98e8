import { company } from "../../company.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { telUrl } from "../../ui/tel-url.ts";
import { FormOutcome } from "./form-outcome.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { Slip } from "./slip.tsx";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { isDeadLink, linkPageTitle } from "./visitor-title.ts";
import { slipWords } from "./visitor-words.ts";
import { WrittenText } from "./written-text.tsx";

/** Of a link that opens nothing, or of none: asks for the address to mail a new one to. */
export function LinkPage({ content }: { content: VisitorPageContent | null }) {
  const locale = useLocaleFromPath();
  const phone = (
    <LtrText>
      <a className="link" href={telUrl(company.phone)}>
        {company.phone}
      </a>
    </LtrText>
  );
  return (
    <Slip path={content?.path ?? pagePath(locale, "inquiry")} title={linkPageTitle(content)[locale]}>
      {!content?.done && <p>{(isDeadLink(content) ? slipWords.closedText : slipWords.lostText)[locale]}</p>}
      {content?.unsaved && (
        <>
          <p role="alert">{slipWords.unsaved[locale]}</p>
          <WrittenText text={content.unsaved} />
        </>
      )}
      {content && <FormOutcome content={content} section="new-link" />}
      <NewLinkForm content={content} variant="primary" />
      <p className="text-muted">
        <InterpolatedText text={slipWords.orCall[locale]} values={{ phone }} />
      </p>
    </Slip>
  );
}
