import { addressOf, useLocale } from "../../i18n/address.ts";
import type { InLocale } from "../../i18n/text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { GoSign } from "../../ui/go-sign.tsx";
import type { words as homeWords } from "./words.ts";

export function Hero({ words }: { words: InLocale<typeof homeWords> }) {
  const locale = useLocale();
  return (
    <section className="hero castellated board deep">
      <div className="hero-art" role="img" aria-label={words.heroStill} />
      <div className="frame">
        <h1 className="text-display">
          {words.heroHeadline.split(" ").map((beat) => (
            <Beat key={beat} beat={beat} />
          ))}
        </h1>
        <div className="hero-say">
          <p className="text-lead">{words.heroLead}</p>
          <div className="actions">
            <ButtonLink href={addressOf(locale, "start-project")}>
              {words.heroPrimary} <GoSign />
            </ButtonLink>
            <ButtonLink kind="line" href={addressOf(locale, "contact")}>
              {words.heroSecondary}
            </ButtonLink>
          </div>
        </div>
      </div>
      <p className="hero-no ref" aria-hidden="true">
        A1
      </p>
      <span className="edge" aria-hidden="true" />
    </section>
  );
}

/** One word of the headline on a line of its own, its full stop in copper. */
function Beat({ beat }: { beat: string }) {
  return (
    <>
      <span>
        {beat.slice(0, -1)}
        <i className="stop">{beat.slice(-1)}</i>
      </span>{" "}
    </>
  );
}
