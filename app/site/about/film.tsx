import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { type Locale, otherLocale } from "../../i18n/text.ts";
import { Button } from "../../ui/form/button.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { interpolateFacts, usePageWords } from "../localize-words.ts";
import { filmShots } from "./film-shots.ts";
import poster from "./film/poster.webp";
import h264 from "./film/sanad.mp4";
import av1 from "./film/sanad.webm";
import { story } from "./story.ts";
import { words as aboutWords } from "./words.ts";
import styles from "./film.module.css";

/** Not yet in React's types: poster and captions are fetched when the film comes near. */
const lazyLoading = { loading: "lazy" };

/** The film with its title block, and as text. Nothing of it is fetched before it comes near, and no video before it is played. */
export function Film() {
  const words = usePageWords(aboutWords);
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base section" aria-labelledby="film">
      <div className="page-container">
        <Designator>S4</Designator>
        <h2 className="section-heading text-heading" id="film">
          {words.film}
        </h2>
        <figure className={`content ${styles.film} surface-dark surface-darkest`} data-island="film">
          <video
            controls
            {...lazyLoading}
            poster={poster}
            preload="none"
            playsInline
            width="1280"
            height="720"
            aria-labelledby="film"
          >
            <source src={av1} type={'video/webm; codecs="av01.0.05M.08"'} />
            <source src={h264} type={'video/mp4; codecs="avc1.64001F"'} />
            <track kind="captions" {...captionsIn(locale)} default />
            <track kind="captions" {...captionsIn(otherLocale(locale))} />
          </video>
          <FilmError />
          <TitleBlock />
        </figure>
        <div className={`${styles.filmText} section-text`}>
          <p className="text-muted">
            <MixedText text={words.filmCaptions} />
          </p>
          <Transcript />
        </div>
      </div>
    </section>
  );
}

const languageNames: Record<Locale, string> = { en: "English", ar: "العربية" };

/** The page's own language comes first, and is on. */
function captionsIn(locale: Locale) {
  return { src: pagePath(locale, "about/captions.vtt"), srcLang: locale, label: languageNames[locale] };
}

/** Shown by `film.island.ts`. */
function FilmError() {
  const words = usePageWords(aboutWords);
  return (
    <div className={styles.filmError} data-film-error role="alert" hidden>
      <p>{words.filmFailed}</p>
      <div className="actions">
        <Button variant="outline">{words.filmRetry}</Button>
        <a className="link" href="#film-text">
          {words.filmTranscript}
        </a>
      </div>
    </div>
  );
}

function TitleBlock() {
  const words = usePageWords(aboutWords);
  const cells = [
    [words.filmName, words.film],
    [words.filmLength, words.filmSeconds],
    [words.filmShots, words.filmEight],
    [words.filmSound, words.filmSilent],
  ];
  return (
    <dl className={styles.filmBlock}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Transcript() {
  const words = usePageWords(aboutWords);
  const locale = useLocaleFromPath();
  return (
    <details id="film-text" open>
      <summary>{words.filmTranscript}</summary>
      <p>
        <MixedText text={usePageWords(story).filmText} />
      </p>
      <ol className={styles.filmTranscript} data-transcript>
        {filmShots.map(({ caption }) => (
          <li key={caption.en}>
            <MixedText text={interpolateFacts(locale, caption[locale]).replace("\n", " ")} />
          </li>
        ))}
      </ol>
    </details>
  );
}
