import { company } from "../../company.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { telUrl } from "../../ui/tel-url.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import { Slip, StruckCell } from "./slip.tsx";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { isDeadLink, linkPageTitle } from "./visitor-title.ts";
import { sheetWords, slipWords } from "./visitor-words.ts";
import { WrittenText } from "./written-text.tsx";
import { zoneOf } from "./zone-of.ts";
import { ZoneOutcome } from "./zone-outcome.tsx";

/** Of a link that opens nothing, or of none: asks for the address to mail a new one to. */
export function LinkPage({ content }: { content: VisitorPageContent | null }) {
  const locale = useLocaleFromPath();
  const cells = (
    <>
      <StruckCell label={sheetWords.reference[locale]} said={slipWords.notShown[locale]} />
      <div>
        <dt>{slipWords.orCall[locale]}</dt>
        <dd>
          <LtrText>
            <a className="link" href={telUrl(company.phone)}>
              {company.phone}
            </a>
          </LtrText>
        </dd>
      </div>
    </>
  );
  return (
    <Slip
      path={content?.path ?? pagePath(locale, "inquiry")}
      title={linkPageTitle(content)[locale]}
      cells={cells}
    >
      {!content?.done && <p>{(isDeadLink(content) ? slipWords.closedText : slipWords.lostText)[locale]}</p>}
      {content?.unsaved && (
        <>
          <p role="alert">{slipWords.unsaved[locale]}</p>
          <WrittenText text={content.unsaved} />
        </>
      )}
      {content && <ZoneOutcome content={content} zone={zoneOf(content.done ?? "new_link", undefined)} />}
      <NewLinkForm content={content} variant="primary" />
    </Slip>
  );
}
