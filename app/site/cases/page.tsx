import { company } from "../../company.ts";
import { addressOf, useLocale } from "../../i18n/address.ts";
import { fillIn, localeOf } from "../../i18n/text.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { GoSign } from "../../ui/go-sign.tsx";
import { Pins, Points } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
import { companyWords } from "../company-words.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { words } from "./words.ts";

export const meta = pageMeta("cases");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeOf(url.pathname), words);
}

type Words = Route.ComponentProps["loaderData"];

export default function CasesPage({ loaderData: words }: Route.ComponentProps) {
  const locale = useLocale();
  const trail = [
    { name: words.breadcrumbHome, href: addressOf(locale, "home") },
    { name: words.breadcrumbHere },
  ];
  return (
    <>
      <PageHead
        designator="X1"
        title={words.title}
        lead={words.lead}
        above={<Breadcrumb label={words.breadcrumbLabel} trail={trail} />}
      />
      <Section id="why" designator="X2" heading={words.whyHeading}>
        <p className="prose text-lead">{words.whyText}</p>
      </Section>
      <Categories words={words} />
      <Protection words={words} />
      <Section id="nda" designator="X5" heading={words.ndaHeading} material="board">
        <Points
          ordered
          points={([1, 2, 3] as const).map((n) => ({
            title: words[`nda${n}`],
            text: words[`nda${n}Text`],
          }))}
        />
      </Section>
      <Section id="challenges" designator="X6" heading={words.challengesHeading}>
        <Pins items={([1, 2, 3, 4, 5, 6] as const).map((n) => words[`challenges${n}`])} />
      </Section>
      <Section id="impact" designator="X7" heading={words.impactHeading}>
        <Pins items={([1, 2, 3, 4, 5, 6] as const).map((n) => words[`impact${n}`])} />
      </Section>
      <NextSteps words={words} />
    </>
  );
}

function Categories({ words }: { words: Words }) {
  const locale = useLocale();
  const plural = new Intl.PluralRules(locale);
  const countOf = (n: number) => fillIn(plural.select(n) === "few" ? words.countFew : words.countMany, { n });
  const { projectsByCategory: counts } = company;
  const categories = (
    ["robotics", "industrialIot", "consumer", "connected", "energy", "vision"] as const
  ).map((id) => ({
    id,
    title: words[id],
    text: words[`${id}Text`],
    note: countOf(counts[id]),
  }));
  return (
    <Section id="categories" designator="X3" heading={words.categoriesHeading}>
      <Points points={categories} />
    </Section>
  );
}

function Protection({ words }: { words: Words }) {
  const cards = [
    { title: words.protectionClient, text: words.protectionClientText },
    { title: words.protectionNda, text: words.protectionNdaText },
    { title: words.protectionSecure, text: words.protectionSecureText },
    { title: words.protectionTrust, text: words.protectionTrustText },
  ];
  return (
    <Section id="protection" designator="X4" heading={words.protectionHeading}>
      <Points points={cards} />
    </Section>
  );
}

/** Both buttons lead to the contact form, as do the links to what is related. */
function NextSteps({ words }: { words: Words }) {
  const locale = useLocale();
  const contact = addressOf(locale, "contact");
  return (
    <section className="sheet section">
      <div className="frame">
        <div className="actions in">
          <ButtonLink href={contact}>
            {words.buttonSchedule} <GoSign />
          </ButtonLink>
          <ButtonLink kind="line" href={contact}>
            {words.buttonTemplate}
          </ButtonLink>
          <ButtonLink kind="quiet" href={addressOf(locale, "services")}>
            {words.relatedServices}
          </ButtonLink>
          <ButtonLink kind="quiet" href={contact}>
            {words.relatedContact}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
