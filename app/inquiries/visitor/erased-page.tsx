import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formatCount } from "../../i18n/plural.ts";
import { ReferenceText } from "./reference-text.tsx";
import { ShortMoment } from "./short-moment.tsx";
import { Slip, StruckCell } from "./slip.tsx";
import { erasedFiles, erasedMails } from "./visitor-counts.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { sheetWords, slipWords } from "./visitor-words.ts";
import styles from "./erased-page.module.css";

interface ErasedPageProps {
  content: VisitorPageContent;
  erased: NonNullable<VisitorPageContent["erased"]>;
}

export function ErasedPage({ content, erased }: ErasedPageProps) {
  const locale = useLocaleFromPath();
  const { reference, at, files, mails } = erased;
  const gone = [
    slipWords.messageAndDetails[locale],
    ...(files > 0 ? [formatCount(locale, files, erasedFiles)] : []),
    ...(mails > 0 ? [formatCount(locale, mails, erasedMails)] : []),
  ];
  const cells = (
    <>
      <div>
        <dt>{sheetWords.reference[locale]}</dt>
        <dd>
          <ReferenceText reference={reference} />
        </dd>
      </div>
      <div>
        <dt>{slipWords.erasedAt[locale]}</dt>
        <dd>
          <ShortMoment at={at} />
        </dd>
      </div>
      <StruckCell label={slipWords.subject[locale]} said={slipWords.erasedAt[locale]} />
      <StruckCell label={sheetWords.sentBy[locale]} said={slipWords.erasedAt[locale]} />
    </>
  );
  return (
    <Slip path={content.path} title={slipWords.erased[locale]} cells={cells}>
      <p>{slipWords.erasedText[locale]}</p>
      <ul className={styles.gone}>
        {gone.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Slip>
  );
}
