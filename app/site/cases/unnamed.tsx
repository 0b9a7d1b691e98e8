import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/section.tsx";
import withheldDrawing from "./withheld.svg";
import type { words as casesWords } from "./words.ts";

type Words = Localized<typeof casesWords>;

/** Why nothing here is named, lettered on a drawing whose every value is blacked out. */
export function Unnamed({ words }: { words: Words }) {
  return (
    <section className="sheet section unnamed" aria-labelledby="why">
      <div className="frame">
        <Designator>X2</Designator>
        <div className="drawing in">
          <div className="drawing-note">
            <h2 className="text-heading" id="why">
              {words.whyHeading}
            </h2>
            <p className="text-lead">
              <MixedText text={words.whyText} />
            </p>
          </div>
          <div className="drawing-part after-words">
            <img src={withheldDrawing} width="720" height="460" alt="" loading="lazy" />
          </div>
          <dl className="drawing-block">
            <Withheld name={words.blockClient} told={words.withheld} />
            <Withheld name={words.blockProduct} told={words.withheld} />
            <Withheld name={words.blockFigures} told={words.withheld} />
            <div>
              <dt>{words.blockShown}</dt>
              <dd>{words.blockAfter}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

/** One cell of the title block: the eye meets a black bar, the ear a word. */
function Withheld({ name, told }: { name: string; told: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="black-bar" aria-hidden="true" />
        <span className="sr-only">{told}</span>
      </dd>
    </div>
  );
}
