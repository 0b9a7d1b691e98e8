import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { company } from "../../../firm/company.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { localeFromPath, localize } from "../../i18n/text.ts";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { type InquiryKind, receivedFragment } from "../fields.ts";
import { formPath } from "../form-path.ts";
import { InlineScript } from "../../ui/inline-script.tsx";
import script from "./complete-page.ts?script";
import { replyTime } from "../reply-promise.ts";
import { sentWords } from "../words.ts";
import styles from "./sent.module.css";

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeFromPath(url.pathname);
  const kind: InquiryKind = url.pathname.includes("/start-project/") ? "project" : "contact";
  return { locale, kind, words: localize(locale, { ...sentWords, promise: replyTime }) };
}

/**
 * Shows a different text with and without the fragment. CSS alone decides, for visitors without JavaScript. What the server knows of
 * the inquiry it puts where `data-sent` is: until then the page says what is true of all.
 */
export default function SentPage() {
  const { locale, kind, words } = useLoaderData<typeof loader>();
  const email = (
    <LtrText>
      <a className="link" href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </LtrText>
  );
  return (
    <>
      <span id={receivedFragment} className={styles.receivedTarget} />
      <section className="page-header surface-base">
        <div className="page-container">
          <div className={`content ${styles.ifReceived}`}>
            <ReceivedIcon />
          </div>
          <h1 className="text-title">
            <span className={styles.ifReceived}>{words[`${kind}Title`]}</span>
            <span className={styles.ifUnsent}>{words[`${kind}Unsent`]}</span>
          </h1>
          <p className="lead text-lead">
            <span className={styles.ifReceived}>{words[`${kind}Text`]}</span>
            <span className={styles.ifUnsent}>{words[`${kind}UnsentText`]}</span>
          </p>
          <div className={`${styles.below} ${styles.ifReceived}`}>
            <h2 className="text-subhead">{words.next}</h2>
            <ol className={styles.next}>
              <li>
                <p>
                  <InterpolatedText
                    text={words.receipt}
                    values={{ address: <bdi data-sent="email">{words.address}</bdi> }}
                  />
                </p>
              </li>
              <li>
                <p>
                  <InterpolatedText
                    text={words.reply}
                    values={{ promise: <strong data-sent="due">{words.promise}</strong> }}
                  />
                </p>
              </li>
              <li>
                <p>{words.page}</p>
              </li>
            </ol>
            <div className="actions">
              <ButtonLink className={styles.page} href={`/${locale}/inquiry`}>
                {words.openPage}
              </ButtonLink>
              <Button variant="outline" data-print hidden>
                {words.print}
              </Button>
            </div>
            <p className={styles.reference}>
              <InterpolatedText
                text={words.reference}
                values={{ reference: <bdi dir="ltr" data-sent="reference" /> }}
              />
            </p>
            <p className={styles.note}>
              <InterpolatedText text={words.wrongAddress} values={{ email }} />
            </p>
          </div>
          <div className={`actions ${styles.below} ${styles.ifUnsent}`}>
            <ButtonLink href={formPath({ locale, kind })}>{words[`${kind}Form`]}</ButtonLink>
          </div>
        </div>
      </section>
      <InlineScript text={script} />
    </>
  );
}

/** A lit LED on its two pads: what was sent has arrived. */
function ReceivedIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 96 48" fill="none" strokeWidth="2" aria-hidden="true">
      <path fill="var(--accent)" d="M0 6h16v36H0zM80 6h16v36H80z" />
      <path fill="var(--surface-raised)" stroke="var(--foreground)" d="M12 1h64l8 8v38H12z" />
      <circle stroke="var(--highlight)" strokeOpacity="0.45" cx="48" cy="24" r="20.5" />
      <circle fill="var(--highlight)" cx="48" cy="24" r="16" />
      <path stroke="var(--surface)" strokeWidth="4" d="m40 24.5 5.8 5.8L56.5 18.5" />
    </svg>
  );
}
