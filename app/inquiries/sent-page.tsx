import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { inLocale, localeOf } from "../i18n/text.ts";
import { pageMeta } from "../site/meta.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Designator } from "../ui/section.tsx";
import type { InquiryKind } from "./fields.ts";
import { sentWords } from "./words.ts";

export const meta = pageMeta("contact/sent");

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  const kind: InquiryKind = url.pathname.includes("/start-project/") ? "project" : "contact";
  return { locale, kind, words: inLocale(locale, sentWords) };
}

export default function SentPage() {
  const { locale, kind, words } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="page-head sheet">
        <div className="frame">
          <p className="ref" aria-hidden="true">
            J4
          </p>
          <h1 className="text-title">{words[`${kind}Title`]}</h1>
          <p className="lead text-lead">{words[`${kind}Text`]}</p>
        </div>
      </section>
      <section className="sheet section" aria-labelledby="next">
        <div className="frame">
          <Designator>J5</Designator>
          <h2 className="col-head text-heading" id="next">
            {words.nextTitle}
          </h2>
          <ol className="next-steps in">
            <li>{words.next1}</li>
            <li>{words.next2}</li>
            <li>{words.next3}</li>
          </ol>
          <div className="actions in">
            <ButtonLink href={`/${locale}`}>{words.home}</ButtonLink>
            <ButtonLink kind="line" href={`/${locale}/articles`}>
              {words.articles}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
