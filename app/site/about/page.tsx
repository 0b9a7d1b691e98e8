import { MixedText } from "../../i18n/isolate.tsx";
import { localeFromPath } from "../../i18n/text.ts";
import { breadcrumbWords } from "../breadcrumb-words.ts";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { localizeWords } from "../localize-words.ts";
import type { PageHandle } from "../page-handle.ts";
import { pictureWords } from "../pictures/words.ts";
import { PageHeader } from "../page-header.tsx";
import type { Route } from "./+types/page.ts";
import { Commitment } from "./commitment.tsx";
import { Film } from "./film.tsx";
import { Inspiration } from "./inspiration.tsx";
import { Journey } from "./journey.tsx";
import { Mission } from "./mission.tsx";
import { story } from "./story.ts";
import { words } from "./words.ts";
import styles from "./about.module.css";

export const handle = { pageModule: "app/site/about/enhancements/film.ts" } satisfies PageHandle;

export function loader({ url }: Route.LoaderArgs) {
  return localizeWords(localeFromPath(url.pathname), {
    ...breadcrumbWords,
    ...words,
    ...story,
    ...pictureWords,
  });
}

export default function AboutPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        designator="S0"
        title={words.title}
        lead={words.lead}
        above={<HomeBreadcrumb words={words} here={words.breadcrumbHere} />}
      >
        <p className={`${styles.aboutSample} text-muted text-small`}>
          <MixedText text={words.sample} />
        </p>
      </PageHeader>
      <Inspiration words={words} />
      <Mission words={words} />
      <Journey words={words} />
      <Film words={words} />
      <Commitment words={words} />
    </>
  );
}
