import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import type { StoryFilm } from "../../firm-types.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { type Locale, otherLocale } from "../../i18n/text.ts";
import { Button } from "../../ui/form/button.tsx";
import { interpolateFacts, usePageWords } from "../localize-words.ts";
import { Section } from "../section.tsx";
import { switchWords } from "../words.ts";
import { words as aboutWords } from "./words.ts";
import styles from "./film.module.css";

/** Not yet in React's types: poster and captions are fetched when the film comes near. */
const lazyLoading = { loading: "lazy" };

/** The film, and the film as text. Nothing of it is fetched before it comes near, and no video before it is played. */
export function Film({ film }: { film: StoryFilm }) {
  const words = usePageWords(aboutWords);
  const locale = useLocaleFromPath();
  return (
    <Section id="film" heading={words.film}>
      <figure className={`content ${styles.film} surface-dark surface-darkest`} data-island="film">
        <video
          controls
          {...lazyLoading}
          poster={film.poster}
          preload="none"
          playsInline
          width="1280"
          height="720"
          aria-labelledby="film"
        >
          <source src={film.webm} type={'video/webm; codecs="av01.0.05M.08"'} />
          <source src={film.mp4} type={'video/mp4; codecs="avc1.64001F"'} />
          <track kind="captions" {...captionsIn(locale)} default />
          <track kind="captions" {...captionsIn(otherLocale(locale))} />
        </video>
        <FilmError />
      </figure>
      <div className={`${styles.filmText} section-text`}>
        <p className="text-muted text-balance">
          <MixedText text={film.about[locale]} />
        </p>
        <Transcript film={film} />
      </div>
    </Section>
  );
}

/** The page's own language comes first, and is on. */
function captionsIn(locale: Locale) {
  return { src: pagePath(locale, "about/captions.vtt"), srcLang: locale, label: switchWords[locale].name };
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

function Transcript({ film }: { film: StoryFilm }) {
  const words = usePageWords(aboutWords);
  const locale = useLocaleFromPath();
  return (
    <details id="film-text" open>
      <summary>{words.filmTranscript}</summary>
      <p>
        <MixedText text={interpolateFacts(locale, film.text[locale])} />
      </p>
      <ol className={styles.filmTranscript} data-transcript>
        {film.shots.map(({ caption }) => (
          <li key={caption.en}>
            <MixedText text={interpolateFacts(locale, caption[locale]).replace("\n", " ")} />
          </li>
        ))}
      </ol>
    </details>
  );
}
