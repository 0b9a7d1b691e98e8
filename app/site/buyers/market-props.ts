import type { Localized } from "../../i18n/text.ts";
import type { MarketFacts } from "./conformity.server.ts";
import type { marketWords } from "./market-words.ts";

/** What every part of the section on markets is given. */
export interface MarketProps {
  facts: MarketFacts;
  words: Localized<typeof marketWords>;
}
