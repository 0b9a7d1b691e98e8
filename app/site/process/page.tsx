import { localeFromPath } from "../../i18n/text.ts";
import { ClosingCall } from "../closing-call.tsx";
import { companyWords } from "../company-words.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { phaseWords } from "./phase-words.ts";
import { Phases } from "./phases.tsx";
import { Reasons } from "./reasons.tsx";
import { Sprint } from "./sprint.tsx";
import { Values } from "./values.tsx";
import { words } from "./words.ts";

export const meta = pageMeta("process");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeFromPath(url.pathname), { ...words, ...phaseWords });
}

export default function ProcessPage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHead designator="R3" title={words.title} lead={words.lead} />
      <Phases words={words} />
      <Values words={words} />
      <Sprint words={words} />
      <Reasons words={words} />
      <ClosingCall
        heading={words.closingHeading}
        text={words.closingText}
        primary={words.closing}
        secondary={words.closingContact}
        secondaryPage="contact"
      />
    </>
  );
}
