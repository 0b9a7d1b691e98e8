import { MixedText } from "../../i18n/isolate.tsx";
import type { InLocale } from "../../i18n/text.ts";
import { Designator } from "../../ui/section.tsx";
import { coreServices } from "../core-services.ts";
import { specializedServices, type specializedWords } from "./specialized-words.ts";
import type { words as pageWords } from "./words.ts";

type Words = InLocale<typeof pageWords & typeof specializedWords>;

/** Eight rows of a specification; their numbers go on from the core services, as on the symbol. */
export function SpecializedServices({ words }: { words: Words }) {
  return (
    <section className="board section" aria-labelledby="specialized">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="frame">
        <Designator>U1B</Designator>
        <h2 className="col-head text-heading" id="specialized">
          {words.specialHeading}
        </h2>
        <ul className="in spec">
          {specializedServices.map((id, index) => (
            <li key={id} id={id}>
              <h3 className="text-subhead">
                <span className="code" aria-hidden="true">
                  {coreServices.length + index + 1}
                </span>
                {words[`${id}Title`]}
              </h3>
              <p>
                <MixedText text={words[`${id}Text`]} />
              </p>
              <ul>
                {([1, 2, 3, 4] as const).map((n) => (
                  <li key={n}>
                    <MixedText text={words[`${id}Capability${n}`]} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <p className="silk" aria-hidden="true">
        NWT-U1B REV C
      </p>
    </section>
  );
}
