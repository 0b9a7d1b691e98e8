import { company } from "../../company.ts";
import { Isolate, LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { LogoMark } from "../../site/brand.tsx";
import { telUrl } from "../../ui/tel-url.ts";
import { channelText } from "./channel-text.ts";
import { listZones } from "./list-zones.ts";
import { PromiseCell } from "./promise-cell.tsx";
import { ReferenceText } from "./reference-text.tsx";
import { Revisions } from "./revisions.tsx";
import { ShortMoment } from "./short-moment.tsx";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { sheetWords } from "./visitor-words.ts";
import styles from "./title-strip.module.css";

/** Down the end side of the sheet, as on a plotted drawing. */
export function TitleStrip({ inquiry, now }: { inquiry: VisitorInquiry; now: number }) {
  const locale = useLocaleFromPath();
  const cells = [
    { label: sheetWords.reference, value: <ReferenceText reference={inquiry.reference} /> },
    { label: sheetWords.received, value: <ShortMoment at={inquiry.created_at} /> },
    { label: sheetWords.sentBy, value: <Isolate>{inquiry.sent.name}</Isolate> },
    { label: sheetWords.through, value: channelText(locale, inquiry) },
  ];
  return (
    <aside className={`screen-only ${styles.strip}`} aria-label={sheetWords.details[locale]}>
      <div className={styles.inside}>
        <dl className={styles.cells}>
          <PromiseCell inquiry={inquiry} now={now} />
          {cells.map(({ label, value }) => (
            <div key={label.en} className={styles.cell}>
              <dt>{label[locale]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <nav className={styles.zones} aria-label={sheetWords.onThisSheet[locale]}>
          <ul>
            {listZones(locale, inquiry).map(({ name, letter, title, count }) => (
              <li key={name}>
                <a href={`#${name}`}>
                  <span className={styles.letter} aria-hidden="true">
                    {letter}
                  </span>
                  <span>{title}</span>
                  {count && <span className="text-muted">{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Revisions inquiry={inquiry} />
        <div className={styles.brand}>
          <LogoMark className={styles.mark} />
          <p>
            {interpolate(sheetWords.place[locale], {
              company: company.name[locale],
              city: company.city[locale],
            })}
            <br />
            <LtrText>
              <a className="link" href={telUrl(company.phone)}>
                {company.phone}
              </a>
            </LtrText>
          </p>
        </div>
      </div>
    </aside>
  );
}
