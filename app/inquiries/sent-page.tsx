import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { inLocale, localeOf } from "../i18n/text.ts";
import { pageMeta } from "../site/meta.ts";
import { PageHead } from "../site/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Designator } from "../ui/section.tsx";
import type { InquiryKind } from "./fields.ts";
import { ReceivedSign } from "./received-sign.tsx";
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
      <PageHead
        designator="J4"
        above={<ReceivedSign />}
        title={words[`${kind}Title`]}
        lead={words[`${kind}Text`]}
      />
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
