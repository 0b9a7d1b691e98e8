import { localeOf } from "../../i18n/text.ts";
import { companyWords } from "../company-words.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { words } from "./words.ts";

export const meta = pageMeta("privacy-policy");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeOf(url.pathname), words);
}

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export default function PrivacyPolicyPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead designator="G1" title={words.title} lead={words.updated} />
      <div className="section sheet">
        <div className="frame">
          <ol className="in points">
            {sections.map((n) => (
              <li key={n} id={`section-${n}`}>
                <h2 className="text-subhead">{words[`heading${n}`]}</h2>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
