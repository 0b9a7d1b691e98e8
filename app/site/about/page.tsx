import { addressOf, useLocale } from "../../i18n/address.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { localeOf } from "../../i18n/text.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { GoSign } from "../../ui/go-sign.tsx";
import { Points } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
import { companyWords } from "../company-words.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { story } from "./story.ts";
import { words } from "./words.ts";

export const meta = pageMeta("about");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeOf(url.pathname), { ...words, ...story });
}

export default function AboutPage({ loaderData: words }: Route.ComponentProps) {
  const locale = useLocale();
  const trail = [
    { name: words.breadcrumbHome, href: addressOf(locale, "home") },
    { name: words.breadcrumbHere },
  ];
  const values = ([1, 2, 3, 4] as const).map((n) => ({
    title: words[`value${n}`],
    text: words[`value${n}Text`],
  }));
  return (
    <>
      <PageHead
        designator="S0"
        title={words.title}
        lead={words.sample}
        above={<Breadcrumb label={words.breadcrumbLabel} trail={trail} />}
      />
      <Chapter id="inspiration" designator="S1" heading={words.inspiration} text={words.inspirationText} />
      <Section id="mission" designator="S2" heading={words.mission}>
        <Story text={words.missionText} />
        <Points points={values} />
      </Section>
      <Chapter id="journey" designator="S3" heading={words.journey} text={words.journeyText} />
      <Section id="film" designator="S4" heading={words.film} material="board">
        <Story text={words.filmText} />
      </Section>
      <Section id="commitment" designator="S5" heading={words.commitment}>
        <Story text={words.commitmentText} />
        <div className="actions">
          <ButtonLink href={addressOf(locale, "start-project")}>
            {words.relatedStartProject} <GoSign />
          </ButtonLink>
          <ButtonLink kind="line" href={addressOf(locale, "services")}>
            {words.relatedServices}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

interface ChapterProps {
  id: string;
  designator: string;
  heading: string;
  text: string;
}

function Chapter({ text, ...section }: ChapterProps) {
  return (
    <Section {...section}>
      <Story text={text} />
    </Section>
  );
}

function Story({ text }: { text: string }) {
  return (
    <p className="prose text-lead">
      <MixedText text={text} />
    </p>
  );
}
