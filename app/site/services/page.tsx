import { useLocale } from "../../i18n/address.ts";
import { Isolate, Latin } from "../../i18n/isolate.tsx";
import { localeOf } from "../../i18n/text.ts";
import { Points } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
import { ClosingCall } from "../closing-call.tsx";
import { companyWords } from "../company-words.ts";
import { coreServices, coreServiceWords } from "../core-services.ts";
import { industries, industryNames } from "../industry-names.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { catalogue } from "./catalogue.ts";
import { specializedServices, specializedWords } from "./specialized-words.ts";
import { stack } from "./stack.ts";
import { words } from "./words.ts";

export const meta = pageMeta("services");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeOf(url.pathname), {
    ...words,
    ...coreServiceWords,
    ...specializedWords,
    ...industryNames,
  });
}

type Words = Route.ComponentProps["loaderData"];

export default function ServicesPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead designator="U0" title={words.title} lead={words.lead}>
        <ul className="labels mt-6 lg:col-[6/12]">
          {[words.badgeRobotics, words.badgeAi, words.badgeIot].map((badge) => (
            <li key={badge} className="label">
              {badge}
            </li>
          ))}
        </ul>
      </PageHead>
      <Section id="core" designator="U1" heading={words.coreHeading}>
        <Points points={coreServices.map((service) => serviceOf(words, service))} />
      </Section>
      <Section id="specialized" designator="U2" heading={words.specialHeading}>
        <Points points={specializedServices.map((service) => specializedOf(words, service))} />
      </Section>
      <Catalogue heading={words.catalogueHeading} />
      <Section id="industries" designator="N1" heading={words.industriesHeading}>
        <ul className="labels">
          {industries.map((industry) => (
            <li key={industry} className="label">
              {words[industry]}
            </li>
          ))}
        </ul>
      </Section>
      <TechnologyStack words={words} />
      <ClosingCall
        heading={words.closingHeading}
        text={words.closingText}
        primary={words.closingPrimary}
        secondary={words.closingSecondary}
        secondaryPage="cases"
      />
    </>
  );
}

function serviceOf(words: Words, id: (typeof coreServices)[number]) {
  const items = ([1, 2, 3, 4] as const).map((n) => words[`${id}Feature${n}`]);
  return { id, title: words[`${id}Title`], text: words[`${id}Text`], items };
}

function specializedOf(words: Words, id: (typeof specializedServices)[number]) {
  const items = ([1, 2, 3, 4] as const).map((n) => words[`${id}Capability${n}`]);
  return { id, title: words[`${id}Title`], text: words[`${id}Text`], items };
}

function Catalogue({ heading }: { heading: string }) {
  const locale = useLocale();
  const entries = catalogue.map(({ slug, title, excerpt }) => ({
    id: slug,
    title: title[locale],
    text: excerpt[locale],
  }));
  return (
    <Section id="catalogue" designator="U3" heading={heading}>
      <Points points={entries} />
    </Section>
  );
}

function TechnologyStack({ words }: { words: Words }) {
  const locale = useLocale();
  const groups = [
    { title: words.stackHardware, items: stack.hardware },
    { title: words.stackSoftware, items: stack.software },
    { title: words.stackPlatforms, items: stack.platforms },
  ];
  return (
    <Section id="stack" designator="L1" heading={words.stackHeading}>
      <ul className="points">
        {groups.map(({ title, items }) => (
          <li key={title}>
            <h3 className="text-subhead">{title}</h3>
            <ul className="labels">
              {items.map((item) =>
                typeof item === "string" ? (
                  <li key={item} className="label">
                    <Latin>{item}</Latin>
                  </li>
                ) : (
                  <li key={item.en} className="label">
                    <Isolate>{item[locale]}</Isolate>
                  </li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
