import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { interpolate, localeFromPath, localize } from "../../i18n/text.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { formPaths, type InquiryKind, receivedFragment } from "../fields.ts";
import { InlineScript } from "../../ui/inline-script.tsx";
import fillScript from "./fill-in-browser.ts?script";
import { momentPlaceholder, referencePlaceholder } from "./sent-path.ts";
import { sentPageWords, sentWords } from "../words.ts";
import styles from "./sent.module.css";

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeFromPath(url.pathname);
  const kind: InquiryKind = url.pathname.includes("/start-project/") ? "project" : "contact";
  const words = localize(locale, { ...sentWords, ...sentPageWords });
  const page = `/${locale}/inquiry`;
  return { locale, kind, reference: referencePlaceholder, moment: momentPlaceholder, page, words };
}

/** Shows a different text with and without the fragment. CSS alone decides, for visitors without JavaScript. */
export default function SentPage() {
  const { locale, kind, reference, moment, page, words } = useLoaderData<typeof loader>();
  return (
    <>
      <span id={receivedFragment} className={styles.receivedTarget} />
      <section className="page-header surface-base">
        <div className="page-container">
          <Designator>J4</Designator>
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
          <p className={`text-lead ${styles.due} ${styles.ifReceived}`} data-due={moment}>
            {interpolate(words.due, { moment })}
          </p>
          <p className={`text-lead ${styles.reference} ${styles.ifReceived}`} data-reference={reference}>
            <InterpolatedText
              text={words.reference}
              values={{ reference: <bdi dir="ltr">{reference}</bdi> }}
            />
          </p>
          <p className={`${styles.page} ${styles.ifReceived}`} data-page={page}>
            <ButtonLink href={page}>{words.page}</ButtonLink>
          </p>
        </div>
      </section>
      {import.meta.env.VITE_SUPABASE_URL && <InlineScript text={fillScript} />}
      <section className={`surface-base section ${styles.ifReceived}`} aria-labelledby="next">
        <div className="page-container">
          <Designator>J5</Designator>
          <h2 className="section-heading text-heading" id="next">
            {words.nextTitle}
          </h2>
          <ol className={`${styles.nextSteps} content`}>
            {words.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="actions content">
            <ButtonLink variant="outline" href={`/${locale}`}>
              {words.home}
            </ButtonLink>
            <ButtonLink variant="outline" href={`/${locale}/articles`}>
              {words.articles}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className={`surface-base section ${styles.unsentActions} ${styles.ifUnsent}`}>
        <div className="page-container">
          <div className="actions content">
            <ButtonLink href={`/${locale}/${formPaths[kind]}`}>{words[`${kind}Form`]}</ButtonLink>
            <ButtonLink variant="outline" href={`/${locale}`}>
              {words.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

/** A lit LED on its two pads: what was sent has arrived. */
function ReceivedIcon() {
  return (
    <svg className={styles.receivedIcon} viewBox="0 0 96 48" aria-hidden="true" focusable="false">
      <path className={styles.receivedPads} d="M0 6h16v36H0zM80 6h16v36H80z" />
      <path className={`mirrored ${styles.receivedCase}`} d="M12 1h64l8 8v38H12z" />
      <circle className={styles.receivedGlow} cx="48" cy="24" r="20.5" />
      <circle className={styles.receivedLens} cx="48" cy="24" r="16" />
      <path className={styles.receivedTick} d="m40 24.5 5.8 5.8L56.5 18.5" />
    </svg>
  );
}
