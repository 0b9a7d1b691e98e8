import { addressOf, useLocale } from "../../i18n/address.ts";
import { localeOf } from "../../i18n/text.ts";
import { Designator } from "../../ui/section.tsx";
import { Points } from "../../ui/points.tsx";
import { companyWords } from "../company-words.ts";
import { industries, industryNames } from "../industry-names.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { words } from "./words.ts";

export const meta = pageMeta("industries");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeOf(url.pathname), { ...words, ...industryNames });
}

export default function IndustriesPage({ loaderData: words }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <PageHead designator="N1" title={words.title} lead={words.soon} />
      <section className="sheet section" aria-labelledby="six">
        <div className="frame">
          <Designator>N2</Designator>
          <h2 className="col-head text-lead" id="six">
            {words.lead}
          </h2>
          <div className="in mt-8 grid gap-12">
            <Points points={industries.map((id) => ({ id, title: words[id], text: words[`${id}Text`] }))} />
            <p>
              <a className="link" href={addressOf(locale, "contact")}>
                {words.closing}
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
