import { addressOf, useLocale } from "../../i18n/address.ts";
import { localeOf } from "../../i18n/text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { GoSign } from "../../ui/go-sign.tsx";
import { Pins, Points } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
import { companyWords } from "../company-words.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { phaseWords } from "./phase-words.ts";
import { words } from "./words.ts";

export const meta = pageMeta("process");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeOf(url.pathname), { ...words, ...phaseWords });
}

type Words = Route.ComponentProps["loaderData"];

export default function ProcessPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead designator="R0" title={words.title} lead={words.lead} />
      <Section id="phases" designator="R1" heading={words.timelineHeading}>
        <Points ordered points={([1, 2, 3, 4, 5] as const).map((n) => phaseOf(words, n))} />
      </Section>
      <Section id="values" designator="R2" heading={words.valuesHeading}>
        <Points
          points={([1, 2, 3, 4] as const).map((n) => ({
            title: words[`values${n}`],
            text: words[`values${n}Text`],
          }))}
        />
      </Section>
      <Section id="cycle" designator="Y1" heading={words.cycleHeading} material="board">
        <Points
          ordered
          points={([1, 2, 3] as const).map((n) => ({
            title: words[`cycle${n}`],
            text: words[`cycle${n}Text`],
          }))}
        />
      </Section>
      <Section id="why" designator="R3" heading={words.whyHeading}>
        <Pins items={([1, 2, 3, 4, 5] as const).map((n) => words[`why${n}`])} />
        <StartButton label={words.closing} />
      </Section>
    </>
  );
}

function phaseOf(words: Words, n: 1 | 2 | 3 | 4 | 5) {
  return {
    id: `phase-${n}`,
    title: words[`phase${n}Name`],
    note: words[`phase${n}When`],
    text: words[`phase${n}Text`],
    items: ([1, 2, 3, 4, 5] as const).map((m) => words[`phase${n}Activity${m}`]),
  };
}

function StartButton({ label }: { label: string }) {
  return (
    <div className="actions">
      <ButtonLink href={addressOf(useLocale(), "start-project")}>
        {label} <GoSign />
      </ButtonLink>
    </div>
  );
}
