import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/section.tsx";
import plate from "./film-plate.svg";
import type { AboutWords } from "./page.tsx";

/** Where the film will stand. Until it is drawn: its last picture, its title block, and the film as text. */
export function Film({ words }: { words: AboutWords }) {
  return (
    <section className="sheet section" aria-labelledby="film">
      <div className="frame">
        <Designator>S4</Designator>
        <h2 className="col-head text-heading" id="film">
          {words.film}
        </h2>
        <figure className="in film board deep">
          <img src={plate} width="1600" height="900" alt={words.filmPlate} loading="lazy" />
          <TitleBlock words={words} />
        </figure>
        <div className="film-text col-text">
          <p className="quiet">
            <MixedText text={words.filmCaptions} />
          </p>
          <details open>
            <summary>{words.filmTranscript}</summary>
            <p>
              <MixedText text={words.filmText} />
            </p>
          </details>
        </div>
      </div>
    </section>
  );
}

function TitleBlock({ words }: { words: AboutWords }) {
  const cells = [
    [words.filmName, words.film],
    [words.filmLength, words.filmSeconds],
    [words.filmShots, words.filmEight],
    [words.filmState, words.filmBeingDrawn],
  ];
  return (
    <dl className="film-block">
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
